import { sizeOf } from '@siegeworks/decks';
import type { KeptDeck } from '@siegeworks/protocol';
import { useState } from 'react';
import { Chosen } from './chances.tsx';
import { SampleHand } from './sample-hand.tsx';
import type { Book } from './use-book.ts';

/** TD-042: in each round up to so many cards are drawn. */
export const DRAWN = 2;
/** TD-020: the opening hand begins with this one. */
const CERTAIN = 'man-the-walls';
/** TD-019: what the player deck is made of. */
const KINDS = ['Order', 'Special defender'];

interface CastleHandProps {
  deck: KeptDeck;
  book: Book;
}

/** What is drawn by chance: the player deck without the card that is always in the opening hand. */
function pileOf({ known }: Book): Record<string, number> {
  const cards = [...known.values()].filter(({ type }) => KINDS.includes(type));
  const copies = ({ id, facts: [n = ''] }: (typeof cards)[number]) =>
    (Number.parseInt(n, 10) || 1) - (id === CERTAIN ? 1 : 0);
  return Object.fromEntries(cards.map(card => [card.id, copies(card)]).filter(([, n]) => n !== 0));
}

const besides = ({ choices }: KeptDeck): number => Math.max(0, Number(choices.openingHand ?? 1) - 1);

interface HandProps extends CastleHandProps {
  hand: number;
  later: number;
  again(): void;
  draw(): void;
}

/** The opening hand as a shuffle could give it, and what is drawn in the rounds after it. */
export function CastleHand({ deck, book, ...hand }: HandProps) {
  const round = Math.ceil(hand.later / DRAWN);
  return (
    <SampleHand
      cards={pileOf(book)}
      book={{ ...book, bench: { ...book.bench, first: besides(deck) } }}
      certain={[CERTAIN]}
      says={round === 0 ? 'The opening hand.' : `With all that was drawn up to round ${round}.`}
      next="Next round"
      {...hand}
    />
  );
}

/** The exact chance to have drawn cards by a round. */
export function CastleChances({ deck, book }: CastleHandProps) {
  const [round, setRound] = useState(3);
  const pile = pileOf(book);
  const seen = Math.min(sizeOf(pile), besides(deck) + DRAWN * round);
  const held = [...book.known.values()].filter(({ id }) => Object.hasOwn(pile, id));
  return (
    <section className="bench-chances" aria-label="Chances">
      <header className="bench-head">
        <h2>Chances</h2>
        <label>
          by round{' '}
          <select value={round} onChange={event => setRound(Number(event.target.value))}>
            {[1, 2, 3, 4, 5, 6, 8, 10].map(each => (
              <option key={each}>{each}</option>
            ))}
          </select>
        </label>
      </header>
      <Chosen cards={pile} held={held} seen={seen} by={`round ${round}`} />
      <p className="small-print">
        {seen} of {sizeOf(pile)} cards have been drawn by then, if you draw two in every round; Man the Walls
        is always in the opening hand.
      </p>
    </section>
  );
}
