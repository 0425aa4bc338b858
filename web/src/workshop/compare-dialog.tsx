import './compare.css';
import type { BarPair, CardPair } from '@siegeworks/decks';
import { compareDecks } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { Select, spoken } from '../fields.tsx';
import type { Session } from '../session.ts';
import { useOwnDecks } from './own-decks.ts';
import { dividing } from './plots.tsx';
import type { Book } from './use-book.ts';
import { dayOf } from './versions.ts';

interface CompareProps {
  session: Session;
  game: GameInfo;
  book: Book;
  deck: KeptDeck;
  /** With which deck it begins: what a choice of the list carries as its value. */
  with: string;
  onClose(): void;
}

/** The deck on the bench beside another one: a ready one, another of one's own, or what it once was. */
export function CompareDialog({ session, game, book, deck, with: first, onClose }: CompareProps) {
  const [own] = useOwnDecks(session);
  const others = othersOf(game, deck, own ?? []);
  const [at, setAt] = useState(first);
  const other = others.find(({ value }) => value === at) ?? others[0];
  const compared = compareDecks(deck.cards, other.cards, book.cards, {
    number: book.bench.curve,
    facet: dividing(book),
  });
  const { sizes, shared } = compared;
  return (
    <Dialog title="Compare two decks" look="bench-dialog compare" onClose={onClose}>
      <Select title="With" name="compare" value={other.value} choices={others} onChange={setAt} />
      <p className="compare-sum" role="status">
        <b>{deck.name}</b> has {sizes.left} cards, <b>{other.label}</b> {sizes.right}; {shared} are in both.
      </p>
      <div className="compare-bars">
        <Pairs title={book.bench.curve} bars={compared.curve} />
        <Pairs title="Types" bars={compared.types.map(({ type, ...pair }) => ({ name: type, ...pair }))} />
        <Pairs title={dividing(book) ?? ''} bars={compared.facet} />
      </div>
      <table className="compare-cards">
        <thead>
          <tr>
            <th scope="col">Card</th>
            <th scope="col">{deck.name}</th>
            <th scope="col">{other.label}</th>
            <th scope="col">
              <abbr title="Difference">+/−</abbr>
            </th>
          </tr>
        </thead>
        {compared.types.map(({ type, cards }) => (
          <tbody key={type}>
            <tr>
              <th colSpan={4} scope="rowgroup">
                {spoken(type)}
              </th>
            </tr>
            {cards.map(pair => (
              <Row key={pair.card.id} pair={pair} />
            ))}
          </tbody>
        ))}
      </table>
    </Dialog>
  );
}

interface Other {
  value: string;
  label: string;
  group: string;
  cards: Readonly<Record<string, number>>;
}

export const versionValue = (at: number): string => `version ${at}`;

function othersOf(game: GameInfo, deck: KeptDeck, own: readonly KeptDeck[]): Other[] {
  const versions = deck.versions.map(({ at, note, cards }) => ({
    value: versionValue(at),
    label: note || `as on ${dayOf(at)}`,
    group: 'Versions of this deck',
    cards,
  }));
  const kept = own
    .filter(({ id, game: of }) => of === game.id && id !== deck.id)
    .map(({ id, name, cards }) => ({ value: `own ${id}`, label: name, group: 'Your decks', cards }));
  const ready = game.decks.map(({ id, name, cards }) => ({
    value: id,
    label: name,
    group: 'Ready decks',
    cards,
  }));
  return [...ready, ...kept, ...versions.reverse()];
}

function Row({ pair: { card, left, right } }: { pair: CardPair }) {
  const by = left - right;
  return (
    <tr className={by === 0 ? '' : 'is-other'}>
      <th scope="row">{card.name}</th>
      <td>{left || '–'}</td>
      <td>{right || '–'}</td>
      <td>{by > 0 ? `+${by}` : by < 0 ? `−${-by}` : ''}</td>
    </tr>
  );
}

/** Two bars for each name: the deck above, the other one below. */
function Pairs({ title, bars }: { title: string; bars: readonly BarPair[] }) {
  if (bars.length === 0) return null;
  const most = Math.max(1, ...bars.flatMap(({ left, right }) => [left, right]));
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <ul>
        {bars.map(({ name, left, right }) => (
          <li key={name}>
            <span>{spoken(name)}</span>
            <span className="compare-pair" aria-hidden="true">
              <span style={{ width: `${(left / most) * 100}%` }} />
              <span style={{ width: `${(right / most) * 100}%` }} />
            </span>
            <b>
              {left}
              <span className="visually-hidden"> against </span>
              <span aria-hidden="true"> : </span>
              {right}
            </b>
          </li>
        ))}
      </ul>
    </figure>
  );
}
