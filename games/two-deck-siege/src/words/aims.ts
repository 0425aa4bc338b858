import type { Aim, Aims, Seat } from '@siegeworks/contract';
import { NOWHERE } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { enemies, enemiesInside } from '../state/units.ts';
import { cardName, nameOf } from './names.ts';

/** Orders given before the last one of a turn. */
const LAST = 2;
/** Enemies beaten in one turn that are worth a puzzle. */
const BEATEN = [2, 3, 4];

function of(s: Siege, _seat: Seat): Aim[] {
  return [
    ...(enemiesInside(s).length > 0 ? [{ kind: 'clear', way: 'reach' } satisfies Aim] : []),
    ...BEATEN.map((n): Aim => ({ kind: 'beat', way: 'reach', n: s.slain + n })),
    ...enemies(s).map((thing): Aim => ({ kind: 'slay', way: 'reach', thing })),
  ];
}

/** What can be asked for in puzzles. */
export const AIMS: Aims<Siege> = {
  of,
  holds(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return enemiesInside(s).length === 0;
    if (kind === 'beat') return s.slain >= n;
    return s.units[thing].place === NOWHERE;
  },
  text(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return 'Clear the courtyard of enemies this turn.';
    if (kind === 'beat') return `Beat ${n - s.slain} enemies this turn.`;
    return `Beat ${nameOf(thing)} this turn.`;
  },
  // With many orders still to give there are too many ways.
  ripe: s => s.plays >= LAST || s.hand.length <= 2,
  // The turn of the enemy begins with cards that nobody knows.
  late: (start, s) =>
    s.round !== start.round || s.enemyDeck.length !== start.enemyDeck.length || s.drawn.length > 0,
  hidden: s => [s.deck, s.enemyDeck, s.reserve],
  title(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'clear') return 'Clear the courtyard';
    if (kind === 'beat')
      return `${['', '', 'Two', 'Three', 'Four'][n - s.slain] ?? n - s.slain} at one stroke`;
    return `Beat ${cardName(thing)}`;
  },
};
