import type { Id, Seat } from '@siegeworks/contract';
import type { Ask } from '../cards/entry.ts';
import { cityAt } from '../state/readers.ts';
import type { Creature, Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import type { PlaceOffer } from './offers.ts';
import { besieged } from './siege.ts';

/**
 * Army (NONE) and cities of this player where an effect may put the creature (AM-296, AM-301). AM-R121: never where
 * it is.
 */
export function placeOf(s: Realm, seat: Seat, c: Creature): Id[] {
  if (!s.players[seat].alive) return [];
  const here = cityAt(s, c.city);
  if (here && besieged(s, here)) return [];
  const cities = s.players[seat].cities.filter(id => {
    const there = cityAt(s, id);
    return there !== null && !besieged(s, there) && (id !== c.city || c.controller !== seat);
  });
  return c.city === NONE && c.controller === seat ? cities : [NONE, ...cities];
}
/** Anywhere with its controller. */
export const placesOf = (s: Realm, c: Creature | null): Id[] => (c ? placeOf(s, c.controller, c) : []);

/** Asks for a place: `to the army`, `to Warren`. */
export const wherever = (
  say: string,
  places: (s: Realm, item: Item) => Id[],
  then: (s: Realm, item: Item, place: Id) => void,
): Ask => ({
  who: (_s, item) => item.by,
  options: (s, item) => places(s, item).map(placeOption),
  then: (s, item, pick) => then(s, item, pick.target ?? NONE),
  say,
});
export const placeOption = (place: Id): PlaceOffer =>
  place === NONE ? { kind: 'toArmy' } : { kind: 'toCity', target: place };
/** The place that was picked. */
export const pickedPlace = (pick: PlaceOffer): Id => (pick.kind === 'toCity' ? pick.target : NONE);
