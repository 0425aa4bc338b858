import type { CardInfo } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';

/** All cards of the game by their key; empty until the host has answered. */
export function useCards(session: Session, game: string): ReadonlyMap<string, CardInfo> {
  const [cards, setCards] = useState<ReadonlyMap<string, CardInfo>>(new Map());
  useEffect(() => {
    const asked = session.ask('cards', { game }, 'cards');
    asked.then(
      answer => setCards(new Map(answer.cards.map(card => [card.id, card]))),
      () => {},
    );
  }, [session, game]);
  return cards;
}
