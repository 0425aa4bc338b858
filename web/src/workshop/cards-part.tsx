import type { KeptDeck } from '@siegeworks/protocol';
import type { RefObject } from 'react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { CardWall } from './card-wall.tsx';
import { DRAGGED } from './dragging.ts';
import { FilterBar } from './filter-bar.tsx';
import type { Filter } from './filters.ts';
import { facetsIn, NO_FILTER, shown } from './filters.ts';
import type { Book } from './use-book.ts';

interface CardsPartProps {
  book: Book;
  deck: KeptDeck;
  barred: ReadonlySet<string>;
  wrong: ReadonlySet<string>;
  search: RefObject<HTMLInputElement | null>;
  add(card: string, n: number): void;
}

/** All cards that a deck of this game may hold, filtered and sorted. */
export function CardsPart({ book, deck, barred, wrong, search, add }: CardsPartProps) {
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const wall = useRef<HTMLUListElement>(null);
  const words = useDeferredValue(filter.words);
  const cards = useMemo(
    () => book.cards.filter(card => card.most !== 0 || Object.hasOwn(deck.cards, card.id)),
    [book, deck.cards],
  );
  const facets = useMemo(() => facetsIn(book.cards.filter(card => card.most !== 0)), [book]);
  const found = shown(cards, { ...filter, words }, { cards: deck.cards, barred });
  return (
    <section
      className="bench-part bench-part-cards"
      aria-label="All cards"
      data-words={words}
      onDragOver={event => event.dataTransfer.types.includes(DRAGGED.remove) && event.preventDefault()}
      onDrop={event => {
        const card = event.dataTransfer.getData(DRAGGED.remove);
        if (card !== '') add(card, -1);
      }}
    >
      <FilterBar
        filter={filter}
        facets={facets}
        search={search}
        found={found.length}
        onWall={() => wall.current?.querySelector<HTMLElement>('[data-place]')?.focus()}
        change={part => setFilter(before => ({ ...before, ...part }))}
      />
      <CardWall wall={wall} cards={found} book={book} copies={deck.cards} wrong={wrong} add={add} />
    </section>
  );
}
