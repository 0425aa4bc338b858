import type { DeckBook } from '@siegeworks/decks';
import type { Bench, CardInfo, GameInfo, PackInfo } from '@siegeworks/protocol';
import type { Glossary } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import type { Pictures } from '../gallery/pictures.ts';
import { picturesOf } from '../gallery/pictures.ts';
import { go } from '../route.ts';
import type { Session } from '../session.ts';

/** All that a workshop knows of a game. */
export interface Book extends DeckBook {
  known: ReadonlyMap<string, CardInfo>;
  bench: Bench;
  /** What is in its packs; nothing where the game has none. */
  packs: PackInfo | null;
  pictures: Pictures;
  glossary: Glossary;
}

/** For a game that has no decks of one's own: nothing is drawn from them. */
const NO_BENCH: Bench = { curve: '', means: '', first: 0, each: 0, assumes: '' };

/** Fetches the cards of a game with their pictures; a problem is put into words. */
export function useBook(session: Session, { id: game, title, choices: own, castles }: GameInfo) {
  const choices = castles?.schema ?? own;
  const [book, setBook] = useState<Book | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    let here = true;
    const asked = session.ask('cards', { game }, 'cards');
    Promise.all([asked, picturesOf(game)]).then(
      ([{ cards, glossary, bench = NO_BENCH, packs = null }, pictures]) => {
        const known = new Map(cards.map(card => [card.id, card]));
        const onRule = (rule: string) => go({ page: 'rules', game, rule });
        const words = { terms: glossary, onRule };
        // A castle has choices alone.
        const inDecks = castles ? [] : cards;
        const found = {
          game,
          title,
          choices,
          cards: inDecks,
          known,
          bench,
          packs,
          pictures,
          glossary: words,
        };
        if (here) setBook(found);
      },
      (fault: Error) => here && setProblem(fault.message),
    );
    return () => {
      here = false;
    };
  }, [session, game, title, choices, castles]);
  return { book, problem };
}
