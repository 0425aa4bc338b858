import type { DeckList } from '@siegeworks/decks';
import type { KeptDeck } from '@siegeworks/protocol';

/** What an imported list changes: whatever it does not name stays as it is. */
export const asImported = (deck: KeptDeck, { cards, choices, name, notes }: DeckList) => ({
  cards,
  choices: { ...deck.choices, ...choices },
  ...(name !== '' && { name }),
  ...(notes !== '' && { notes }),
});
