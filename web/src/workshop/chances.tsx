import {
  chanceOfAll,
  chanceOfAtLeast,
  deckDraws,
  drawnAfter,
  needs,
  sizeOf,
  withCopies,
} from '@siegeworks/decks';
import type { CardInfo } from '@siegeworks/protocol';
import { PictureView } from '@siegeworks/ui';
import { useState } from 'react';
import { providerOf } from './provider.ts';
import type { Book } from './use-book.ts';

interface ChancesProps {
  cards: Readonly<Record<string, number>>;
  book: Book;
}

const TURNS = [1, 2, 3, 4, 5, 6, 8, 10];
export const percent = (share: number): string => `${Math.round(share * 100)} %`;

/** What the cards need, what provides it, and the exact chance to have seen it by a turn; the same for chosen cards. */
export function Chances({ cards, book }: ChancesProps) {
  const [turn, setTurn] = useState(5);
  const draws = deckDraws(cards, book.known, book.bench);
  const { pile } = draws;
  const seen = drawnAfter(turn - 1, draws);
  return (
    <section className="bench-chances" aria-label="Needs and chances">
      <header className="bench-head">
        <h2>Needs and {book.bench.means.toLowerCase()}</h2>
        <label>
          chance by turn{' '}
          <select value={turn} onChange={event => setTurn(Number(event.target.value))}>
            {TURNS.map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </header>
      <NeedRows cards={pile} book={book} seen={seen} />
      <Chosen
        cards={pile}
        held={book.cards.filter(({ id }) => Object.hasOwn(pile, id))}
        seen={seen}
        by={`turn ${turn}`}
      />
      <p className="small-print">
        The table tells the chance to hold at least one. {seen} of {sizeOf(pile)} cards have been seen by then
        {book.bench.assumes === '' ? '' : `, ${book.bench.assumes}`}.
      </p>
    </section>
  );
}

interface RowsProps extends ChancesProps {
  seen: number;
}

function NeedRows({ cards, book, seen }: RowsProps) {
  const rows = needs(cards, book.known).slice(0, 12);
  const most = Math.max(1, ...rows.map(({ wanting }) => wanting));
  if (rows.length === 0) return <p className="small-print">Its cards need nothing from each other.</p>;
  return (
    <table className="need-table">
      <thead>
        <tr>
          <th scope="col">cards that need it</th>
          <th scope="col">
            <span className="visually-hidden">what</span>
          </th>
          <th scope="col">in the deck</th>
          <th scope="col">chance</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, wanting, most: wanted, providing }) => {
          const picture = providerOf(book, name);
          const lacking = providing === 0;
          return (
            <tr key={name} className={lacking ? 'is-wrong' : ''}>
              <td className="need-wanting">
                {wanting > 0 && (
                  <>
                    <b>{wanting}</b>
                    <span className="need-bar" style={{ width: `${(wanting / most) * 70}px` }} />
                  </>
                )}
              </td>
              <th scope="row">
                {picture && (
                  <span className="bench-sign" aria-hidden="true">
                    <PictureView picture={picture} />
                  </span>
                )}
                {name}
                {wanted > 1 && <small> up to {wanted}</small>}
              </th>
              <td>{providing}</td>
              <td>
                <b>{lacking ? 'none' : percent(chanceOfAtLeast(sizeOf(cards), providing, seen))}</b>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

interface ChosenProps {
  /** What is drawn from. */
  cards: Readonly<Record<string, number>>;
  /** Its cards, in the order of the book. */
  held: readonly CardInfo[];
  seen: number;
  by: string;
}

/** The chance to have seen all the cards that somebody chose: a card that is chosen twice is wanted twice. */
export function Chosen({ cards, held, seen, by }: ChosenProps) {
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const nameOf = (id: string) => held.find(card => card.id === id)?.name ?? id;
  const wanted = Object.entries(chosen).filter(([id]) => Object.hasOwn(cards, id));
  const groups = wanted.map(([id, n]) => ({ copies: cards[id], wanted: n }));
  return (
    <div className="bench-chosen">
      <label>
        <span>Chance to hold</span>
        <select
          value=""
          onChange={({ target: { value: id } }) => setChosen(withCopies(chosen, id, (chosen[id] ?? 0) + 1))}
        >
          <option value="">choose cards…</option>
          {held
            .filter(({ id }) => (chosen[id] ?? 0) < cards[id])
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {chosen[id] ? `one more ${name}` : name}
              </option>
            ))}
        </select>
      </label>
      {wanted.length > 0 && (
        <p role="status">
          {wanted.map(([id, n]) => (
            <button
              key={id}
              type="button"
              className="bench-chip"
              aria-label={`Leave out ${n} ${nameOf(id)}`}
              onClick={() => setChosen(withCopies(chosen, id, 0))}
            >
              {n} {nameOf(id)} ×
            </button>
          ))}{' '}
          <b>{percent(chanceOfAll(sizeOf(cards), groups, seen))}</b> by {by}
        </p>
      )}
    </div>
  );
}
