import type { Frame, Id, Seat } from '@siegeworks/contract';
import { call, cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { ABILITIES, DEEDS, entryOf } from '../cards/book.ts';
import { cardsOf } from '../cards/card.ts';
import { cardIsSudden } from '../state/keywords.ts';
import { stackUp } from '../state/pile.ts';
import { mark } from '../state/place.ts';
import { creatureAt, enchantmentAt, printed } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { newItem } from '../state/triggers.ts';
import { forget, learnAll } from '../state/zones.ts';
import type { NextAim } from './aims.ts';
import { aimed, chosenBefore, picked, targetsOf } from './aims.ts';
import { aimsOf } from './aims-of.ts';
import { decision, rule } from './book.ts';
import type { Cost } from './costs.ts';
import { available, canPay, playCost, sum, takesExtra } from './costs.ts';
import type { ActOffer, CostOffer, Offer, OfferOf } from './offers.ts';
import { pay } from './pay.ts';
import { pickedPlace, placeOption } from './places.ts';
import { legalModes } from './playable.ts';
import { playedTriggers } from './played.ts';
import { sacrifice } from './sacrifice.ts';

/** What is being announced (AM-242): nothing has changed until it is paid. */
export interface Announced {
  seat: Seat;
  card: Id;
  what: string;
  ability: boolean;
  asCreature: boolean;
  mode: number;
  x: number;
  city: Id;
  targets: number[];
  costs: Id[];
}
const fresh = (seat: Seat, card: Id, what: string): Announced => ({
  seat,
  card,
  what,
  ability: false,
  asCreature: false,
  mode: 0,
  x: 0,
  city: NONE,
  targets: [],
  costs: [],
});
/** Begins to play a card or to use an ability, as the option says. */
export function begin(s: Realm, seat: Seat, pick: ActOffer): void {
  const { card } = pick;
  if (pick.kind === 'use') {
    const f = announce(seat, card, pick.what);
    f.ability = true;
    f.city = creatureAt(s, card)?.city ?? NONE;
    return call(s, f);
  }
  // Announced is announced: everybody knows now which card it is.
  learnAll(s, card);
  const f = announce(seat, card, s.names[card]);
  f.asCreature = pick.kind === 'playAsCreature';
  if (printed(s, card).costsX) f.x = printed(s, card).cost;
  call(s, f);
}
const isCreature = (s: Realm, f: Announced) =>
  !f.ability && (f.asCreature || printed(s, f.card).type === 'creature');
const asksX = (s: Realm, f: Announced) =>
  !f.ability && (printed(s, f.card).costsX || takesExtra(printed(s, f.card)));

/** AM-R114: until it is paid, nothing has been played or used if the player or the source is gone. */
function announces(s: Realm, f: Announced): boolean {
  if (!s.players[f.seat].alive) return false;
  return !f.ability || f.what === 'salvage' || s.pieces[f.card]?.controller === f.seat;
}
/** A part of the announcement, asked for as long as anything is announced. */
function part<O extends Offer>(question: Part<O>) {
  return decision<Announced & Frame, O>({
    ...question,
    who: (_s, f) => f.seat,
    when: (s, f) => announces(s, f) && question.when(s, f),
  });
}
interface Part<O extends Offer> {
  when(s: Realm, f: Announced): boolean;
  options(s: Realm, f: Announced): O[];
  then(s: Realm, f: Announced, pick: O): void;
}
/** AM-242: mode, X, place, targets, extra costs, payment, stack. */
const announce = rule('announce', fresh, {
  mode: part({
    when: (_s, f) => !f.asCreature && DEEDS[f.what]?.modes !== undefined,
    options: (s, f) =>
      legalModes(s, f.seat, f.what, f.card, f.city).map(n => ({ kind: 'mode' as const, n, what: f.what })),
    then(_s, f, { n }) {
      f.mode = n;
    },
  }),
  x: part({
    when: (s, f) => asksX(s, f),
    options: (s, f) => xOptions(s, f),
    then(_s, f, { n }) {
      f.x = n;
    },
  }),
  place: part({
    when: (s, f) => isCreature(s, f),
    options: (s, f) =>
      [...s.players[f.seat].cities, ...(!f.asCreature && cardIsSudden(s, f.card) ? [NONE] : [])].map(
        placeOption,
      ),
    then(_s, f, pick) {
      f.city = pickedPlace(pick);
    },
  }),
  aim: part({
    when: (s, f) => legalTargets(s, f).length < aimsOf(f).length,
    options: (s, f) => aimOptions(s, f),
    then(s, f, pick) {
      f.targets = [...legalTargets(s, f), picked(pick)];
    },
  }),
  moreAims(s, f) {
    if (!announces(s, f)) return 'done';
    if (legalTargets(s, f).length >= aimsOf(f).length) return;
    // A player has resigned and taken the last target along: nothing has been played.
    return aimOptions(s, f).length > 0 ? 'aim' : 'done';
  },
  extra: part({
    when: (s, f) => extraOptions(s, f).length > 0,
    options: (s, f) => extraOptions(s, f),
    then(s, f, pick) {
      f.costs = [...keptCosts(s, f), pick.kind === 'done' ? NONE : pick.card];
    },
  }),
  moreExtra(s, f) {
    if (!announces(s, f)) return 'done';
    if (legalTargets(s, f).length < f.targets.length) return 'moreAims';
    f.costs = keptCosts(s, f);
    if (extraOptions(s, f).length > 0) return 'extra';
    const cost = costOf(s, f);
    // AM-177: completely or not at all.
    if (!canPay(s, f.seat, cost, f.costs)) return 'done';
    if (cost.total > 0) call(s, pay(f.seat, cost, [f.card, ...f.costs]));
  },
  rest(s, f) {
    if (!announces(s, f)) return 'done';
    payRest(s, f);
  },
  put(s, f) {
    if (s.players[f.seat].alive) put(s, f);
  },
});

function aimOptions(s: Realm, f: Announced): OfferOf<'target'>[] {
  const { aim, aiming } = announcedAim(s, f);
  return targetsOf(s, aim, aiming).map(n => aimed(aim, n));
}
/** The target that is announced next. */
export const announcedAim = (s: Realm, f: Announced): NextAim => aimAfter(f, legalTargets(s, f));
function aimAfter(f: Announced, before: readonly number[]): NextAim {
  const aims = aimsOf(f);
  const aiming = { by: f.seat, source: f.card, city: f.city, chosen: chosenBefore(aims, before) };
  return { aim: aims[before.length], aiming };
}
/** The targets up to the first that has been lost since it was chosen. */
function legalTargets(s: Realm, f: Announced): number[] {
  const lost = f.targets.findIndex((id, i) => {
    const { aim, aiming } = aimAfter(f, f.targets.slice(0, i));
    return !targetsOf(s, aim, aiming).includes(id);
  });
  return lost < 0 ? f.targets : f.targets.slice(0, lost);
}
/** AM-174: from the loyalty marks to all that can be paid; what is paid on top as far as it is of use (AM-175). AM-R10. */
function xOptions(s: Realm, f: Announced): OfferOf<'x'>[] {
  const all = available(s, f.seat);
  const { costsX, cost } = cardsOf(s)[f.what];
  if (costsX) {
    const most = sum(all);
    return Array.from({ length: most - cost + 1 }, (_, i) => ({ kind: 'x', n: cost + i }));
  }
  const useful = entryOf(f.what).extra?.(s, f.seat, f.card) ?? Infinity;
  const most = Math.min(sum(all) - playCost(s, f.seat, f.card, 0).total, useful);
  return Array.from({ length: most + 1 }, (_, n) => ({ kind: 'x', n }));
}
function costOf(s: Realm, f: Announced): Cost {
  if (f.ability) return ABILITIES[f.what].cost;
  return playCost(s, f.seat, f.card, f.x, f.costs.filter(id => id !== NONE).length);
}

/** What else has to be given, or may be. */
const extraOptions = (s: Realm, f: Announced): CostOffer[] => extrasFor(s, { ...f, costs: keptCosts(s, f) });
/** Without what has been lost since it was chosen. */
function keptCosts(s: Realm, f: Announced): Id[] {
  if (f.costs.length === 0) return f.costs;
  const offered = extrasFor(s, { ...f, costs: [] });
  return f.costs.filter(
    id => id === NONE || offered.some(option => option.kind !== 'done' && option.card === id),
  );
}
function extrasFor(s: Realm, f: Announced): CostOffer[] {
  if (f.asCreature) return [];
  if (f.ability) {
    const { extra } = ABILITIES[f.what];
    const p = creatureAt(s, f.card);
    return !extra || !p || f.costs.length >= extra.n ? [] : extra.options(s, p, f.costs);
  }
  return entryOf(f.what).price?.options(s, f) ?? [];
}
const sacrificeAll = (s: Realm, _seat: Seat, given: readonly Id[]): void => sacrifice(s, given.slice());
function payRest(s: Realm, f: Announced): void {
  const given = f.costs.filter(id => id !== NONE && s.pieces[id] !== null);
  if (!f.ability) return (entryOf(f.what).price?.pay ?? sacrificeAll)(s, f.seat, given);
  const a = ABILITIES[f.what];
  const p = creatureAt(s, f.card) ?? enchantmentAt(s, f.card);
  if (!p) return;
  if (a.marks && p.kind === 'creature') mark(s, p, true);
  else if (a.marks) p.marked = true;
  a.also?.(s, p);
  a.extra?.pay(s, p, f.costs);
}
function put(s: Realm, f: Announced): void {
  const { seat: by, card, what, mode, x, city: place, asCreature } = f;
  const kind = f.ability ? 'ability' : 'card';
  const data = f.ability && ABILITIES[what].remembers ? f.costs.slice() : [];
  const item = newItem(s, {
    kind,
    what,
    card,
    by,
    mode,
    x,
    targets: f.targets.slice(),
    city: place,
    asCreature,
    data,
  });
  if (f.ability) {
    cover(`ability ${what}`);
    return stackUp(s, item);
  }
  cover(`card ${what}`);
  // AM-332: on the stack it is in no hand. AM-R18: every card waits there for responses.
  take(s.players[by].hand, card);
  forget(s, card);
  stackUp(s, item);
  playedTriggers(s, item);
}
