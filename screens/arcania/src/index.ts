import { icons } from 'virtual:icons/arcania';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { ArcaniaBoard } from './board.tsx';

export { ART } from './art.ts';

/** The table of Arcania. */
export const screen: Screen = { Board: ArcaniaBoard, art: ART, icons };
