import type { Id } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { endEffects } from '../state/effects.ts';
import { tell } from '../state/events.ts';
import { dropEnchantment, relocate, returnToHand } from '../state/place.ts';
import { cityAt, creatureAt, enchantmentAt } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { toGraveyard } from '../state/zones.ts';
import { decision, rule } from './book.ts';
import { pickedPlace, placeOption } from './places.ts';
import { besieged } from './siege.ts';

/** AM-418 to AM-423: cities are destroyed together, and their residents go elsewhere before anything else. */
export const fallCities = rule(
  'fallCities',
  (cities: Id[]) => ({ cities, fleeing: [] as Id[], card: NONE }),
  {
    fall(s, f) {
      for (const id of f.cities) {
        const c = cityAt(s, id);
        if (!c) continue;
        tell(s, { type: 'fell', card: id, seat: c.controller });
        take(s.players[c.controller].cities, id);
        // AM-457
        for (const on of c.attached.slice()) {
          const e = enchantmentAt(s, on);
          if (e) dropEnchantment(s, e);
        }
        c.active = [];
        endEffects(s, 'city', id);
        f.fleeing.push(...c.residents);
      }
      endAttacks(s, f.cities);
    },
    next(s, f) {
      const id = f.fleeing.shift();
      if (id === undefined) return 'ruins';
      const c = creatureAt(s, id);
      if (!c) return 'next';
      f.card = id;
      // AM-421, AM-422
      if (!c.marked && refuges(s, c).length > 0) return;
      returnToHand(s, c);
      return 'next';
    },
    flee: decision({
      who: (s, f) => creatureAt(s, f.card)?.controller ?? NONE,
      options: (s, f) => {
        const c = creatureAt(s, f.card);
        return c ? refuges(s, c).map(placeOption) : [];
      },
      then(s, f, pick) {
        const c = creatureAt(s, f.card);
        if (c) relocate(s, c, pickedPlace(pick));
      },
    }),
    fled(s, f) {
      const c = creatureAt(s, f.card);
      if (c && f.cities.includes(c.city)) returnToHand(s, c);
      return 'next';
    },
    // AM-088: to the graveyard, and never back to the unbuilt cities.
    ruins(s, f) {
      for (const id of f.cities) {
        const c = cityAt(s, id);
        if (!c) continue;
        s.pieces[id] = null;
        toGraveyard(s, id);
      }
    },
  },
);
/** AM-388: an attack on a city that has left play ends at once. AM-R35, AM-R73: other parts go on. */
function endAttacks(s: Realm, cities: readonly Id[]): void {
  if (s.combat) s.combat.fights = s.combat.fights.filter(fight => !cities.includes(fight.city));
}
/** AM-420, AM-R74: other cities of its controller that are not besieged; with the option the army too. */
function refuges(s: Realm, c: Creature): Id[] {
  if (!s.players[c.controller].alive) return [];
  const cities = s.players[c.controller].cities.filter(id => {
    const there = cityAt(s, id);
    return there !== null && !besieged(s, there);
  });
  return s.options.evacuation === 'cityOrArmy' ? [...cities, NONE] : cities;
}
