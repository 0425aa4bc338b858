import { byType, counted } from '@siegeworks/decks';
import type { CardInfo } from '@siegeworks/protocol';
import { drawingOf, PictureView } from '@siegeworks/ui';
import { useState } from 'react';
import { spoken } from '../../fields.tsx';
import { NeedSigns } from '../card-wall.tsx';
import { ReadDialog } from '../read-dialog.tsx';
import type { Book } from '../use-book.ts';

/** What somebody holds, by type, the last taken marked. A press shows the card. */
export function HeldColumn({
  held,
  last,
  book,
}: {
  held: readonly string[];
  last: readonly string[];
  book: Book;
}) {
  const [read, setRead] = useState<CardInfo | null>(null);
  if (held.length === 0) return <p className="bench-none">Nothing yet.</p>;
  return (
    <>
      {byType(counted(held), book).map(({ type, count, lines }) => (
        <section key={type} className="bench-type" aria-label={spoken(type)}>
          <h3>
            {spoken(type)} <span>{count}</span>
          </h3>
          <ul>
            {lines.map(({ card, copies }) => (
              <li key={card.id} className={last.includes(card.id) ? 'bench-line is-new' : 'bench-line'}>
                <b className="bench-count">{copies}</b>
                <Sign card={card} book={book} />
                <button
                  type="button"
                  className="bench-name"
                  title={`Read ${card.name}`}
                  onClick={() => setRead(card)}
                >
                  {card.name}
                  {last.includes(card.id) && <span className="visually-hidden">, just taken</span>}
                </button>
                <NeedSigns card={card} book={book} />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {read && <ReadDialog card={read} book={book} onClose={() => setRead(null)} />}
    </>
  );
}

function Sign({ card, book }: { card: CardInfo; book: Book }) {
  const picture = drawingOf(book.pictures.art, book.pictures.icons, card.id);
  if (!picture) return null;
  return (
    <span className="bench-sign" aria-hidden="true">
      <PictureView picture={picture} />
    </span>
  );
}
