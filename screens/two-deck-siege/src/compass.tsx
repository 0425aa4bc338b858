import type { Offer } from '@siegeworks/protocol';
import type { Side } from '@siegeworks/two-deck-siege';
import { besiegersOf, LABELS, SIDES, sideName } from '@siegeworks/two-deck-siege';
import { classes } from '@siegeworks/ui';
import { useScene } from './context.ts';
import './compass.css';

/** The danger on each side: the worst line of its forecast. */
export function alarmsOf(lines: readonly { at: string; grave: boolean }[]): Set<string> {
  return new Set(lines.flatMap(({ at, grave }) => (grave ? [at[0]] : [])));
}

/** The answer that names this side, when sides are asked for. */
export function useSideOffers(): ReadonlyMap<string, Offer> {
  const { question } = useScene().desk.props.state;
  const offers = question?.offers.filter(({ option }) => option.kind === 'side') ?? [];
  return new Map(offers.map(offer => [offer.option.what ?? '', offer]));
}

const TURNS: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: 270 };
const SPOTS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  N: [50, 17],
  E: [84, 55],
  S: [50, 94],
  W: [16, 55],
};

/** The rose: its needle points to the side where the enemy deck stands. */
export function Rose({ marker }: { marker: Side }) {
  return (
    <svg
      className="tds-rose"
      viewBox="0 0 100 100"
      role="img"
      aria-label={LABELS.deckStands(sideName(marker))}
    >
      <circle cx="50" cy="50" r="46" />
      <path className="tds-rose-star" d="M50 22 55 45 78 50 55 55 50 78 45 55 22 50 45 45Z" />
      <path className="tds-rose-needle" d="M50 12 59 50H41Z" transform={`rotate(${TURNS[marker]} 50 50)`} />
      {SIDES.map(side => (
        <text
          key={side}
          x={SPOTS[side][0]}
          y={SPOTS[side][1]}
          className={classes('', { 'is-next': side === marker })}
        >
          {side}
        </text>
      ))}
    </svg>
  );
}

interface CompassProps {
  /** The side that is shown, where only one is. */
  shown: Side;
  show(side: Side): void;
}
/** On a phone: the four sides, how many enemies face each, and which are in danger or have options. */
export function Compass({ shown, show }: CompassProps) {
  const { s, outlook, desk } = useScene();
  const alarms = alarmsOf(outlook.lines);
  const lit = [...desk.lit.keys(), ...desk.targets].map(thing =>
    typeof thing === 'number' ? (s.units[thing]?.place ?? '') : thing,
  );
  return (
    <nav className="tds-compass" aria-label={LABELS.sides}>
      {SIDES.map(side => (
        <button
          key={side}
          type="button"
          className={classes('tds-compass-side', {
            'is-shown': side === shown,
            'is-next': side === s.marker,
            'has-light': lit.some(place => place !== 'C' && place.includes(side)),
          })}
          aria-pressed={side === shown}
          onClick={() => show(side)}
        >
          <b>{sideName(side)}</b>
          <span>{LABELS.before(besiegersOf(s, side))}</span>
          {alarms.has(side) && (
            <em>
              {LABELS.alarm}
              <span className="visually-hidden">{LABELS.seeForecast}</span>
            </em>
          )}
          {side === s.marker && <span className="visually-hidden">, {LABELS.next}</span>}
        </button>
      ))}
    </nav>
  );
}
