import type { LessonPartInfo, LessonStatus } from '@siegeworks/protocol';
import type { TableActions } from '@siegeworks/screen-table';
import { Terms } from '@siegeworks/ui';
import { hashOf } from '../route.ts';
import { Tag } from './tag.tsx';

interface BandProps {
  part: LessonPartInfo;
  game: string;
  /** The learner has done it before, in another position. */
  own: boolean;
  at: number;
  status: LessonStatus | null;
  /** There is nothing to do in this step but to read it. */
  onlyRead: boolean;
  next(): void;
  again(): void;
  pick: TableActions['pick'];
}

/** What the lesson says now, above the question of the table. */
export function Band({ part, game, own, at, status, onlyRead, next, again, pick }: BandProps) {
  const { steps, goal, hint } = part;
  const step = steps[at];
  const off = status?.off ?? false;
  const text = off || !step ? `Your own way is fine: ${goal} ${hint}` : step.say;
  const move = status?.next ?? null;
  return (
    <section className="lesson-band on-parchment" aria-label="Lesson">
      <div className="lesson-said" role="status">
        <p className="eyebrow">
          {off || !step ? 'Your own way' : `${own ? 'On your own · ' : ''}Step ${at + 1} of ${steps.length}`}
          {!off &&
            step?.rules.map(rule => (
              <a key={rule} className="rule-link" href={hashOf({ page: 'show', game, what: rule })}>
                {rule}
              </a>
            ))}
          <span className="lesson-aim">Goal: {goal}</span>
        </p>
        <p className="lesson-say">
          <Terms text={text} />
        </p>
      </div>
      {off || !step ? (
        <button type="button" className="slot" onClick={again}>
          <span className="slot-text">Begin again</span>
        </button>
      ) : onlyRead ? (
        <button type="button" className="slot primary" onClick={next}>
          <span className="slot-text">
            <kbd>Space</kbd> Next
          </span>
        </button>
      ) : (
        // Whoever points at it sees on the board what it would do.
        <button
          type="button"
          className="slot"
          disabled={!move}
          data-answer={move ? JSON.stringify(move) : undefined}
          onClick={() => move && pick(move)}
        >
          <span className="slot-text">Do it for me</span>
        </button>
      )}
      {!off && step && <Tag key={at} things={step.point} />}
    </section>
  );
}

/** The rules that it was about, to be shown again elsewhere. */
function Learned({ game, rules }: { game: string; rules: readonly string[] }) {
  if (rules.length === 0) return null;
  return (
    <p className="lesson-learned">
      The rules behind it, each with an example:
      {[...new Set(rules)].map(rule => (
        <a key={rule} className="rule-link" href={hashOf({ page: 'show', game, what: rule })}>
          {rule}
        </a>
      ))}
    </p>
  );
}

interface EndingProps {
  game: string;
  part: LessonPartInfo;
  met: boolean;
  /** What comes then. */
  after: string;
  onward(): void;
  again(): void;
}

/** What is said last tells what has just happened; where nothing is, the goal says it. */
const closing = ({ steps, goal }: LessonPartInfo): string => {
  const end = steps.at(-1);
  return end && !end.acts ? end.say : `${goal} Done.`;
};

/** In place of the question when the lesson is over: reached, or not yet. */
export function Ending({ game, part, met, after, onward, again }: EndingProps) {
  return (
    <section className="lesson-band lesson-ending on-parchment" aria-label="The end of the lesson">
      <div className="lesson-said" role="status">
        <p className="eyebrow">{met ? 'Well done' : 'Not yet'}</p>
        <p className="lesson-say">
          <Terms text={met ? closing(part) : part.hint} />
        </p>
        {met && <Learned game={game} rules={part.steps.flatMap(({ rules }) => rules)} />}
      </div>
      <button type="button" className={met ? 'slot' : 'slot primary'} onClick={again}>
        <span className="slot-text">{met ? 'Once more' : 'Try again'}</span>
      </button>
      {met && (
        <button type="button" className="slot primary" onClick={onward}>
          <span className="slot-text">
            <kbd>Space</kbd> {after}
          </span>
        </button>
      )}
    </section>
  );
}
