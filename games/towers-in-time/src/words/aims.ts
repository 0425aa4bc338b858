import type { Aim, Aims, Id, Seat } from '@siegeworks/contract';
import { unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { nameOf } from './names.ts';

const isDiscarded = (s: Realm, thing: Id) => s.players.some(({ discard }) => discard.includes(thing));
const others = (s: Realm, seat: Seat) => s.players.flatMap((_, other) => (other === seat ? [] : [other]));

function of(s: Realm, seat: Seat): Aim[] {
  const foes = others(s, seat);
  const own = s.players[seat].shields.length;
  return [
    ...foes.map((other): Aim => ({ kind: 'crack', way: 'reach', n: s.players[other].shields.length - 1 })),
    ...foes.flatMap(other =>
      unitsOf(s, other).map(({ id }): Aim => ({ kind: 'slay', way: 'reach', thing: id })),
    ),
    ...unitsOf(s, seat).map(({ id }): Aim => ({ kind: 'save', way: 'keep', thing: id })),
    { kind: 'shield', way: 'keep', n: own },
  ];
}

/** What can be asked for in puzzles. */
export const AIMS: Aims<Realm> = {
  of,
  holds(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'crack') return others(s, seat).some(other => s.players[other].shields.length <= n);
    if (kind === 'shield') return s.players[seat].shields.length >= n;
    return kind === 'save' ? s.pieces[thing] != null : isDiscarded(s, thing);
  },
  text(s, _seat, { kind, thing = -1 }) {
    const span = s.combat ? 'this combat' : 'this turn';
    const when = s.combat ? `in ${span}` : span;
    if (kind === 'crack') return `Break one of your enemy’s shields ${when}.`;
    if (kind === 'shield') return `Lose no shield ${when}.`;
    const name = nameOf(s, thing);
    return kind === 'slay' ? `Destroy your enemy’s ${name} ${when}.` : `Let your ${name} survive ${span}.`;
  },
  // A turn may be long: what counts is the end of the combat.
  ripe: s => s.combat !== null,
  late: (start, s) => s.turn !== start.turn || (start.combat !== null && s.combat === null),
  titles(s, _seat, { kind, thing = -1 }) {
    if (kind === 'crack') return ['Break a shield', 'Through the shield', 'A shield in splinters'];
    if (kind === 'shield') return ['Every shield counts', 'Behind the shields', 'The shields hold'];
    const name = nameOf(s, thing);
    if (kind === 'save') return [`Save ${name}`, `${name} must live`];
    return [`${name} must fall`, `No way out for ${name}`, `The hunt for ${name}`];
  },
  within: s => (s.combat ? 'in this combat' : 'this turn'),
};
