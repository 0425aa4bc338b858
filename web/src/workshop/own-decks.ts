import type { DeckList } from '@siegeworks/decks';
import type { Deck, GameInfo, KeptDeck } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { defaults } from '../setup.ts';

/** A name that no other deck of this browser has. */
export function freshId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

/** A new deck of one's own, from a list or from nothing. */
export function newDeck(game: GameInfo, list: Partial<DeckList> = {}, from = ''): KeptDeck {
  return {
    id: freshId(),
    game: game.id,
    name: list.name || 'New deck',
    cards: { ...list.cards },
    choices: { ...defaults(game.choices), ...list.choices },
    notes: list.notes ?? '',
    from,
    updated: Date.now(),
    versions: [],
  };
}

export const copyOf = (game: GameInfo, { id, name, cards, choices }: Deck): KeptDeck =>
  newDeck(game, { name: `${name}, changed`, cards, ...(choices && { choices }) }, id);

export const listOf = ({ game, name, cards, choices, notes }: KeptDeck): DeckList => ({
  game,
  name,
  cards,
  choices,
  notes,
});

/** The person's own decks, and how to ask for them again. */
export function useOwnDecks(session: Session): [decks: readonly KeptDeck[] | null, again: () => void] {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null);
  const again = useCallback(() => {
    session.ask('decks', {}, 'decks').then(
      answer => setDecks(answer.decks),
      () => setDecks([]),
    );
  }, [session]);
  useEffect(again, [again]);
  return [decks, again];
}
