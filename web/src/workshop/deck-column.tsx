import { byType, sizeOf } from '@siegeworks/decks';
import type { CardInfo } from '@siegeworks/protocol';
import { drawingOf, PictureView } from '@siegeworks/ui';
import { spoken } from '../fields.tsx';
import { NeedSigns } from './card-wall.tsx';
import { DRAGGED } from './dragging.ts';
import type { Book } from './use-book.ts';

interface DeckColumnProps {
  cards: Readonly<Record<string, number>>;
  book: Book;
  wrong: ReadonlySet<string>;
  add(card: string, n: number): void;
}

/** The deck by type, with counts. Cards are dropped here to add them, and dragged away to take them out. */
export function DeckColumn({ cards, book, wrong, add }: DeckColumnProps) {
  if (sizeOf(cards) === 0)
    return (
      <p className="bench-none">
        Nothing is in it yet. Press a card, drag it here, or walk with the arrow keys and press <kbd>+</kbd>.
      </p>
    );
  return byType(cards, book).map(({ type, count, lines }) => (
    <section key={type} className="bench-type" aria-label={spoken(type)}>
      <h3>
        {spoken(type)} <span>{count}</span>
      </h3>
      <ul>
        {lines.map(({ card, copies }) => (
          <Line key={card.id} card={card} copies={copies} book={book} wrong={wrong.has(card.id)} add={add} />
        ))}
      </ul>
    </section>
  ));
}

interface LineProps {
  card: CardInfo;
  copies: number;
  book: Book;
  wrong: boolean;
  add(card: string, n: number): void;
}

function Line({ card, copies, book, wrong, add }: LineProps) {
  const picture = drawingOf(book.pictures.art, book.pictures.icons, card.id);
  return (
    <li
      className={wrong ? 'bench-line is-wrong' : 'bench-line'}
      draggable
      onDragStart={event => event.dataTransfer.setData(DRAGGED.remove, card.id)}
    >
      <b className="bench-count">{copies}</b>
      {picture && (
        <span className="bench-sign" aria-hidden="true">
          <PictureView picture={picture} />
        </span>
      )}
      <button
        type="button"
        className="bench-name"
        data-place={card.id}
        title={`Take out one ${card.name}`}
        onClick={() => add(card.id, -1)}
      >
        {card.name}
        {wrong && <span className="visually-hidden">, not as the rules want it</span>}
        {wrong && ' !'}
      </button>
      <NeedSigns card={card} book={book} />
      <span className="bench-steps">
        <button
          type="button"
          aria-label={`One ${card.name} fewer in the deck`}
          onClick={() => add(card.id, -1)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={`One ${card.name} more in the deck`}
          onClick={() => add(card.id, 1)}
        >
          +
        </button>
      </span>
    </li>
  );
}
