import { rulebookOfTheLiving } from '@siegeworks/table';
import type { Realm } from '../state/realm.ts';

/** Questions go to living players: those who are out are asked nothing (TT-269). */
export const { rules, rule, choice } = rulebookOfTheLiving<Realm>();
