import { drawPile, shuffledPile } from '@siegeworks/decks';
import { Card } from '@siegeworks/ui';
import { partsOf } from '../gallery/cards.ts';
import type { Book } from './use-book.ts';

interface SampleHandProps {
  cards: Readonly<Record<string, number>>;
  book: Book;
  /** Which hand: another number is another shuffle. */
  hand: number;
  /** Cards drawn after the first ones. */
  later: number;
  again(): void;
  draw(): void;
  /** Cards that are always there before those that are drawn. */
  certain?: readonly string[];
  /** What is shown, and what comes next, where that is not a turn. */
  says?: string;
  next?: string;
}

/** The first cards as a real shuffle could give them, and what would come after them. */
export function SampleHand({
  cards,
  book,
  hand,
  later,
  again,
  draw,
  certain = [],
  says,
  next,
}: SampleHandProps) {
  const pile = shuffledPile(drawPile(cards, book.known, book.bench), `hand ${hand}`);
  const drawn = [...certain, ...pile.slice(0, book.bench.first + later)];
  return (
    <section className="bench-hand" aria-label="Sample hand">
      <div className="bench-hand-head">
        <h2>Sample hand</h2>
        <p className="small-print">
          {drawn.length === 0
            ? 'There is nothing to draw yet.'
            : (says ??
              `The cards that you have seen on turn ${1 + Math.ceil(later / Math.max(1, book.bench.each))}.`)}
        </p>
        <div className="row">
          <button type="button" className="button small" onClick={again}>
            New hand <kbd>S</kbd>
          </button>
          <button
            type="button"
            className="button small"
            disabled={drawn.length >= pile.length + certain.length}
            onClick={draw}
          >
            {next ?? 'Next turn'}
          </button>
        </div>
      </div>
      <ul aria-label="Cards of the sample hand">
        {drawn.map((id, i) => {
          const card = book.known.get(id);
          return (
            card && (
              // biome-ignore lint/suspicious/noArrayIndexKey: copies are told apart by their place in the hand
              <li key={`${i} ${id}`}>
                <Card
                  {...partsOf(card, book.pictures)}
                  foe={false}
                  usable={false}
                  selected={false}
                  targeted={false}
                  hint=""
                  place={`hand ${i}`}
                  tabIndex={-1}
                  onPress={() => {}}
                  onInfo={() => {}}
                  onFocus={() => {}}
                />
              </li>
            )
          );
        })}
      </ul>
    </section>
  );
}
