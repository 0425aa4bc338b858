import type { Desk } from './desk.ts';

/** The way back through a match that is over, moment by moment, on the board itself. */
export function LookBack({ desk, at }: { desk: Desk; at: number }) {
  const { stops, actions, log } = desk.props;
  const place = Math.max(
    0,
    stops.findLastIndex(pick => pick <= at),
  );
  const last = stops.length - 1;
  const to = (n: number) => actions.look(stops[Math.min(Math.max(0, n), last)]);
  return (
    <div className="end-result end-back on-parchment">
      <div className="end-verdict">
        <p className="eyebrow">
          Looking back: moment {place + 1} of {stops.length}
        </p>
        <p className="question" role="status">
          {log.at(-1)?.text}
        </p>
      </div>
      <input
        type="range"
        aria-label="Moment of the match"
        min={0}
        max={last}
        value={place}
        onChange={event => to(event.target.valueAsNumber)}
      />
      <div className="end-walk">
        <button type="button" className="button" aria-disabled={place === 0} onClick={() => to(place - 1)}>
          Back
        </button>
        <button type="button" className="button" aria-disabled={place === last} onClick={() => to(place + 1)}>
          Forward
        </button>
        {actions.playFrom && (
          <button type="button" className="button" onClick={() => actions.playFrom?.(at)}>
            Play from here…
          </button>
        )}
        <button type="button" className="button primary" onClick={() => actions.look(null)}>
          To the result
        </button>
      </div>
    </div>
  );
}
