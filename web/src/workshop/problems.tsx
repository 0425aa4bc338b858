import { remediesFor } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { castleMendings } from './castle.ts';
import type { Book } from './use-book.ts';
import type { DeckPart } from './use-deck.ts';

interface ProblemsProps {
  game: GameInfo;
  deck: KeptDeck;
  book: Book;
  reasons: readonly Reason[] | null;
  barred: ReadonlySet<string>;
  mend(part: DeckPart): void;
}

/** What forbids playing the deck, each with its rule and with what would mend it. */
export function Problems({ game, deck, book, reasons, barred, mend }: ProblemsProps) {
  if (reasons === null) return null;
  if (reasons.length === 0)
    return (
      <section className="bench-problems on-parchment is-legal" aria-label="Legality">
        <h2>It may be played</h2>
        <p>
          No rule of {game.title} speaks against this {game.castles ? 'castle' : 'deck'}.
        </p>
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
              {mendingsOf(reason, { game, deck, book, barred }).map(({ text, part }) => (
                <button key={text} type="button" className="button small" onClick={() => mend(part)}>
                  {text}
                </button>
              ))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a button says that mends a problem, and what it changes. */
export interface Mending {
  text: string;
  part: DeckPart;
}
type Judged = Pick<ProblemsProps, 'game' | 'deck' | 'book' | 'barred'>;

export function mendingsOf(reason: Reason, { game, deck, book, barred }: Judged): Mending[] {
  if (game.castles) return castleMendings(reason, game, deck);
  return remediesFor(reason, deck.cards, book.cards, card => !barred.has(card.id)).map(({ text, cards }) => ({
    text,
    part: { cards },
  }));
}

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
