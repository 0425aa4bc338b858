import { icons } from 'virtual:icons/two-deck-siege';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { SiegeBoard } from './board.tsx';
import { Forecast } from './forecast.tsx';

export { ART } from './art.ts';

/** The table of Two Deck Siege. */
export const screen: Screen = { Board: SiegeBoard, Aside: Forecast, art: ART, icons };
