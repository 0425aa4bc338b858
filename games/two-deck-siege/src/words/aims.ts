import type { Aim, Aims, Seat } from '@siegeworks/contract';
import { NOWHERE, SIDE_NAMES, SIDES } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { enemies, enemiesInside, enemySide, outside } from '../state/units.ts';
import { cardName, nameOf } from './names.ts';

/** Orders given before the last one of a turn. */
const LAST = 2;
/** Enemies beaten in one turn that are worth a puzzle. */
const BEATEN = [2, 3, 4];

/** Enemies in front of the side with this number. */
const before = (s: Siege, n: number) =>
  enemies(s).filter(id => outside(s, id) && enemySide(s, id) === SIDES[n]);
const damageOf = (s: Siege) => s.damage.reduce((sum, n) => sum + n, 0);
/** What a side is called. */
const sideName = (n: number) => SIDE_NAMES[SIDES[n]];

function of(s: Siege, _seat: Seat): Aim[] {
  return [
    ...(enemiesInside(s).length > 0 ? [{ kind: 'clear', way: 'reach' } satisfies Aim] : []),
    ...BEATEN.map((n): Aim => ({ kind: 'beat', way: 'reach', n: s.slain + n })),
    ...SIDES.flatMap((_, n): Aim[] => (before(s, n).length > 1 ? [{ kind: 'side', way: 'reach', n }] : [])),
    ...[1, 2, 3].flatMap((n): Aim[] =>
      damageOf(s) >= n ? [{ kind: 'mend', way: 'reach', n: damageOf(s) - n }] : [],
    ),
    ...enemies(s).map((thing): Aim => ({ kind: 'slay', way: 'reach', thing })),
  ];
}

/** What can be asked for in puzzles. */
export const AIMS: Aims<Siege> = {
  of,
  holds(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return enemiesInside(s).length === 0;
    if (kind === 'beat') return s.slain >= n;
    if (kind === 'side') return before(s, n).length === 0;
    if (kind === 'mend') return damageOf(s) <= n;
    return s.units[thing].place === NOWHERE;
  },
  text(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return 'Clear the courtyard of enemies this turn.';
    if (kind === 'beat') return `Beat ${n - s.slain} enemies this turn.`;
    if (kind === 'side') return `Leave no enemy before the ${sideName(n)} side this turn.`;
    if (kind === 'mend') return `Repair at least ${damageOf(s) - n} damage this turn.`;
    return `Beat ${nameOf(thing)} this turn.`;
  },
  // With many orders still to give there are too many ways.
  ripe: s => s.plays >= LAST || s.hand.length <= 2,
  // The turn of the enemy begins with cards that nobody knows.
  late: (start, s) =>
    s.round !== start.round || s.enemyDeck.length !== start.enemyDeck.length || s.drawn.length > 0,
  hidden: s => [s.deck, s.enemyDeck, s.reserve],
  titles(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return ['Clear the courtyard', 'Out of our yard', 'Sweep the steps'];
    if (kind === 'side') return [`Silence in the ${sideName(n)}`, `The ${sideName(n)} side is free`];
    if (kind === 'mend') return ['Stone on stone', 'Mortar and nerve', 'The mason’s hour'];
    const name = cardName(thing);
    if (kind === 'slay') return [`Beat ${name}`, `Enough of ${name}`, `${name} goes home`];
    const many = ['', '', 'Two', 'Three', 'Four'][n - s.slain] ?? `${n - s.slain}`;
    return [`${many} at one stroke`, `${many} fewer`, `${many} before nightfall`];
  },
};
