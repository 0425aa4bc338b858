import type { Bar } from '@siegeworks/decks';
import { curve, shares } from '@siegeworks/decks';
import { spoken } from '../fields.tsx';
import type { Book } from './use-book.ts';

interface PlotsProps {
  cards: Readonly<Record<string, number>>;
  book: Book;
}

/** The facets of a game, the one that divides it first: Army, School, Faction. */
const facetsOf = ({ cards }: Book): string[] => [
  ...new Set(cards.flatMap(card => Object.keys(card.words ?? {}))),
];
export const dividing = (book: Book): string | undefined => facetsOf(book)[0];

/** The deck in bars: what its cards cost, what they are, and to what they belong. */
export function Plots({ cards, book }: PlotsProps) {
  const costs = curve(cards, book.known, book.bench.curve);
  const [first, ...others] = facetsOf(book);
  const more = others.filter(facet => shares(cards, book.known, facet).length > 0);
  return (
    <section className="bench-plots" aria-label="The deck in bars">
      {costs.length > 0 && <Columns title={book.bench.curve} bars={costs} />}
      <Rows title="Types" bars={shares(cards, book.known, 'type')} />
      {first !== undefined && <Rows title={first} bars={shares(cards, book.known, first)} />}
      {more.length > 0 && (
        <details>
          <summary>More bars: {more.join(', ')}</summary>
          {more.map(facet => (
            <Rows key={facet} title={facet} bars={shares(cards, book.known, facet)} />
          ))}
        </details>
      )}
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
