import type { DeckList } from '@siegeworks/decks';
import { markOfList } from '@siegeworks/decks';
import type { Deck, GameInfo, KeptDeck } from '@siegeworks/protocol';
import { useCallback, useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { defaults } from '../setup.ts';
import { freshId } from './fresh-id.ts';
import type { Meeting } from './house-decks.ts';
import { meetHouse } from './house-decks.ts';

/** A new deck of one's own, from a list or from nothing. */
export function newDeck(game: GameInfo, list: Partial<DeckList> = {}, from = ''): KeptDeck {
  return {
    id: freshId(),
    game: game.id,
    name: list.name || (game.castles ? 'New castle' : 'New deck'),
    cards: { ...list.cards },
    choices: { ...defaults(game.castles?.schema ?? game.choices), ...list.choices },
    notes: list.notes ?? '',
    from,
    updated: Date.now(),
    versions: [],
  };
}

export const copyOf = (game: GameInfo, { id, name, cards, choices }: Deck): KeptDeck =>
  newDeck(game, { name: `${name}, changed`, cards, ...(choices && { choices }) }, id);

/** The same deck once more, with a life of its own: its versions stay with the first one. */
export const twinOf = (deck: KeptDeck): KeptDeck => ({
  ...deck,
  id: freshId(),
  name: `${deck.name}, copy`,
  updated: Date.now(),
  versions: [],
});

/** What decks of one's own may begin with: ready decks, or ready castles in their place. */
export const readyOf = ({ decks, castles }: GameInfo): readonly Deck[] => castles?.ready ?? decks;

export const listOf = ({ game, name, cards, choices, notes }: KeptDeck): DeckList => ({
  game,
  name,
  cards,
  choices,
  notes,
});

/** Whether the rules have accepted exactly this list once. */
export const wasLawful = (deck: KeptDeck): boolean => deck.lawful?.mark === markOfList(deck);

/** The person's own decks, and how to ask for them again: first as this browser has them, then together with the house. */
export function useOwnDecks(session: Session): OwnDecksNow {
  const [decks, setDecks] = useState<readonly KeptDeck[] | null>(null);
  const [meeting, setMeeting] = useState<Meeting>({ name: '', problem: '' });
  const look = useCallback(
    () =>
      session.ask('decks', {}, 'decks').then(
        answer => setDecks(answer.decks),
        () => setDecks([]),
      ),
    [session],
  );
  const again = useCallback(() => {
    look()
      .then(() => meetHouse(session))
      .then(met => {
        setMeeting(met);
        if (met.name !== '') void look();
      });
  }, [session, look]);
  useEffect(again, [again]);
  return [decks, again, meeting];
}
export type OwnDecksNow = [decks: readonly KeptDeck[] | null, again: () => void, meeting: Meeting];
