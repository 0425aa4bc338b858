import type { SeatConfig } from '@siegeworks/contract';
import { withDefaults } from '@siegeworks/contract';
import { ARMIES, ARMY_WORDS } from '../cards/card.ts';
import { DECKS } from '../cards/decks.ts';
import { CHOICES } from './variants.ts';

/** The deck that a seat has chosen, if there is one with that id. */
export const deckOf = (seat: SeatConfig) => DECKS.find(deck => deck.id === (seat.deck ?? DECKS[0].id));
export const cardsOf = (seat: SeatConfig): Record<string, number> => seat.cards ?? deckOf(seat)?.cards ?? {};
export const choicesOf = (seat: SeatConfig) =>
  withDefaults(CHOICES, { ...(seat.cards ? {} : deckOf(seat)?.choices), ...seat.choices });
export const armyOf = (word: unknown) => ARMIES[ARMY_WORDS.find(each => each === word) ?? 'dwarf'];
