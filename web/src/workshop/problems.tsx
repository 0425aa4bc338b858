import type { Remedy } from '@siegeworks/decks';
import { remediesFor } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import type { Book } from './use-book.ts';

interface ProblemsProps {
  game: GameInfo;
  deck: KeptDeck;
  book: Book;
  reasons: readonly Reason[] | null;
  barred: ReadonlySet<string>;
  mend(remedy: Remedy): void;
}

/** What forbids playing the deck, each with its rule and with what would mend it. */
export function Problems({ game, deck, book, reasons, barred, mend }: ProblemsProps) {
  if (reasons === null) return null;
  if (reasons.length === 0)
    return (
      <section className="bench-problems on-parchment is-legal" aria-label="Legality">
        <h2>It may be played</h2>
        <p>No rule of {game.title} speaks against this deck.</p>
      </section>
    );
  return (
    <section className="bench-problems on-parchment" aria-label="Legality">
      <h2>Before it can be played</h2>
      <ul>
        {reasons.map(reason => (
          <li key={`${reason.rule} ${reason.text}`}>
            <p>
              {upper(reason.text)}{' '}
              {reason.rule !== '' && (
                <a href={hashOf({ page: 'rules', game: game.id, rule: reason.rule })}>{reason.rule}</a>
              )}
            </p>
            <span className="bench-remedies">
              {remediesOf(reason, deck, book, barred).map(remedy => (
                <button key={remedy.text} type="button" className="button small" onClick={() => mend(remedy)}>
                  {remedy.text}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

export const remediesOf = (
  reason: Reason,
  deck: KeptDeck,
  book: Book,
  barred: ReadonlySet<string>,
): Remedy[] => remediesFor(reason, deck.cards, book.cards, card => !barred.has(card.id));

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
