import type { Screen } from '@siegeworks/screen-table';
import { PlainBoard } from './board.tsx';

/** Plays any game. */
export const screen: Screen = { Board: PlainBoard, art: {}, icons: {} };
