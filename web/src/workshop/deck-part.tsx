import '../game/form.css';
import { sizeOf } from '@siegeworks/decks';
import type { GameInfo } from '@siegeworks/protocol';
import { Fields, spoken } from '../fields.tsx';
import { DeckColumn } from './deck-column.tsx';
import { DeckNotes } from './deck-notes.tsx';
import { DRAGGED } from './dragging.ts';
import type { Book } from './use-book.ts';
import type { DeckOnBench } from './use-deck.ts';

interface DeckPartProps {
  game: GameInfo;
  book: Book;
  onBench: DeckOnBench;
  wrong: ReadonlySet<string>;
}

/** The deck itself: what its seat chooses, its cards by type, and notes. */
export function DeckPart({ game, book, onBench, wrong }: DeckPartProps) {
  const { deck, change, add } = onBench;
  return (
    <section
      className="bench-part bench-deck"
      aria-label="The deck"
      onDragOver={event => event.dataTransfer.types.includes(DRAGGED.add) && event.preventDefault()}
      onDrop={event => {
        const card = event.dataTransfer.getData(DRAGGED.add);
        if (card !== '') add(card, 1);
      }}
    >
      <h2 className="visually-hidden">The deck, {sizeOf(deck.cards)} cards</h2>
      {Object.keys(game.choices).length > 0 && (
        <details className="bench-choices">
          <summary>What the seat chooses</summary>
          <Fields
            game={game.id}
            schema={game.choices}
            values={deck.choices}
            onChange={choices => change({ choices })}
            name="choice"
            called={word => book.known.get(word)?.name ?? spoken(word)}
          />
        </details>
      )}
      <DeckColumn cards={deck.cards} book={book} wrong={wrong} add={add} />
      <DeckNotes notes={deck.notes} change={change} />
    </section>
  );
}
