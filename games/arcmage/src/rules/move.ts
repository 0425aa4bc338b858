import type { Id, Reason, Seat } from '@siegeworks/contract';
import { call, cover, roll } from '@siegeworks/kernel';
import { because, clockwise } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import { distinct } from '../state/alike.ts';
import { tell } from '../state/events.ts';
import { has, silenced } from '../state/keywords.ts';
import { mark, relocate } from '../state/place.ts';
import { cityAt, creatureAt, creaturesOf, firstWorn, opponents, opposes } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { city, creature, NONE } from '../state/realm.ts';
import { draw } from '../state/zones.ts';
import { choice, decision, rule } from './book.ts';
import { canPay, plain } from './costs.ts';
import type { OfferOf, PlaceOffer } from './offers.ts';
import { ofCards } from './offers.ts';
import { pay } from './pay.ts';
import { pickedPlace, placeOption } from './places.ts';
import { LOOP_GUARD } from './playable.ts';
import { besieged } from './siege.ts';

const MARKED = because('AM-291', 'a marked creature cannot move');
const USED = because('AM-292', 'this city has already taken part in a move this turn');
const BESIEGED = because('AM-301', 'nothing can move into or out of a besieged city');
const NO_INFILTRATOR = because('AM-299', "only a creature with infiltrate may move into an opponent's city");
const CLOSED = because('AM-297', "that city is closed to opponents' creatures");
const GUARDED = because('AM-517', 'too much has happened this turn');

/** Why this creature cannot move to this place (NONE: the army), or `null`. */
export function noMove(s: Realm, c: Creature, to: Id): Reason | null {
  if (s.resolved >= LOOP_GUARD) return GUARDED;
  if (c.marked) return MARKED;
  const held = firstWorn(s, c, worn => worn.noMove ?? null);
  if (held) return held;
  const travels = has(s, c, 'travel');
  const from = cityAt(s, c.city);
  if (from) {
    if (besieged(s, from)) return BESIEGED;
    if (from.moved !== '' && !travels) {
      const again = leftAgain(from, c);
      if (!again) return USED;
      if (!canPay(s, c.controller, plain(1), [c.id])) return again.unpaid;
    }
  }
  // AM-293: the army has no limit.
  const there = cityAt(s, to);
  if (!there) return null;
  return there.moved !== '' && !travels ? USED : closedTo(s, there, c);
}
/** Further moves out of some cities cost 1 each, if the first was a move out (AM-R90). */
function leftAgain(from: City, c: Creature) {
  const again = entryOf(from.card).site?.leftAgain;
  return again?.fits(from) && from.controller === c.controller && from.moved === 'out' ? again : null;
}
/** What a city itself has against this creature. */
function closedTo(s: Realm, there: City, c: Creature): Reason | null {
  if (besieged(s, there)) return BESIEGED;
  if (there.controller === c.controller) return null;
  if (!opposes(s, c.controller, there.controller) || !has(s, c, 'infiltrate')) return NO_INFILTRATOR;
  return entryOf(there.card).site?.closed?.(there) ? CLOSED : null;
}

export function moveOptions(s: Realm, seat: Seat): OfferOf<'move' | 'moveToArmy'>[] {
  const options: OfferOf<'move' | 'moveToArmy'>[] = [];
  const ready = creaturesOf(s, seat).filter(c => !c.marked);
  for (const c of distinct(s, ready)) {
    for (const to of destinations(s, c)) {
      if (noMove(s, c, to) !== null) continue;
      options.push(
        to === NONE ? { kind: 'moveToArmy', card: c.id } : { kind: 'move', card: c.id, target: to },
      );
    }
  }
  return options;
}
/** The army, the cities of its controller and, with infiltrate, those of opponents; never where it is. AM-298. */
function destinations(s: Realm, c: Creature): Id[] {
  const list: Id[] = c.city === NONE ? [] : [NONE];
  for (const id of s.players[c.controller].cities) if (id !== c.city) list.push(id);
  if (!has(s, c, 'infiltrate')) return list;
  for (const seat of opponents(s, c.controller))
    for (const id of s.players[seat].cities) if (id !== c.city) list.push(id);
  return list;
}

/** 5.10: pay and mark, toss coins, then place (AM-R86). */
export const move = rule(
  'move',
  (seat: Seat, card: Id, to: Id) => ({ seat, card, to, from: NONE, tossers: [] as Seat[], chooser: NONE }),
  {
    mark(s, f) {
      const c = creature(s, f.card);
      f.from = c.city;
      const from = cityAt(s, c.city);
      if (from && from.moved !== '' && !has(s, c, 'travel')) call(s, pay(f.seat, plain(1), [f.card]));
      f.tossers = tossersOf(s, f.seat);
      tell(s, { type: 'moving', card: f.card, from: f.from, city: f.to });
      // AM-303: marked by its controller.
      if (!carries(s, c)) mark(s, c, true);
    },
    toss(s, f) {
      const tosser = f.tossers.shift();
      if (tosser === undefined || !s.players[f.seat].alive || !creatureAt(s, f.card)) return 'place';
      toss(s, f, tosser);
    },
    opponent: decision({
      when: (_s, f) => f.chooser === f.seat,
      who: (_s, f) => f.seat,
      options: (s, f) => opponents(s, f.seat).map(seat => ({ kind: 'target' as const, seat })),
      then(_s, f, pick) {
        f.chooser = pick.seat;
      },
    }),
    redirect: decision({
      when: (_s, f) => f.chooser !== NONE && f.chooser !== f.seat,
      who: (_s, f) => f.chooser,
      options: (s, f) => detours(s, f),
      then(_s, f, pick) {
        f.to = pickedPlace(pick);
      },
    }),
    tossed(_s, f) {
      f.chooser = NONE;
      return 'toss';
    },
    place(s, f) {
      const c = creatureAt(s, f.card);
      if (!c || !s.players[f.seat].alive) return 'done';
      // The place may have fallen with a player who resigned.
      if (f.to !== NONE && !cityAt(s, f.to)) return 'done';
      use(s, c, f.from, f.to);
    },
    along: choice({
      when: (s, f) => company(s, f).length > 0,
      who: (_s, f) => f.seat,
      options: (s, f): OfferOf<'alone' | 'along'>[] => [
        { kind: 'alone' },
        ...ofCards('along', company(s, f)),
      ],
      then(s, f, pick) {
        if (pick.kind === 'alone') return;
        cover(`card ${s.names[f.card]} carries`);
        relocate(s, creature(s, pick.card), f.to);
      },
    }),
  },
);
interface Moving {
  seat: Seat;
  card: Id;
  from: Id;
  to: Id;
  chooser: Seat;
}
/** Its moves do not mark it, and another creature may go along. */
const carries = (s: Realm, c: Creature): boolean => entryOf(c.card).carries === true && !silenced(s, c);
/** The controller's other creatures where it came from; they follow it. */
function company(s: Realm, f: Moving): Id[] {
  const ship = creatureAt(s, f.card);
  if (!ship || !carries(s, ship) || ship.city !== f.to) return [];
  const there = cityAt(s, f.to);
  return creaturesOf(s, f.seat).flatMap(c => {
    if (c.id === f.card || c.city !== f.from) return [];
    return there && there.controller !== f.seat && closedTo(s, there, c) !== null ? [] : [c.id];
  });
}
/** AM-292: both cities are used up, unless it travels. The first way out of a city is remembered. AM-300, AM-R22. */
function use(s: Realm, c: Creature, from: Id, to: Id): void {
  const travels = has(s, c, 'travel');
  const [origin, goal] = [cityAt(s, from), cityAt(s, to)];
  relocate(s, c, to);
  if (travels) return;
  if (origin && origin.moved === '') origin.moved = 'out';
  if (goal && goal.moved === '') goal.moved = 'in';
}
/** Whose cities toss a coin for this move: the mover's own first, then clockwise; one entry per city. */
function tossersOf(s: Realm, mover: Seat): Seat[] {
  const seats = [mover, ...clockwise(s, mover).filter(seat => seat !== mover)];
  return seats.flatMap(seat =>
    s.players[seat].cities.flatMap(id => {
      const c = city(s, id);
      const watches = seat === mover || opposes(s, seat, mover);
      return watches && entryOf(c.card).site?.tosses?.(c, seat === mover) ? [seat] : [];
    }),
  );
}
/** Heads is 1. AM-R70: by the generator of the match. */
function toss(s: Realm, f: Moving, tosser: Seat): void {
  const heads = roll(s, 2) === 1;
  const card = s.players[tosser].cities.find(id => entryOf(s.names[id]).site?.tosses) ?? NONE;
  if (card !== NONE) cover(`card ${s.names[card]} tosses`);
  tell(s, { type: 'tossed', seat: tosser, card, heads });
  if (heads) draw(s, f.seat, 1);
  if (tosser === f.seat) f.chooser = heads ? NONE : f.seat;
  else f.chooser = heads ? tosser : NONE;
}
/** Army or another city of the mover, neither the origin nor the announced place. */
function detours(s: Realm, f: Moving): PlaceOffer[] {
  const c = creatureAt(s, f.card);
  if (!c) return [];
  const places = [NONE, ...s.players[f.seat].cities].filter(place => place !== f.from && place !== f.to);
  return places.filter(place => place === NONE || !besieged(s, city(s, place))).map(placeOption);
}
