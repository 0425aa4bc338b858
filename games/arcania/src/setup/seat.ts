import type { SeatConfig } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { ReadyDecks } from '@siegeworks/table';
import { ARMIES, ARMY_WORDS } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { CHOICES } from './variants.ts';

export const READY = new ReadyDecks(DECKS, 'AK-003');
export const choicesOf = (seat: SeatConfig) => withDefaults(CHOICES, READY.choicesOf(seat));
export const armyOf = (word: unknown) => ARMIES[ARMY_WORDS.find(each => each === word) ?? 'dwarf'];
