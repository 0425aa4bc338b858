import { mendingsFor, sizeOf } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { upper } from './problems.tsx';
import type { Book } from './use-book.ts';
import type { DeckPart } from './use-deck.ts';

interface FootProblemProps {
  game: GameInfo;
  deck: KeptDeck;
  book: Book;
  reasons: readonly Reason[] | null;
  barred: ReadonlySet<string>;
  mend(part: DeckPart): void;
}

/** On a phone the first problem and its remedy stay at the foot, whichever part is shown. */
export function FootProblem({ game, deck, book, reasons, barred, mend }: FootProblemProps) {
  const [first] = reasons ?? [];
  if (!first) return null;
  const [mending] = mendingsFor(first, deck, book, barred);
  return (
    <section className="bench-foot on-parchment" aria-label="First problem">
      <p>
        <b>
          {game.castles ? 'A castle' : `${sizeOf(deck.cards)} cards`},{' '}
          {reasons?.length === 1 ? '1 problem' : `${reasons?.length} problems`}
        </b>
        <span>{upper(first.text)}</span>
      </p>
      {mending && (
        <button type="button" className="button" onClick={() => mend(mending.part)}>
          {mending.text}
        </button>
      )}
    </section>
  );
}
