import { icons } from 'virtual:icons/tower-siege';
import type { Option } from '@siegeworks/protocol';
import type { Screen } from '@siegeworks/screen-table';
import { ART } from './art.ts';
import { SiegeBoard } from './board.tsx';
import { PendingAside } from './pending.tsx';

/** Innate Spells have a place beside the hand. */
const holds = ({ kind, card, what }: Option): boolean =>
  kind === 'cast' && card === undefined && what !== undefined;
/** Who presses a card to see what it can do does not want its Mage out of the Tower, or its Sword gone. */
const SURPRISING = ['leave', 'discardItem', 'dismount', 'travel', 'skill', 'activate'];
const asksFirst = ({ kind }: Option): boolean => SURPRISING.includes(kind);

/** Tower Siege: two armies in their positions, Mage and Tower behind them, the Market Place in front of the player. */
export const screen: Screen = { Board: SiegeBoard, Aside: PendingAside, art: ART, icons, holds, asksFirst };
