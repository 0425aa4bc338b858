import type { Offer, Settings } from '@siegeworks/protocol';
import { CreditLine, Dialog } from '@siegeworks/ui';
import type { Desk } from './desk.ts';
import { upper } from './model.ts';
import { PACES } from './table.ts';

/** How fast, how often, and the ways out. */
export function MenuSheet({ desk }: { desk: Desk }) {
  const { game, pace, settings, usual, actions, state } = desk.props;
  return (
    <Dialog title="Menu" onClose={() => desk.open(null)}>
      <fieldset className="field">
        <legend>Steps of the computer</legend>
        {PACES.map(each => (
          <label key={each}>
            <input type="radio" name="pace" checked={pace === each} onChange={() => actions.setPace(each)} />{' '}
            {upper(each)}
          </label>
        ))}
      </fieldset>
      <label className="field">
        <input
          type="checkbox"
          checked={settings.askForced}
          onChange={event => actions.settle({ ...settings, askForced: event.target.checked })}
        />{' '}
        Ask me even when there is only one answer
      </label>
      {usual.map(({ question, text }) => (
        <label className="field" key={question}>
          <input
            type="checkbox"
            checked={settings.standing[question] === 'ask'}
            onChange={event => actions.settle(asking(settings, question, event.target.checked))}
          />{' '}
          Ask me {text}
        </label>
      ))}
      <Standing desk={desk} />
      <div className="dialog-buttons">
        <button type="button" className="button" onClick={actions.rules}>
          Rules
        </button>
        <button type="button" className="button" onClick={actions.keepFile}>
          Export match
        </button>
        {!state.outcome && state.eye !== null && (
          <button type="button" className="button" onClick={() => desk.open({ kind: 'concede' })}>
            Give up…
          </button>
        )}
        <button type="button" className="button" onClick={actions.leave}>
          Leave the table
        </button>
      </div>
      <p className="note">The match is kept in this browser: leave whenever you like and continue later.</p>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
    </Dialog>
  );
}

/** Asks this question, or leaves it to its usual answer again. */
function asking(settings: Settings, question: string, ask: boolean): Settings {
  const { [question]: _forgotten, ...standing } = settings.standing;
  return { ...settings, standing: ask ? { ...standing, [question]: 'ask' } : standing };
}

function Standing({ desk }: { desk: Desk }) {
  const { settings, usual, actions } = desk.props;
  const entries = Object.entries(settings.standing).filter(
    ([id]) => !usual.some(each => each.question === id),
  );
  if (entries.length === 0) return null;
  return (
    <section>
      <h3>Answered for you</h3>
      <ul className="standing">
        {entries.map(([id, answer]) => (
          <li key={id}>
            <code>{id}</code> {answer === 'ask' ? 'always asks' : `always ${answer}`}{' '}
            <button
              type="button"
              className="button small"
              onClick={() => actions.settle(asking(settings, id, false))}
            >
              Forget
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How this question is to be answered from now on. */
export function AlwaysSheet({ desk }: { desk: Desk }) {
  const { state, settings, actions } = desk.props;
  const { question } = state;
  if (!question) return null;
  const stops = settings.stops.includes(question.id);
  const stand = (answer: string) => {
    desk.open(null);
    actions.settle({ ...settings, standing: { ...settings.standing, [question.id]: answer } });
  };
  const stop = (on: boolean) => {
    const others = settings.stops.filter(id => id !== question.id);
    actions.settle({ ...settings, stops: on ? [...others, question.id] : others });
  };
  return (
    <Dialog title="Whenever this is asked" onClose={() => desk.open(null)}>
      <p className="question">{question.text}</p>
      <div className="dialog-buttons">
        <button type="button" className="button primary" onClick={() => stand('ask')}>
          Ask me
        </button>
        {answersOf(question.offers).map(({ kind, text }) => (
          <button key={kind} type="button" className="button" onClick={() => stand(kind)}>
            Always: {text}
          </button>
        ))}
        <button type="button" className="button" onClick={() => stand('first')}>
          Always the first option
        </button>
      </div>
      <label className="field">
        <input type="checkbox" checked={stops} onChange={event => stop(event.target.checked)} /> Stop here
        even when there is only one answer
      </label>
      <p className="note">You can change this in the menu at any time.</p>
    </Dialog>
  );
}

/** Only what needs no card can be answered for ever: each kind that is offered once. */
function answersOf(offers: readonly Offer[]): { kind: string; text: string }[] {
  const kinds = offers.map(offer => offer.option.kind);
  const once = offers.filter(({ option }) => kinds.filter(kind => kind === option.kind).length === 1);
  return once.flatMap(({ option, text }) => (option.card === undefined ? [{ kind: option.kind, text }] : []));
}
