import { castleDraws, drawnAfter, sizeOf } from '@siegeworks/decks';
import type { GameInfo, KeptDeck } from '@siegeworks/protocol';
import { useState } from 'react';
import { Chosen } from './chances.tsx';
import { SampleHand } from './sample-hand.tsx';
import type { Book } from './use-book.ts';

interface CastleHandProps {
  game: GameInfo;
  deck: KeptDeck;
  book: Book;
}
interface HandProps extends CastleHandProps {
  hand: number;
  turns: number;
  again(): void;
  draw(): void;
}

/** The opening hand as a shuffle could give it, and what is drawn in the rounds after it. */
export function CastleHand({ game: { castles }, deck, ...hand }: HandProps) {
  if (!castles) return null;
  const draws = castleDraws(castles, deck.choices);
  const empty = draws.opens.length + draws.first === 0;
  const opening = empty ? 'This castle has no opening hand.' : 'The opening hand.';
  return (
    <SampleHand
      draws={draws}
      says={hand.turns === 0 ? opening : `With all that was drawn up to round ${hand.turns}.`}
      next="Next round"
      {...hand}
    />
  );
}

/** The exact chance to have drawn cards by a round. */
export function CastleChances({ game: { castles }, deck, book }: CastleHandProps) {
  const [round, setRound] = useState(3);
  if (!castles) return null;
  const draws = castleDraws(castles, deck.choices);
  const { pile, opens, each } = draws;
  const seen = drawnAfter(round, draws);
  const held = [...book.known.values()].filter(({ id }) => Object.hasOwn(pile, id));
  const sure = opens.map(id => `; ${book.known.get(id)?.name ?? id} is always in the opening hand`);
  return (
    <section className="bench-chances" aria-label="Chances">
      <header className="bench-head">
        <h2>Chances</h2>
        <label>
          by round{' '}
          <select value={round} onChange={event => setRound(Number(event.target.value))}>
            {[1, 2, 3, 4, 5, 6, 8, 10].map(n => (
              <option key={n}>{n}</option>
            ))}
          </select>
        </label>
      </header>
      <Chosen cards={pile} held={held} seen={seen} by={`round ${round}`} />
      <p className="small-print">
        {seen} of {sizeOf(pile)} cards have been drawn by then, if you draw {each} in every round
        {sure.join('')}.
      </p>
    </section>
  );
}
