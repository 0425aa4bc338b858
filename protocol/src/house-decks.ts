import type { Check } from '@siegeworks/files/shape';
import { shape, wholeFrom } from '@siegeworks/files/shape';
import type { KeptDeck } from './decks.ts';
import { keptDeck } from './decks.ts';

/** How much a house keeps of one person's decks. */
export const HOUSE_DECKS = { decks: 200, bytes: 300_000 } as const;

/** A deck in the house, without its cards: whether it has changed since somebody knew it. */
export interface HouseDeckLine {
  id: string;
  revision: number;
  gone: boolean;
}
/** A deck as the house has it; `deck` is `null` once it was deleted. */
export interface HouseDeck {
  revision: number;
  deck: KeptDeck | null;
}
/** What a place sends: the deck, and the revision from which it was changed; 0 where it knows of none. */
export interface DeckChange {
  deck: KeptDeck;
  base: number;
}
/** `other` is what the house has, where somebody else has changed it since; then nothing was written. */
export interface DeckAnswer {
  revision: number;
  other: HouseDeck | null;
}

const revision = wholeFrom(0, 1_000_000_000);
export const deckChange: Check<DeckChange> = shape<DeckChange>({ deck: keptDeck, base: revision });
export const deckEnd: Check<{ base: number }> = shape({ base: revision });
