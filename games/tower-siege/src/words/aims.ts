import type { Aim, Aims, Id, Seat } from '@siegeworks/contract';
import { isMage, opposes, standingTower } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { nameOf } from './names.ts';

const isGone = (s: Siege, thing: Id) => s.pieces[thing] === null || s.pieces[thing] === undefined;

function of(s: Siege, seat: Seat): Aim[] {
  const creatures = s.pieces.filter((p): p is Piece => p?.kind === 'creature' && !isMage(s, p));
  const foes = s.players.map((_, other) => other).filter(other => opposes(s, seat, other));
  const towers = foes.flatMap(other => standingTower(s, other) ?? []);
  const own = standingTower(s, seat);
  return [
    ...towers.map(({ id }): Aim => ({ kind: 'topple', way: 'reach', thing: id })),
    ...towers.map(({ id, points }): Aim => ({ kind: 'chip', way: 'reach', thing: id, n: points - 1 })),
    ...foes.map((other): Aim => {
      const { mage } = s.players[other];
      return { kind: 'wound', way: 'reach', thing: mage, n: (s.pieces[mage]?.points ?? 1) - 1 };
    }),
    ...creatures
      .filter(p => opposes(s, seat, p.controller))
      .map(({ id }): Aim => ({ kind: 'slay', way: 'reach', thing: id })),
    ...(own ? [{ kind: 'hold', way: 'keep', thing: own.id, n: own.points } satisfies Aim] : []),
    ...creatures
      .filter(p => p.controller === seat && p.owner === seat)
      .map(({ id }): Aim => ({ kind: 'save', way: 'keep', thing: id })),
  ];
}
/** No action is under way: the next one is being chosen. */
function isBetween(s: Siege): boolean {
  const top = s.stack.at(-1);
  return top?.rule === 'combat' && top.at === 'decide' && s.pending.length === 0;
}
const pointsOf = (s: Siege, thing: Id) => s.pieces[thing]?.points ?? 0;
const stands = (s: Siege, thing: Id) => s.players.some((_, seat) => standingTower(s, seat)?.id === thing);

/** What can be asked for in puzzles. */
export const AIMS: Aims<Siege> = {
  of,
  // Before the combat there is too much to do that changes nothing.
  ripe: s => s.phase === 'combat',
  // One action, with all that answers it: the whole combat would be too long to prove anything.
  late: (start, s) => s.turnsBegun !== start.turnsBegun || s.phase !== start.phase || isBetween(s),
  holds(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'topple') return !stands(s, thing);
    if (kind === 'chip') return !stands(s, thing) || pointsOf(s, thing) <= n;
    if (kind === 'wound') return pointsOf(s, thing) <= n;
    if (kind === 'hold') return stands(s, thing) && pointsOf(s, thing) >= n;
    return (kind === 'slay') === isGone(s, thing);
  },
  text(s, _seat, { kind, thing = -1 }) {
    const name = nameOf(s, thing);
    const now = isBetween(s) ? 'with your next action' : 'with this action';
    const here = isBetween(s) ? 'your next action' : 'this action';
    if (kind === 'topple') return `Bring down your enemy’s ${name} ${now}.`;
    if (kind === 'chip') return `Damage your enemy’s ${name} ${now}.`;
    if (kind === 'wound') return `Wound ${name}, the enemy Mage, ${now}.`;
    if (kind === 'hold') return `Let your ${name} come through ${here} undamaged.`;
    return kind === 'slay' ? `Destroy your enemy’s ${name} ${now}.` : `Let your ${name} survive ${here}.`;
  },
  titles(s, _seat, { kind, thing = -1 }) {
    const name = nameOf(s, thing);
    if (kind === 'topple') return [`Bring down ${name}`, `The fall of ${name}`];
    if (kind === 'chip') return [`A crack in ${name}`, `A stone out of ${name}`, `${name} trembles`];
    if (kind === 'wound') return [`Blood of ${name}`, `${name} must pay`];
    if (kind === 'hold') return [`Hold ${name}`, `${name} still stands`];
    if (kind === 'save') return [`Save ${name}`, `${name} must live`];
    return [`${name} must fall`, `No way out for ${name}`, `The hunt for ${name}`];
  },
  within: s => (isBetween(s) ? 'with your next action' : 'with this action'),
};
