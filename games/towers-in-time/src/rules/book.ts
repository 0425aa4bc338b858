import { rulebookOfTheLiving } from '@siegeworks/table';
import type { Realm } from '../state/realm.ts';

/** Only players still in the game are asked questions (TT-269). */
export const { rules, rule, choice } = rulebookOfTheLiving<Realm>();
