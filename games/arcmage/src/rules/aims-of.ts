import { DEEDS } from '../cards/book.ts';
import type { Item } from '../state/realm.ts';
import type { AimName } from './aims.ts';

const AS_CREATURE: readonly AimName[] = [];
/** The targets that this object needs, in order. */
export function aimsOf(item: Pick<Item, 'what' | 'mode' | 'x' | 'asCreature'>): readonly AimName[] {
  if (item.asCreature) return AS_CREATURE;
  const deed = DEEDS[item.what];
  if (!deed) return AS_CREATURE;
  if (deed.modes) return deed.modes[item.mode].aims;
  return deed.aimsFor?.(item.x) ?? deed.aims ?? AS_CREATURE;
}
