import './workshop.css';
import './decks-page.css';
import { noteText, readCode } from '@siegeworks/decks';
import type { GameInfo } from '@siegeworks/protocol';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { go, hashOf } from '../route.ts';
import { DeckColumn } from './deck-column.tsx';
import { newDeck } from './own-decks.ts';
import { upper } from './problems.tsx';
import { useBook } from './use-book.ts';

const NOBODY: ReadonlySet<string> = new Set();

/** A deck that came with a link: shown before anything of it is kept. */
export function SharedDeckPage({ hall, game, code }: { hall: Hall; game: GameInfo; code: string }) {
  const { book, problem } = useBook(hall.session, game);
  const reading = book && readCode(code, book);
  const take = () => {
    if (!reading) return;
    const deck = newDeck(game, reading.deck);
    hall.session.ask('keepDeck', { deck }, 'done').then(
      () => go({ page: 'build', game: game.id, deck: deck.id }),
      () => {},
    );
  };
  const broken = reading !== null && reading.problems.length > 0;
  return (
    <Frame at="decks" title="A deck for you" game={game.id} className="page shared-deck">
      <h1>{broken ? 'This link cannot be read' : reading?.deck.name || 'A deck for you'}</h1>
      {problem !== '' && <p role="alert">{problem}</p>}
      {broken && (
        <ul className="reasons" role="alert">
          {reading.problems.map(note => (
            <li key={note.text}>{upper(noteText(note))}.</li>
          ))}
        </ul>
      )}
      {book && reading && !broken && (
        <>
          <p>A deck for {game.title}, sent with a link. It is yours as soon as you keep a copy of it.</p>
          {reading.deck.notes !== '' && <p className="shared-notes">{reading.deck.notes}</p>}
          <div className="row">
            <button type="button" className="button primary" onClick={take}>
              Keep a copy and open it
            </button>
          </div>
          <div className="bench-deck shared-list">
            <DeckColumn cards={reading.deck.cards} book={book} wrong={NOBODY} add={() => {}} />
          </div>
        </>
      )}
      <p>
        <a href={hashOf({ page: 'decks' })}>All decks</a>
      </p>
    </Frame>
  );
}
