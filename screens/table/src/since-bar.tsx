import { gist } from './filter.ts';
import type { Since } from './since.ts';

/** One event can be read at a glance; more are stepped through. */
const MANY = 2;

/** What happened while others decided: one step after the other, each marked on the board. */
export function SinceBar({ since }: { since: Since }) {
  const { deeds, at, step, stop } = since;
  if (deeds.length < MANY) return null;
  const shown = at === null ? null : deeds[at];
  return (
    <section className="since" aria-label="Since your last decision">
      <p className="since-words" role="status">
        {shown
          ? gist(shown)
              .map(({ text }) => text)
              .join(' ')
          : `${deeds.length} events since your last decision`}
      </p>
      <div className="since-steps">
        {at !== null && (
          <>
            <span>
              {at + 1} of {deeds.length}
            </span>
            <button
              type="button"
              className="button small"
              aria-label="The event before"
              onClick={() => step(-1)}
            >
              ◂
            </button>
          </>
        )}
        <button type="button" className="button small" onClick={() => step(1)}>
          {at === null ? 'Step through' : at + 1 < deeds.length ? 'Next' : 'Done'} <kbd>J</kbd>
        </button>
        {at !== null && (
          <button type="button" className="button small" aria-label="Stop stepping through" onClick={stop}>
            ×
          </button>
        )}
      </div>
    </section>
  );
}
