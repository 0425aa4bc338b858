import { icons } from 'virtual:icons/arcmage';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { RealmBoard } from './board.tsx';
import { RealmAside } from './stack.tsx';

export { ART } from './art.ts';

/** The table of Arcmage. */
export const screen: Screen = { Board: RealmBoard, Aside: RealmAside, art: ART, icons };
