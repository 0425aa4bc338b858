import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { ABILITIES, DEEDS, entryOf, HEARS } from '../cards/book.ts';
import { CARDS } from '../cards/card.ts';
import type { Ability } from '../cards/entry.ts';
import { printed } from '../state/readers.ts';
import type { Creature, Enchantment, Realm } from '../state/realm.ts';
import { isCreature, NONE } from '../state/realm.ts';
import { abilitiesOf } from './abilities.ts';
import type { AimName } from './aims.ts';
import { targetsOf } from './aims.ts';
import type { Purse } from './costs.ts';
import { affords, leastCost, plain, purseOf } from './costs.ts';
import type { OfferOf } from './offers.ts';

/** `play`: the player's own play phase with an empty stack. `any`: a window or response round. */
export type Timing = 'play' | 'any';
export const LOOP_GUARD = 500;

const GUARDED = because(
  'AM-517',
  'too much has happened this turn: nothing more may be played until it ends',
);
const CITY = because('AM-087', 'a city card in hand can only be laid as a resource or discarded');
const ONLY_PLAY = because('AM-240', 'it can be played only in your own play phase, with an empty stack');
const TOO_EXPENSIVE = because('AM-170', 'you cannot pay its cost');
const DISLOYAL = because('AM-171', 'you have too few resources of its own faction');
const NO_TARGET = because('AM-244', 'it has no legal target now');
const TWIN = because('AM-474', 'you already control a copy of this unique creature');
const NO_SACRIFICE = because('AM-243', 'you cannot make the sacrifice that it requires');
const MARKED = because('AM-263', 'it is marked');
const ONLY_OWN_PLAY = because(
  'AM-261',
  'abilities can be used only in your own play phase, with an empty stack',
);
const NOT_READY = because('AM-243', 'its own text does not allow it now');
const NO_ABILITY = because('AM-266', 'it has no ability that can be used');

/** Why this card of the hand cannot be played, or `null`. */
export function noPlay(
  s: Realm,
  seat: Seat,
  id: Id,
  timing: Timing,
  purse: Purse = purseOf(seat),
): Reason | null {
  const card = printed(s, id);
  if (card.type === 'city') return CITY;
  if (s.resolved >= LOOP_GUARD) return GUARDED;
  // AM-241, AM-330: only events are played in windows and as responses.
  if (timing === 'any' && card.type !== 'event') return ONLY_PLAY;
  const cost = leastCost(s, seat, id);
  if (!affords(s, purse, cost)) return affords(s, purse, plain(cost.total)) ? DISLOYAL : TOO_EXPENSIVE;
  if ('unique' in card.keywords && controls(s, seat, card.id)) return TWIN;
  if (entryOf(card.id).price?.fits?.(s, seat, id) === false) return NO_SACRIFICE;
  return legalModes(s, seat, s.names[id], id, NONE).length > 0 ? null : NO_TARGET;
}
const controls = (s: Realm, seat: Seat, card: string) =>
  s.pieces.some(p => isCreature(p) && p.card === card && p.controller === seat && p.strength === NONE);

/** The modes of a deed for which there are enough targets; one mode if it has none. */
export function legalModes(s: Realm, seat: Seat, what: string, source: Id, city: Id): number[] {
  const deed = DEEDS[what];
  if (!deed) return [0];
  if (!deed.modes) return aimable(s, seat, deed.aims ?? [], source, city) ? [0] : [];
  return deed.modes.flatMap((mode, n) => (aimable(s, seat, mode.aims, source, city) ? [n] : []));
}
/** Different targets for every aim; aims of one deed are alike or do not overlap. */
function aimable(s: Realm, by: Seat, aims: readonly AimName[], source: Id, city: Id): boolean {
  if (aims.length === 0) return true;
  const aiming = { by, source, city, chosen: [] };
  return aims.every(aim => targetsOf(s, aim, aiming).length >= count(aims, aim));
}
function count(aims: readonly AimName[], aim: AimName): number {
  let n = 0;
  for (const other of aims) if (other === aim) n++;
  return n;
}

/** Cards of the hand that can be played now, one of each name. */
export function playOptions(
  s: Realm,
  seat: Seat,
  timing: Timing,
  purse: Purse = purseOf(seat),
): OfferOf<'play' | 'playAsCreature'>[] {
  const options: OfferOf<'play' | 'playAsCreature'>[] = [];
  const { hand } = s.players[seat];
  const disguised = timing === 'play' && HEARS.disguises.some(hears => hears(s, seat));
  for (let i = 0; i < hand.length; i++) {
    const card = hand[i];
    const name = s.names[card];
    if (timing === 'any' && CARDS[name].type !== 'event') continue;
    if (seenBefore(s, hand, i)) continue;
    if (noPlay(s, seat, card, timing, purse) === null) options.push({ kind: 'play', card });
    if (disguised && mayDisguise(s, purse, card)) options.push({ kind: 'playAsCreature', card });
  }
  return options;
}
function seenBefore(s: Realm, hand: readonly Id[], at: number): boolean {
  for (let i = 0; i < at; i++) if (s.names[hand[i]] === s.names[hand[at]]) return true;
  return false;
}
/** An enchantment card as a creature: it needs no target. */
function mayDisguise(s: Realm, purse: Purse, id: Id): boolean {
  if (printed(s, id).type !== 'enchantment' || s.resolved >= LOOP_GUARD) return false;
  return affords(s, purse, leastCost(s, purse.seat, id));
}

/** Why this ability cannot be used, or `null`. */
export function noUse(
  s: Realm,
  p: Creature | Enchantment,
  a: Ability,
  timing: Timing,
  purse: Purse = purseOf(p.controller),
): Reason | null {
  if (s.resolved >= LOOP_GUARD) return GUARDED;
  if (timing === 'any' && !a.any && s.options.abilityTiming === 'playPhase') return ONLY_OWN_PLAY;
  if (a.marks && p.marked) return MARKED;
  if (a.ready && (p.kind !== 'creature' || !a.ready(s, p))) return NOT_READY;
  if (!affords(s, purse, a.cost)) return TOO_EXPENSIVE;
  if (a.extra && a.extra.options(s, p, []).length < a.extra.n) return NO_SACRIFICE;
  const place = p.kind === 'creature' ? p.city : NONE;
  return legalModes(s, p.controller, a.what, p.id, place).length > 0 ? null : NO_TARGET;
}
export function whyNotUsed(s: Realm, p: Creature | Enchantment, timing: Timing): Reason {
  const reasons = abilitiesOf(s, p).map(a => noUse(s, p, a, timing));
  return reasons.find(reason => reason !== null) ?? NO_ABILITY;
}
export function useOptions(
  s: Realm,
  seat: Seat,
  timing: Timing,
  purse: Purse = purseOf(seat),
): OfferOf<'use'>[] {
  const options: OfferOf<'use'>[] = [];
  for (const p of s.pieces) {
    if (p === null || p.kind === 'city' || p.controller !== seat) continue;
    for (const a of abilitiesOf(s, p))
      if (noUse(s, p, a, timing, purse) === null) options.push({ kind: 'use', card: p.id, what: a.what });
  }
  const salvaged = timing === 'play' ? salvageable(s, purse) : undefined;
  if (salvaged !== undefined) options.push({ kind: 'use', card: salvaged, what: 'salvage' });
  return options;
}
/** Section 7, Salvage: from the player's graveyard, in their own play phase. */
function salvageable(s: Realm, purse: Purse): Id | undefined {
  if (s.resolved >= LOOP_GUARD) return undefined;
  const card = s.players[purse.seat].graveyard.find(id => 'salvage' in printed(s, id).keywords);
  return card !== undefined && affords(s, purse, ABILITIES.salvage.cost) ? card : undefined;
}
