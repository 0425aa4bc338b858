import type { CardInfo } from '@siegeworks/protocol';
import { Card, PictureView } from '@siegeworks/ui';
import type { RefObject } from 'react';
import { memo, useState } from 'react';
import { partsOf } from '../gallery/cards.ts';
import { Rested } from '../gallery/wall.tsx';
import { DRAGGED } from './dragging.ts';
import { providerOf } from './provider.ts';
import { ReadDialog } from './read-dialog.tsx';
import type { Book } from './use-book.ts';

interface CardWallProps {
  wall: RefObject<HTMLUListElement | null>;
  cards: readonly CardInfo[];
  book: Book;
  copies: Readonly<Record<string, number>>;
  /** Cards that the rules complain of. */
  wrong: ReadonlySet<string>;
  add(card: string, n: number): void;
}

/** All cards as cards, each with the copies that are in the deck. A press adds one; the stepper does both. */
export function CardWall({ wall, cards, book, copies, wrong, add }: CardWallProps) {
  const [read, setRead] = useState<CardInfo | null>(null);
  return (
    <>
      <ul className="bench-cards" ref={wall} aria-label="Cards">
        {cards.map(card => (
          <OnWall
            key={card.id}
            card={card}
            book={book}
            copies={copies[card.id] ?? 0}
            wrong={wrong.has(card.id)}
            add={add}
            read={setRead}
          />
        ))}
      </ul>
      {cards.length === 0 && <p className="bench-none">No card fits these filters.</p>}
      {read && <ReadDialog card={read} book={book} onClose={() => setRead(null)} />}
      {read === null && <Rested wall={wall} cards={cards} pictures={book.pictures} />}
    </>
  );
}

interface OnWallProps {
  card: CardInfo;
  book: Book;
  copies: number;
  wrong: boolean;
  add(card: string, n: number): void;
  read(card: CardInfo): void;
}

const OnWall = memo(function OnWall({ card, book, copies, wrong, add, read }: OnWallProps) {
  return (
    <li
      className={wrong ? 'bench-card is-wrong' : 'bench-card'}
      draggable
      onDragStart={event => event.dataTransfer.setData(DRAGGED.add, card.id)}
    >
      <Card
        {...partsOf(card, book.pictures)}
        foe={false}
        usable={false}
        selected={false}
        targeted={false}
        hint={`Add to the deck, ${copies} in it`}
        place={card.id}
        tabIndex={0}
        onPress={() => add(card.id, 1)}
        onInfo={() => read(card)}
        onFocus={() => {}}
      />
      <NeedSigns card={card} book={book} />
      <Stepper card={card} copies={copies} add={add} />
    </li>
  );
});

/** The cards that this one needs, as small pictures over its own. */
export function NeedSigns({ card, book }: { card: CardInfo; book: Book }) {
  const signs = Object.entries(card.needs ?? {}).flatMap(([name, n]) => {
    const picture = providerOf(book, name);
    return picture ? Array.from({ length: n }, (_, i) => ({ key: `${name} ${i}`, picture })) : [];
  });
  if (signs.length === 0) return null;
  return (
    <span className="need-signs" aria-hidden="true">
      {signs.map(({ key, picture }) => (
        <span key={key} className="need-sign">
          <PictureView picture={picture} />
        </span>
      ))}
    </span>
  );
}

interface StepperProps {
  card: CardInfo;
  copies: number;
  add(card: string, n: number): void;
}

export function Stepper({ card: { id, name, most }, copies, add }: StepperProps) {
  return (
    <div className="stepper">
      <button
        type="button"
        aria-label={`One ${name} fewer`}
        disabled={copies === 0}
        onClick={() => add(id, -1)}
      >
        −
      </button>
      <span>
        <b>{copies}</b>
        {most !== undefined && ` of ${most}`}
      </span>
      <button type="button" aria-label={`One ${name} more`} onClick={() => add(id, 1)}>
        +
      </button>
    </div>
  );
}
