import type { Draws } from '@siegeworks/decks';
import { sampleHand } from '@siegeworks/decks';
import { Card } from '@siegeworks/ui';
import { partsOf } from '../gallery/cards.ts';
import type { Book } from './use-book.ts';

interface SampleHandProps {
  draws: Draws;
  book: Book;
  /** Which hand: another number is another shuffle. */
  hand: number;
  /** How many turns or rounds have followed upon it. */
  turns: number;
  again(): void;
  draw(): void;
  /** What is shown, and what comes next. */
  says: string;
  next: string;
}

/** The first cards as a real shuffle could give them, and what would come after them. */
export function SampleHand({ draws, book, hand, turns, again, draw, says, next }: SampleHandProps) {
  const { hand: first, later } = sampleHand(draws, `hand ${hand}`);
  const drawn = [...first, ...later.slice(0, turns * draws.each)];
  return (
    <section className="bench-hand" aria-label="Sample hand">
      <div className="bench-hand-head">
        <h2>Sample hand</h2>
        <p className="small-print">
          {first.length + later.length === 0 ? 'There is nothing to draw yet.' : says}
        </p>
        <div className="row">
          <button type="button" className="button small" onClick={again}>
            New hand <kbd>S</kbd>
          </button>
          <button
            type="button"
            className="button small"
            disabled={drawn.length >= first.length + later.length}
            onClick={draw}
          >
            {next}
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
