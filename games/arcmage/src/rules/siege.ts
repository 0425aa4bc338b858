import { entryOf } from '../cards/book.ts';
import { enchantmentAt } from '../state/readers.ts';
import type { City, Realm } from '../state/realm.ts';

/** AM-301 */
export function besieged(s: Realm, c: City): boolean {
  if (c.attached.length === 0) return false;
  return c.attached.some(id => {
    const e = enchantmentAt(s, id);
    return e !== null && entryOf(e.card).worn?.besieges?.(s, e, c) === true;
  });
}
