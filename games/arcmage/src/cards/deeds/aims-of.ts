import type { AimName } from '../../rules/aims.ts';
import type { Item } from '../../state/realm.ts';
import { DEEDS } from './deeds.ts';

const AS_CREATURE: readonly AimName[] = [];
/** The targets that this object needs, in order. */
export function aimsOf(item: Pick<Item, 'what' | 'mode' | 'x' | 'asCreature'>): readonly AimName[] {
  if (item.asCreature) return AS_CREATURE;
  const deed = DEEDS[item.what];
  if (!deed) return AS_CREATURE;
  if (deed.modes) return deed.modes[item.mode].aims;
  if (item.what === 'carpe-diem') return new Array<AimName>(1 + item.x).fill('creature');
  return deed.aims ?? AS_CREATURE;
}
