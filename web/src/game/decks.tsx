import './decks.css';
import type { CardInfo, Deck, GameInfo } from '@siegeworks/protocol';
import { spoken } from '../fields.tsx';
import { composition, sizeOf } from './composition.ts';

type Cards = ReadonlyMap<string, CardInfo>;

/** The ready decks: what each of them wants, and what it is made of. */
export function Decks({ game, cards }: { game: GameInfo; cards: Cards }) {
  if (game.decks.length === 0) return null;
  return (
    <section className="game-panel">
      <h2>Ready decks</h2>
      <ul className="decks">
        {game.decks.map(deck => (
          <li key={deck.id} className="deck">
            <h3>
              {deck.name} <small>{sizeOf(deck)} cards</small>
            </h3>
            <p>{deck.text}</p>
            {cards.size > 0 && <Composition deck={deck} cards={cards} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** One bar for the whole deck, and the same in words and in the same order. */
function Composition({ deck, cards }: { deck: Deck; cards: Cards }) {
  const shares = composition(deck, cards);
  return (
    <figure className="composition">
      <div className="composition-bar" aria-hidden="true">
        {shares.map(({ type, count }) => (
          <span key={type} style={{ flexGrow: count }} title={`${spoken(type)} ${count}`}>
            {count >= sizeOf(deck) / 12 && count}
          </span>
        ))}
      </div>
      <figcaption>{shares.map(({ type, count }) => `${spoken(type)} ${count}`).join(' · ')}</figcaption>
    </figure>
  );
}
