import type { HintAnswer } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { keyOf, sentence, upper } from './model.ts';
import './hint.css';

/** What the best player would do, and why: the answers that came out on top, with their chances. */
export function HintSheet({ desk }: { desk: Desk }) {
  const { hint, actions } = desk.props;
  const close = () => {
    actions.dropHint();
    desk.open(null);
  };
  return (
    <Dialog title={hint?.by ? `What would a ${hint.by} do?` : 'A hint'} onClose={close}>
      <Progress desk={desk} close={close} />
      {hint && hint.answers.length > 0 && (
        <ol className="hint-answers">
          {hint.answers.map((answer, i) => (
            <Answer key={keyOf(answer)} desk={desk} answer={answer} best={i === 0} done={hint.done} />
          ))}
        </ol>
      )}
      {hint?.done && (
        <p className="note">
          The chances are guesses: the computer knows only what you can see, and imagines the rest.
        </p>
      )}
    </Dialog>
  );
}

function Progress({ desk, close }: { desk: Desk; close(): void }) {
  const { hint, notices } = desk.props;
  if (hint?.done) return null;
  if (!hint) return <p>{sentence(notices[0]?.text ?? 'there is no hint')}</p>;
  return (
    <div className="hint-progress">
      <label>
        {hint.by ? `${hint.by} is thinking…` : 'Thinking…'} <progress max={100} value={hint.share} />
      </label>
      <button type="button" className="button small" onClick={close}>
        Never mind
      </button>
    </div>
  );
}

interface AnswerProps {
  desk: Desk;
  answer: HintAnswer;
  best: boolean;
  done: boolean;
}

function Answer({ desk, answer, best, done }: AnswerProps) {
  const { text, chance, visits, equal, why } = answer;
  return (
    <li className="hint-answer">
      <div className="hint-head">
        <strong>{upper(text)}</strong>
        {equal && <span className="hint-equal">as good</span>}
        {done && (
          <button
            type="button"
            className={best ? 'button small primary' : 'button small'}
            aria-label={`Do this: ${text}`}
            onClick={() => desk.pick(answer)}
          >
            Do this
          </button>
        )}
      </div>
      <div className="hint-chance">
        <span className="hint-bar" aria-hidden="true">
          <span style={{ inlineSize: `${chance}%` }} />
        </span>
        <span>you win {chance} of 100 such games</span>
      </div>
      {why.length > 0 && (
        <ul className="hint-why">
          {why.map(reason => (
            <li key={reason}>{sentence(reason)}</li>
          ))}
        </ul>
      )}
      {visits > 0 && <p className="note">Played through {visits === 1 ? 'once' : `${visits} times`}.</p>}
    </li>
  );
}
