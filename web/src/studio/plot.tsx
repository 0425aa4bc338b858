import type { StudioAnalysis, StudioMatch } from '@siegeworks/protocol';
import type { PointerEvent } from 'react';
import { useMemo } from 'react';
import type { Spot } from './moment.ts';
import { EVENT_WORDS, percent } from './words.ts';

interface PlotProps {
  match: StudioMatch;
  found: StudioAnalysis | null;
  spot: Spot;
  look(part: Partial<Spot>): void;
  student: number;
  secret: boolean;
}

/** Everybody's chance to win over the whole match, on the same axis as the scrubber. */
export function Plot({ match, found, spot, look, student, secret }: PlotProps) {
  const chances = found?.chances ?? [];
  const upTo = secret ? spot.at + 1 : chances.length;
  const last = Math.max(1, match.picks);
  const lines = useMemo(() => linesOf(match, found, upTo), [match, found, upTo]);
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    event.currentTarget.setPointerCapture(event.pointerId);
    look({ at: Math.round(((event.clientX - left) / width) * match.picks) });
  };
  const now = chances[spot.at];
  return (
    <figure className="studio-plot">
      <figcaption>
        <b>Chance to win</b>
        {match.seats.map(({ name }, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <span key={seat} className="studio-key" data-line={seat === student ? 'own' : seat}>
            {name}
            {now && ` ${percent(now[seat])}`}
          </span>
        ))}
        <span className="studio-legend" aria-hidden="true">
          {Object.entries(EVENT_WORDS).map(([mark, word]) => (
            <span key={mark}>
              <i className="studio-event" data-mark={mark} /> {word}
            </span>
          ))}
        </span>
      </figcaption>
      <svg
        viewBox="0 0 1000 100"
        preserveAspectRatio="none"
        role="img"
        aria-label={inWords(match, found)}
        onPointerDown={press}
        onPointerMove={event => event.buttons > 0 && press(event)}
      >
        <line className="studio-half" x1={0} x2={1000} y1={50} y2={50} />
        {match.seats.map((_seat, seat) => (
          <polyline
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            className="studio-course"
            data-line={seat === student ? 'own' : seat}
            points={lines[seat]}
          />
        ))}
        <line
          className="studio-now"
          x1={(1000 * spot.at) / last}
          x2={(1000 * spot.at) / last}
          y1={0}
          y2={100}
        />
      </svg>
      {chances.length === 0 && <p className="studio-unjudged">Nobody has judged this match yet.</p>}
    </figure>
  );
}

/** The points of every seat's line, as SVG has them. */
function linesOf({ seats, picks }: StudioMatch, found: StudioAnalysis | null, upTo: number): string[] {
  const shown = (found?.chances ?? []).slice(0, upTo);
  const x = (at: number) => ((1000 * at) / Math.max(1, picks)).toFixed(1);
  return seats.map((_seat, seat) =>
    shown.map((each, at) => `${x(at)},${(100 - 100 * each[seat]).toFixed(1)}`).join(' '),
  );
}

function inWords({ seats }: StudioMatch, found: StudioAnalysis | null): string {
  const first = found?.chances[0];
  const last = found?.chances.at(-1);
  if (!first || !last) return 'Chance to win: not judged yet';
  const ways = seats.map(
    ({ name }, seat) => `${name} from ${percent(first[seat])} to ${percent(last[seat])}`,
  );
  return `Chance to win: ${ways.join(', ')}`;
}
