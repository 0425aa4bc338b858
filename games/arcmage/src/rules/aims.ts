import type { Id, Option, Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import { has, subtype } from '../state/keywords.ts';
import { allCities, allEnchantments, opposes, printed } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { isCreature, NONE } from '../state/realm.ts';
import { defenceOf, fightOf } from '../state/strength.ts';
import type { OfferOf } from './offers.ts';

/** Who aims, from where, and what has already been chosen. */
export interface Aiming {
  by: Seat;
  source: Id;
  /** Where the source was when the ability was used. */
  city: Id;
  chosen: readonly number[];
}
type Kind = 'card' | 'seat' | 'item';
/** What is chosen next, and by whom. */
export interface NextAim {
  aim: AimName;
  aiming: Aiming;
}
interface Aim {
  kind: Kind;
  list(s: Realm, a: Aiming): number[];
}

/** Sanctuary: no target for cards and abilities of opponents. */
const targetable = (s: Realm, c: Creature, by: Seat) =>
  !opposes(s, by, c.controller) || !has(s, c, 'sanctuary');

const creatures = (fits: (s: Realm, c: Creature, a: Aiming) => boolean = () => true): Aim => ({
  kind: 'card',
  list(s, a) {
    const ids: Id[] = [];
    for (const c of s.pieces) {
      if (!isCreature(c) || a.chosen.includes(c.id)) continue;
      if (fits(s, c, a) && targetable(s, c, a.by)) ids.push(c.id);
    }
    return ids;
  },
});
const creature = creatures();
const ofFoe = (s: Realm, c: Creature, a: Aiming) => opposes(s, a.by, c.controller);
const cities = (s: Realm, fits: (controller: Seat) => boolean, a: Aiming): Id[] =>
  allCities(s).flatMap(c => (fits(c.controller) && !a.chosen.includes(c.id) ? [c.id] : []));
const neighbour = (c: Creature, a: Aiming) => a.city !== NONE && c.city === a.city && c.id !== a.source;
const onStack = (s: Realm, a: Aiming, fits: (n: number) => boolean) =>
  s.pile.flatMap(i => (i.kind === 'card' && i.card !== a.source && fits(i.n) ? [i.n] : []));

/** Everything that can be chosen as a target, by name. */
export const AIMS = {
  creature,
  otherCreature: creatures((_s, c, a) => c.id !== a.source),
  ownCreature: creatures((_s, c, a) => c.controller === a.by),
  otherOwnCreature: creatures((_s, c, a) => c.controller === a.by && c.id !== a.source),
  foeCreature: creatures(ofFoe),
  neighbour: creatures((_s, c, a) => neighbour(c, a)),
  unmarkedNeighbour: creatures((_s, c, a) => neighbour(c, a) && !c.marked),
  unmarkedCreature: creatures((_s, c) => !c.marked),
  ownArmyCreature: creatures((_s, c, a) => c.controller === a.by && c.city === NONE),
  ownArmyMerfolk: creatures(
    (s, c, a) => c.controller === a.by && c.city === NONE && subtype(s, c, 'Merfolk'),
  ),
  foeArmyCreature: creatures((s, c, a) => c.city === NONE && ofFoe(s, c, a)),
  flyer: creatures((s, c) => has(s, c, 'flying')),
  attacker: creatures((s, c) => fightOf(s, c.id) !== undefined),
  bigCreature: creatures((s, c) => defenceOf(s, c) >= 4),
  city: { kind: 'card', list: (s, a) => cities(s, () => true, a) },
  ownCity: { kind: 'card', list: (s, a) => cities(s, seat => seat === a.by, a) },
  creatureOrCity: { kind: 'card', list: (s, a) => [...creature.list(s, a), ...cities(s, () => true, a)] },
  enchantment: { kind: 'card', list: s => allEnchantments(s).map(e => e.id) },
  graveCreature: {
    kind: 'card',
    list: (s, a) =>
      s.players.flatMap(p => p.graveyard.filter(id => printed(s, id).type === 'creature' && id !== a.source)),
  },
  ownGraveEnchantment: {
    kind: 'card',
    list: (s, a) => s.players[a.by].graveyard.filter(id => printed(s, id).type === 'enchantment'),
  },
  // AM-532
  player: { kind: 'seat', list: (s, a) => clockwise(s, a.by) },
  opponent: { kind: 'seat', list: (s, a) => clockwise(s, a.by).filter(seat => opposes(s, a.by, seat)) },
  // AM-334: only by aims that say so.
  stackCard: { kind: 'item', list: (s, a) => onStack(s, a, () => true) },
  stackSpell: { kind: 'item', list: (s, a) => onStack(s, a, n => isSpell(s, n)) },
} as const satisfies Record<string, Aim>;
export type AimName = keyof typeof AIMS;

/** An enchantment, magic or event card with exactly one target. */
function isSpell(s: Realm, n: number): boolean {
  const item = s.pile.find(i => i.n === n);
  return (
    item !== undefined &&
    printed(s, item.card).type !== 'creature' &&
    item.targets.length === 1 &&
    !item.asCreature
  );
}
export const targetsOf = (s: Realm, aim: AimName, a: Aiming): number[] => AIMS[aim].list(s, a);
/** Earlier targets of the kind of the next one: a seat may have the same number as a card. */
export const chosenBefore = (aims: readonly AimName[], targets: readonly number[]): number[] =>
  targets.filter((_n, i) => AIMS[aims[i]].kind === AIMS[aims[targets.length]].kind);
export function aimed(aim: AimName, n: number): OfferOf<'target'> {
  const kind = AIMS[aim].kind;
  if (kind === 'card') return { kind: 'target', target: n };
  return kind === 'seat' ? { kind: 'target', seat: n } : { kind: 'target', n };
}
export const picked = (o: Pick<Option, 'target' | 'seat' | 'n'>): number => o.target ?? o.seat ?? o.n ?? NONE;
