import type { LogLine, MatchState, Showing, ShownScene } from '@siegeworks/protocol';

export interface Way {
  showing: Showing;
  at: number;
  setAt(at: number): void;
  step(by: number): void;
  play(): void;
  /** Why the table could not be opened. */
  tried: string;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** What an example shows, as one sentence. */
export const titleOf = ({ title, variant }: Showing): string =>
  variant === '' ? title : `${title}: ${variant}`;

/** What is done in a scene; the first one only shows the table. */
export const deedOf = (showing: Showing, { says }: ShownScene, at: number): string =>
  at === 0 ? titleOf(showing) : capital(says || 'Look at the table.');

/** That a phase begins is seen on the table. */
const linesOf = ({ log }: MatchState): LogLine[] => log.lines.filter(({ part }) => part !== 'phase');

/** What came of it. */
export function newsOf({ state, refused }: ShownScene): string[] {
  if (refused.length > 0) return refused.map(({ text }) => `${capital(text)}.`);
  return linesOf(state).map(({ text }) => text);
}

/** What the first scene shows: often the rules have done something before anybody is asked. */
export const beginning = ({ before, scenes: [first] }: Showing): string => {
  if (before > 0) return `The table after ${before} ${before === 1 ? 'pick' : 'picks'}`;
  return newsOf(first).length > 0 ? 'What happens by itself' : 'The table before';
};

/** The parchment of an example: what happens, how far it has come, and the way on. */
export function ShowFoot({ showing, at, step, setAt, play, tried }: Way) {
  const scene = showing.scenes[at];
  const last = showing.scenes.length - 1;
  const rules = [...new Set(linesOf(scene.state).map(({ rule }) => rule))].filter(rule => rule !== '');
  return (
    <section className="show-foot on-parchment" aria-label="What happens">
      <div className="show-said" role="status">
        <p className="eyebrow">
          {at === 0 ? beginning(showing) : `Step ${at} of ${last}`}
          {rules.length > 0 && ` · ${rules.slice(0, 3).join(', ')}`}
        </p>
        <p className="show-deed">{deedOf(showing, scene, at)}</p>
        {tried !== '' && <p role="alert">{capital(tried)}.</p>}
        <ul className="show-news">
          {newsOf(scene).map(text => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      </div>
      <div className="show-ways">
        <button
          type="button"
          className="slot"
          onClick={() => step(-1)}
          disabled={at === 0}
          aria-label="Step back"
        >
          <kbd>←</kbd>
        </button>
        {at < last ? (
          <button type="button" className="slot primary" onClick={() => step(1)}>
            <span className="slot-text">
              <kbd>Space</kbd> Next
            </span>
          </button>
        ) : (
          <button type="button" className="slot" onClick={() => setAt(0)}>
            <span className="slot-text">
              <kbd>Home</kbd> Once more
            </span>
          </button>
        )}
        <button
          type="button"
          className="slot"
          onClick={play}
          title="Same position, your dice. Nothing is counted."
        >
          <span className="slot-text">
            <kbd>T</kbd> Try it yourself
          </span>
        </button>
      </div>
    </section>
  );
}
