import { cardsWithin } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { GlossaryContext } from '@siegeworks/ui';
import { useEffect, useMemo, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { hashOf, replace } from '../route.ts';
import type { Session } from '../session.ts';
import { Wait } from '../wait.tsx';
import { Bench } from './bench.tsx';
import { CastleBench } from './castle-bench.tsx';
import { meetHouse } from './house-decks.ts';
import { copyOf, newDeck, readyOf, twinOf } from './own-decks.ts';
import type { Book } from './use-book.ts';
import { useBook } from './use-book.ts';

interface BuilderPageProps {
  hall: Hall;
  game: GameInfo;
  /** Which deck: its id, `from.` and a ready deck or one's own for a copy of it, or nothing for a new one. */
  at: string;
}

/** Brings the deck and the cards to the bench. */
export function BuilderPage({ hall, game, at }: BuilderPageProps) {
  const { book, problem } = useBook(hall.session, game);
  const start = useStart(hall.session, game, at);
  const own = useMemo(() => book && start && start !== 'lost' && bookFor(book, start), [book, start]);
  if (problem !== '' || start === 'lost')
    return (
      <Frame at="decks" title="No such deck">
        <h1>This deck cannot be opened</h1>
        <p role="alert">
          {problem || 'It is not in this browser. Perhaps it was deleted, or kept in another one.'}
        </p>
        <p>
          <a href={hashOf({ page: 'decks' })}>All decks</a>
        </p>
      </Frame>
    );
  if (!own || !start) return <Wait />;
  return (
    <GlossaryContext value={own.glossary}>
      {game.castles ? (
        <CastleBench hall={hall} game={game} book={own} start={start} />
      ) : (
        <Bench hall={hall} game={game} book={own} start={start} />
      )}
    </GlossaryContext>
  );
}

/** All cards of the game, or those of the pool from which the deck is built. */
const bookFor = (book: Book, { pool }: KeptDeck): Book =>
  pool ? { ...book, cards: cardsWithin(pool, book.cards) } : book;

/** The deck to begin with; a new one gets an address of its own as soon as it is kept. */
function useStart(session: Session, game: GameInfo, at: string): KeptDeck | 'lost' | null {
  const [start, setStart] = useState<KeptDeck | 'lost' | null>(null);
  useEffect(() => {
    let here = true;
    startOf(session, game, at).then(found => here && setStart(found));
    return () => {
      here = false;
    };
  }, [session, game, at]);
  return start;
}

async function startOf(session: Session, game: GameInfo, at: string): Promise<KeptDeck | 'lost'> {
  const copy = await copiedFrom(session, game, at);
  if (at === '' || copy) {
    const deck = copy ?? newDeck(game);
    if (copy) await session.ask('keepDeck', { deck }, 'done');
    begun.set(deck.id, deck);
    atOnce = deck.id;
    // A reload comes back to this deck and does not begin another one; the same address once more does.
    replace({ page: 'build', game: game.id, deck: deck.id });
    return deck;
  }
  const fresh = at === atOnce && begun.get(at);
  atOnce = '';
  if (fresh) return fresh;
  // Another place may have changed it, or begun it.
  await Promise.race([meetHouse(session), new Promise(done => setTimeout(done, PATIENCE))]);
  const { decks } = await session.ask('decks', {}, 'decks');
  return decks.find(({ id, game: of }) => id === at && of === game.id) ?? begun.get(at) ?? 'lost';
}

/** A copy of a ready deck, or of one's own without its history, where the address asks for one. */
async function copiedFrom(session: Session, game: GameInfo, at: string): Promise<KeptDeck | undefined> {
  const ready = readyOf(game).find(({ id }) => `from.${id}` === at);
  if (ready) return copyOf(game, ready);
  if (!at.startsWith('from.')) return undefined;
  const { decks } = await session.ask('decks', {}, 'decks');
  const own = decks.find(({ id, game: of }) => `from.${id}` === at && of === game.id);
  return own && twinOf(own);
}

/** How long a bench waits for a slow house before it shows what this browser has, in milliseconds. */
const PATIENCE = 2000;

/** Decks that were begun while the page is open: an empty one is not kept before it has a card. */
const begun = new Map<string, KeptDeck>();
/** The one that was begun just now: nobody else can have changed it. */
let atOnce = '';
