import type { Id, Option, Seat, Thing } from '@siegeworks/contract';
import { dyingOf } from '../rules/damage.ts';
import { defenders } from '../rules/defence.ts';
import { frameOf, seatAsked } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { printed } from '../state/faces.ts';
import { enemies, isCrowd } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { payment } from './bills.ts';
import { pointsOf, shieldsLost } from './prospects.ts';

/** Shields and Limbo are areas of the board. */
const shieldsOf = (seat: Seat): string => `${seat}.shields`;
const limboOf = (seat: Seat): string => `${seat}.limbo`;
const known = (...things: Thing[]): Thing[] => [...new Set(things)].filter(thing => thing !== NONE);

/** Attackers and the shields they attack; with several players nobody knows yet whose. */
function raid(s: Realm, units: readonly Id[]): Thing[] {
  const seat = seatAsked(s);
  return known(...units, ...(isCrowd(s) ? [] : [shieldsOf(enemies(s, seat)[0])]));
}
const attackers = (s: Realm): Id[] => s.combat?.attackers ?? [];
const gathered = (s: Realm): Id[] => frameOf(s, 'attack')?.units ?? frameOf(s, 'defend')?.units ?? [];
function aimed(s: Realm, ...targets: Id[]): Thing[] {
  const f = frameOf(s, 'deed');
  return f ? known(f.card, ...f.targets, ...targets) : known(...targets);
}
const dying = (s: Realm): Id[] => dyingOf(s, seatAsked(s)).map(p => p.id);
/** What happens if nobody does anything more: who dies, and who comes through to which shields. */
function ending(s: Realm): Thing[] {
  const c = s.combat;
  const through =
    c && !c.blocked && c.attacked !== NONE && c.attackers.length > 0
      ? [...c.attackers, shieldsOf(c.attacked)]
      : [];
  return known(...dying(s), ...through);
}
function done(s: Realm): Thing[] {
  if (frameOf(s, 'attack')) return raid(s, gathered(s));
  if (frameOf(s, 'defend')) return known(...gathered(s), ...attackers(s));
  return aimed(s);
}
/** A card that lies on another. */
const attached = (s: Realm, { card }: { card: Id }): Thing[] => known(card, s.pieces[card]?.on ?? NONE);

type About<O> = (s: Realm, o: O) => Thing[];
/** What each kind of option is about, where it is more than its card and target. */
const ABOUT: { readonly [K in Offer['kind']]?: About<OfferOf<K>> } = {
  attack: (s, { card }) => raid(s, [card]),
  join: (s, { card }) => raid(s, [...gathered(s), card]),
  onGround: s => raid(s, gathered(s)),
  done,
  defend: (s, { card }) => known(card, ...gathered(s), ...attackers(s)),
  apart: done,
  guard: (s, { card, seat }) => known(card, ...attackers(s), shieldsOf(seat)),
  against: (s, { seat }) => known(...attackers(s), shieldsOf(seat)),
  pass: ending,
  handOver: ending,
  limbo: (s, { card }) => known(card, limboOf(seatAsked(s))),
  shoot: (s, o) => known(...attached(s, o), o.target),
  keep: attached,
  lapse: attached,
  drop: attached,
  ready: attached,
  idle: attached,
  target: (s, { target }) => aimed(s, target),
  amount: s => aimed(s),
  share: s => aimed(s),
};
const own: About<Option> = (_s, { card = NONE, target = NONE }) => known(card, target);
export function about(s: Realm, option: Option): Thing[] {
  return ((ABOUT[option.kind as Offer['kind']] ?? own) as About<Option>)(s, option);
}

/** An Item shoots through its Follower, which is taxed (TT-114). */
const bearer = (s: Realm, { card }: { card: Id }): Id[] => attached(s, { card }).slice(1) as Id[];
/** TT-098, TT-099: the receiver is taxed, unless a power moves the card. */
function receiver(s: Realm, { target }: { target: Id }): Id[] {
  const isFree = s.stack[s.stack.length - 1].rule === 'strategy';
  return isFree || printed(s, target).isSource ? [] : [target];
}
type Uses<O> = (s: Realm, o: O) => Id[];
const USES: { readonly [K in Offer['kind']]?: Uses<OfferOf<K>> } = {
  shoot: bearer,
  moveItem: receiver,
  moveTotem: receiver,
  done: s => frameOf(s, 'attack')?.units ?? frameOf(s, 'defend')?.units ?? [],
  onGround: gathered,
  apart: gathered,
};
/** What an option taxes or saps beside its own card. */
export function uses(s: Realm, option: Option): Id[] {
  const use = USES[option.kind as Offer['kind']] as Uses<Option> | undefined;
  const used = [...(use?.(s, option) ?? []), ...payment(s, option)];
  return [...new Set(used)].filter(id => id !== option.card);
}

/** Going on with what has been chosen, or doing nothing. */
const HARMLESS: readonly string[] = ['pass', 'done', 'handOver', 'keepHand'];
/**
 * Whether nothing is spent, given up or attacked with that was not chosen before. Not harmless: to leave a unit dying
 * that could still be saved, to let a shield fall that could be defended, to begin without a single Tower.
 */
export function harmless(s: Realm, { kind }: Option): boolean {
  if (!HARMLESS.includes(kind)) return false;
  const { rule, at } = s.stack[s.stack.length - 1];
  if (rule === 'opening' && at === 'place') return s.players[seatAsked(s)].placed > 0;
  if (kind !== 'pass' && kind !== 'handOver') return true;
  return dying(s).length === 0 && !leavesOpen(s);
}
function leavesOpen(s: Realm): boolean {
  const c = s.combat;
  const seat = seatAsked(s);
  if (!c || c.attacked !== seat || defenders(s, seat).length === 0) return false;
  return shieldsLost(s, seat, pointsOf(s, c.attackers)) > 0;
}
