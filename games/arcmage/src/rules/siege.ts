import { enchantmentAt } from '../state/readers.ts';
import type { City, Realm } from '../state/realm.ts';

/** AM-301: Besieged City, while its caster's army is larger than the army of the city's controller. */
export function besieged(s: Realm, c: City): boolean {
  if (c.attached.length === 0) return false;
  return c.attached.some(id => {
    const e = enchantmentAt(s, id);
    if (e?.card !== 'besieged-city') return false;
    return s.players[e.controller].army.length > s.players[c.controller].army.length;
  });
}
