import type { CardInfo } from '@siegeworks/protocol';
import { Card } from '@siegeworks/ui';
import { useRef, useState } from 'react';
import { partsOf } from '../../gallery/cards.ts';
import { Rested } from '../../gallery/wall.tsx';
import { NeedSigns } from '../card-wall.tsx';
import { ReadDialog } from '../read-dialog.tsx';
import type { Book } from '../use-book.ts';

interface PackWallProps {
  /** What the list of cards is called. */
  name: string;
  cards: readonly string[];
  book: Book;
  /** What a press on a card does; without it, the card is shown large. */
  onPress?: (card: string) => void;
  chosen?: readonly string[];
}

/** The cards of a pack as cards. */
export function PackWall({ name, cards, book, onPress, chosen = [] }: PackWallProps) {
  const [read, setRead] = useState<CardInfo | null>(null);
  const wall = useRef<HTMLUListElement>(null);
  const known = cards.flatMap(id => book.known.get(id) ?? []);
  return (
    <>
      <ul className="bench-cards" ref={wall} aria-label={name}>
        {known.map(card => (
          <li key={card.id} className="bench-card">
            <Card
              {...partsOf(card, book.pictures)}
              foe={false}
              usable={false}
              selected={chosen.includes(card.id)}
              targeted={false}
              hint={onPress ? (chosen.includes(card.id) ? 'Chosen: press to put it back' : 'Choose it') : ''}
              place={card.id}
              tabIndex={0}
              onPress={() => (onPress ? onPress(card.id) : setRead(card))}
              onInfo={() => setRead(card)}
              onFocus={() => {}}
            />
            <NeedSigns card={card} book={book} />
          </li>
        ))}
      </ul>
      {read && <ReadDialog card={read} book={book} onClose={() => setRead(null)} />}
      {read === null && <Rested wall={wall} cards={known} pictures={book.pictures} />}
    </>
  );
}
