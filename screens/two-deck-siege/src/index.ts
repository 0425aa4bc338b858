import { icons } from 'virtual:icons/two-deck-siege';
import type { Option } from '@siegeworks/protocol';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { SiegeBoard } from './board.tsx';
import { Forecast } from './forecast.tsx';

export { ART } from './art.ts';

/** Whoever presses a card to see what it does does not want it spent for two defenders. */
const asksFirst = ({ kind }: Option): boolean => kind === 'generic';

/** The table of Two Deck Siege. */
export const screen: Screen = { Board: SiegeBoard, Aside: Forecast, art: ART, icons, asksFirst };
