import type { Bar } from '@siegeworks/decks';
import { curve, shares } from '@siegeworks/decks';
import { spoken } from '../fields.tsx';
import type { Book } from './use-book.ts';

interface PlotsProps {
  cards: Readonly<Record<string, number>>;
  book: Book;
}

/** The facet that divides a game, its first: Army, School, Faction. */
export const dividing = ({ cards }: Book): string | undefined =>
  cards.flatMap(card => Object.keys(card.words ?? {}))[0];

/** The deck in bars: what its cards cost, what they are, and to what they belong. */
export function Plots({ cards, book }: PlotsProps) {
  const costs = curve(cards, book.known, book.bench.curve);
  const facet = dividing(book);
  return (
    <section className="bench-plots" aria-label="The deck in bars">
      {costs.length > 0 && <Columns title={book.bench.curve} bars={costs} />}
      <Rows title="Types" bars={shares(cards, book.known, 'type')} />
      {facet !== undefined && <Rows title={facet} bars={shares(cards, book.known, facet)} />}
    </section>
  );
}

const highest = (bars: readonly Bar[]): number => Math.max(1, ...bars.map(({ count }) => count));

function Columns({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = highest(bars);
  return (
    <figure className="plot-columns">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ name, count }) => (
          <li key={name}>
            <b>{count > 0 ? count : ''}</b>
            <span style={{ height: `${(count / most) * 52}px` }} />
            <small>
              {name}
              <span className="visually-hidden">: {count} cards</span>
            </small>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Rows({ title, bars }: { title: string; bars: readonly Bar[] }) {
  const most = highest(bars);
  if (bars.length === 0) return null;
  return (
    <figure className="plot-rows">
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ name, count }) => (
          <li key={name}>
            <span>{spoken(name)}</span>
            <span className="plot-bar">
              <span style={{ width: `${(count / most) * 100}%` }} />
            </span>
            <b>{count}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
