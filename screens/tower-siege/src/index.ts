import { icons } from 'virtual:icons/tower-siege';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { SiegeBoard } from './board.tsx';
import { PendingAside } from './pending.tsx';

/** Tower Siege: two armies in their positions, Mage and Tower behind them, the Market Place in front of the player. */
export const screen: Screen = { Board: SiegeBoard, Aside: PendingAside, art: ART, icons };
