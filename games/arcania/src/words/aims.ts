import type { Aim, Aims, Id, Seat } from '@siegeworks/contract';
import type { Force, War } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import { buildingName, nameOf } from './names.ts';

/** Blows to a Castle that are worth a puzzle. */
const BLOWS = [3, 5, 7, 9];

const foesOf = (s: War, seat: Seat) => s.players.filter((p, other) => other !== seat && p.alive);
const isDestroyed = (s: War, thing: Id) => s.players.some(({ discard }) => discard.includes(thing));

function of(s: War, seat: Seat): Aim[] {
  const foes = foesOf(s, seat);
  const own = s.players[seat].row.filter(f => f.owner === seat);
  return [
    ...foes.flatMap(({ row }) => row.map((f: Force): Aim => ({ kind: 'slay', way: 'reach', thing: f.id }))),
    ...foes.flatMap(({ lands }) =>
      lands.flatMap(({ buildings }) =>
        buildings.map((b): Aim => ({ kind: 'raze', way: 'reach', thing: b.id })),
      ),
    ),
    ...own.map((f): Aim => ({ kind: 'save', way: 'keep', thing: f.id })),
    ...foes.flatMap(p =>
      BLOWS.filter(n => p.castleDamage + n < castleLife(p)).map(
        (n): Aim => ({ kind: 'batter', way: 'reach', n: p.castleDamage + n }),
      ),
    ),
    { kind: 'hold', way: 'keep', n: s.players[seat].castleDamage },
  ];
}

/** What can be asked for in puzzles. */
export const AIMS: Aims<War> = {
  of,
  holds(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'batter') return foesOf(s, seat).some(p => p.castleDamage >= n);
    if (kind === 'hold') return s.players[seat].castleDamage <= n;
    return (kind === 'save') !== isDestroyed(s, thing);
  },
  text(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'slay') return `Destroy your enemy’s ${nameOf(s, thing)} this turn.`;
    if (kind === 'raze') return `Destroy your enemy’s ${buildingName(s, thing)} this turn.`;
    if (kind === 'hold') return 'Let no Damage reach your Castle this turn.';
    if (kind === 'save') return `Let your ${nameOf(s, thing)} survive this turn.`;
    const [foe] = foesOf(s, seat);
    return `Deal at least ${n - (foe?.castleDamage ?? 0)} Damage to your enemy’s Castle this turn.`;
  },
  title(s, _seat, { kind, thing = -1 }) {
    if (kind === 'slay') return `${nameOf(s, thing)} must fall`;
    if (kind === 'raze') return `Tear down the ${buildingName(s, thing)}`;
    if (kind === 'hold') return 'Not a stone lost';
    return kind === 'save' ? `Save ${nameOf(s, thing)}` : 'At the castle wall';
  },
};
