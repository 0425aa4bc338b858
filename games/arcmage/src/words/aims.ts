import type { Aim, Aims, Id, Seat } from '@siegeworks/contract';
import { opposes } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { isCity, isCreature } from '../state/realm.ts';
import { nameOf } from './names.ts';

const isBuried = (s: Realm, thing: Id) => s.players.some(({ graveyard }) => graveyard.includes(thing));
const standing = (s: Realm, thing: Id): Piece | null => s.pieces[thing] ?? null;

const creaturesOf = (s: Realm) => s.pieces.filter(p => p !== null).filter(isCreature);
const armyOf = (s: Realm, seat: Seat) => creaturesOf(s).filter(p => p.controller === seat).length;
const against = (s: Realm, seat: Seat) => creaturesOf(s).filter(p => opposes(s, seat, p.controller)).length;

function of(s: Realm, seat: Seat): Aim[] {
  const pieces = s.pieces.filter(p => p !== null);
  const foreign = pieces.filter(p => opposes(s, seat, p.controller));
  const own = pieces.filter(p => p.controller === seat && p.owner === seat);
  return [
    ...foreign.filter(isCity).map(({ id }): Aim => ({ kind: 'fell', way: 'reach', thing: id })),
    ...foreign.filter(isCreature).map(({ id }): Aim => ({ kind: 'slay', way: 'reach', thing: id })),
    ...own.filter(isCity).map(({ id }): Aim => ({ kind: 'hold', way: 'keep', thing: id })),
    ...own.filter(isCreature).map(({ id }): Aim => ({ kind: 'save', way: 'keep', thing: id })),
    ...(armyOf(s, seat) >= 2 ? [{ kind: 'army', way: 'keep', n: armyOf(s, seat) } satisfies Aim] : []),
    ...(against(s, seat) >= 2 ? [{ kind: 'thin', way: 'reach', n: against(s, seat) - 2 } satisfies Aim] : []),
  ];
}

const thinText = (n: number) =>
  n === 0
    ? 'Destroy every creature of your enemy this turn.'
    : `Leave your enemy no more than ${n === 1 ? 'one creature' : `${n} creatures`} this turn.`;

/** What can be asked for in puzzles. */
export const AIMS: Aims<Realm> = {
  of,
  // Resources lie face down.
  hidden: s => s.players.flatMap(({ deck, resources }) => [deck, resources.map(({ card }) => card)]),
  // Before the attack there is too much to do that changes nothing.
  ripe: s => s.phase === 'attack' || s.phase === 'play2',
  // After the second play phase nothing is left to do.
  late: (start, s) => s.turnsBegun !== start.turnsBegun || s.phase === 'discard' || s.phase === 'end',
  holds(s, seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'army') return armyOf(s, seat) >= n;
    if (kind === 'thin') return against(s, seat) <= n;
    if (kind === 'fell') return standing(s, thing) === null;
    if (kind === 'hold') return standing(s, thing) !== null;
    return kind === 'save' ? standing(s, thing) !== null : isBuried(s, thing);
  },
  text(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'army') return 'Lose none of your creatures this turn.';
    if (kind === 'thin') return thinText(n);
    const name = nameOf(s, thing);
    if (kind === 'fell') return `Bring down ${name}, your enemy’s city, this turn.`;
    if (kind === 'hold') return `Keep your city ${name} standing this turn.`;
    return kind === 'slay'
      ? `Destroy your enemy’s ${name} this turn.`
      : `Let your ${name} survive this turn.`;
  },
  titles(s, _seat, { kind, thing = -1, n = 0 }) {
    if (kind === 'army') return ['Everybody comes home', 'No farewells today', 'Not one of ours'];
    if (kind === 'thin')
      return n === 0 ? ['A clean sweep', 'None left'] : ['Two at a time', 'The army melts away', 'Two fewer'];
    const name = nameOf(s, thing);
    if (kind === 'fell') return [`Bring down ${name}`, `The fall of ${name}`, `${name} in ruins`];
    if (kind === 'hold') return [`Hold ${name}`, `${name} still stands`];
    if (kind === 'save') return [`Save ${name}`, `${name} must live`];
    return [`${name} must fall`, `No way out for ${name}`, `The hunt for ${name}`];
  },
};
