import './compare.css';
import type { BarPair, CardPair } from '@siegeworks/decks';
import { compareDecks, valueName } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, VariantValue } from '@siegeworks/protocol';
import { Dialog } from '@siegeworks/ui';
import { useState } from 'react';
import { Select, spoken } from '../fields.tsx';
import type { Session } from '../session.ts';
import { readyOf, useOwnDecks } from './own-decks.ts';
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
  return (
    <Dialog
      title={game.castles ? 'Compare two castles' : 'Compare two decks'}
      look="bench-dialog compare"
      onClose={onClose}
    >
      <Select title="With" name="compare" value={other.value} choices={others} onChange={setAt} />
      {game.castles ? (
        <Choices book={book} deck={deck} other={other} />
      ) : (
        <Cards book={book} deck={deck} other={other} />
      )}
    </Dialog>
  );
}

interface SidesProps {
  book: Book;
  deck: KeptDeck;
  other: Other;
}

/** What is chosen for two castles. */
function Choices({ book, deck, other }: SidesProps) {
  const named = (key: string, { choices }: Pick<Other, 'choices'>) =>
    valueName(book, book.choices[key], choices[key] ?? book.choices[key].default) || '–';
  return (
    <table className="compare-cards compare-choices">
      <thead>
        <tr>
          <td />
          <th scope="col">{deck.name}</th>
          <th scope="col">{other.label}</th>
        </tr>
      </thead>
      <tbody>
        {Object.entries(book.choices).map(([key, { title }]) => (
          <tr key={key} className={named(key, deck) === named(key, other) ? '' : 'is-other'}>
            <th scope="row">{title}</th>
            <td>{named(key, deck)}</td>
            <td>{named(key, other)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The cards of two decks, in bars and one by one. */
function Cards({ book, deck, other }: SidesProps) {
  const compared = compareDecks(deck.cards, other.cards, book.cards, {
    number: book.bench.curve,
    facet: dividing(book),
  });
  const { sizes, shared } = compared;
  return (
    <>
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
    </>
  );
}

interface Other {
  value: string;
  label: string;
  group: string;
  cards: Readonly<Record<string, number>>;
  choices: Readonly<Record<string, VariantValue>>;
}

export const versionValue = (at: number): string => `version ${at}`;

function othersOf(game: GameInfo, deck: KeptDeck, own: readonly KeptDeck[]): Other[] {
  const versions = deck.versions.map(({ at, note, cards, choices }) => ({
    value: versionValue(at),
    label: note || `as on ${dayOf(at)}`,
    group: game.castles ? 'Versions of this castle' : 'Versions of this deck',
    cards,
    choices,
  }));
  const kept = own
    .filter(({ id, game: of }) => of === game.id && id !== deck.id)
    .map(({ id, name, cards, choices }) => ({
      value: `own ${id}`,
      label: name,
      group: game.castles ? 'Your castles' : 'Your decks',
      cards,
      choices,
    }));
  const ready = readyOf(game).map(({ id, name, cards, choices = {} }) => ({
    value: id,
    label: name,
    group: game.castles ? 'Ready castles' : 'Ready decks',
    cards,
    choices,
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
