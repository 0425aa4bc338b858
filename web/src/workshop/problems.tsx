import { mendingsFor } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { wasLawful } from './own-decks.ts';
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
      {wasLawful(deck) && (
        <p>
          These very cards were legal under version {deck.lawful?.rules} of the rules; cards or rules have
          changed since
          {game.rulesVersion !== deck.lawful?.rules && ` (now version ${game.rulesVersion})`}. The deck stays
          as it is until you mend it.
        </p>
      )}
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
              {mendingsFor(reason, deck, book, barred).map(({ text, part }) => (
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

export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
