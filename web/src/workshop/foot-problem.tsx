import type { Remedy } from '@siegeworks/decks';
import { sizeOf } from '@siegeworks/decks';
import type { KeptDeck, Reason } from '@siegeworks/protocol';
import { remediesOf, upper } from './problems.tsx';
import type { Book } from './use-book.ts';

interface FootProblemProps {
  deck: KeptDeck;
  book: Book;
  reasons: readonly Reason[] | null;
  barred: ReadonlySet<string>;
  mend(remedy: Remedy): void;
}

/** On a phone the first problem and its remedy stay at the foot, whichever part is shown. */
export function FootProblem({ deck, book, reasons, barred, mend }: FootProblemProps) {
  const [first] = reasons ?? [];
  if (!first) return null;
  const [remedy] = remediesOf(first, deck, book, barred);
  return (
    <section className="bench-foot on-parchment" aria-label="First problem">
      <p>
        <b>
          {sizeOf(deck.cards)} cards, {reasons?.length === 1 ? '1 problem' : `${reasons?.length} problems`}
        </b>
        <span>{upper(first.text)}</span>
      </p>
      {remedy && (
        <button type="button" className="button" onClick={() => mend(remedy)}>
          {remedy.text}
        </button>
      )}
    </section>
  );
}
