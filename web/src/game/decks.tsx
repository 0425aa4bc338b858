import './decks.css';
import type { CardInfo, Deck, GameInfo, Result } from '@siegeworks/protocol';
import { spoken } from '../fields.tsx';
import { tallyOf } from '../record/tally.ts';
import { cardsOfType, composition, sizeOf } from './composition.ts';
import { strengthOf } from './measured.ts';

type Cards = ReadonlyMap<string, CardInfo>;

interface DecksProps {
  game: GameInfo;
  cards: Cards;
  /** How the person's own matches of this game ended. */
  results: readonly Result[];
}

/** The ready decks: what each of them wants, and what it is made of. */
export function Decks({ game, cards, results }: DecksProps) {
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
            <Proved game={game.id} deck={deck.name} />
            {cards.size > 0 && <Composition deck={deck} cards={cards} />}
            <Played results={results.filter(each => each.deck === deck.id)} />
            {cards.size > 0 && <CardList deck={deck} cards={cards} />}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** How strong it is, where that was measured: equal players with all ready decks against each other. */
function Proved({ game, deck }: { game: string; deck: string }) {
  const strength = strengthOf(game, deck);
  if (!strength) return null;
  const { wins, text, how } = strength;
  return (
    <p className="deck-strength" title={how}>
      <span className="deck-strength-bar" aria-hidden="true">
        <span style={{ width: `${wins}%` }} />
      </span>
      {text}
    </p>
  );
}

/** How it went with this deck so far. */
function Played({ results }: { results: readonly Result[] }) {
  const { played, won } = tallyOf(results);
  if (played === 0) return null;
  return (
    <p className="small-print">
      You won {won} of {played === 1 ? 'one match' : `${played} matches`} with it.
    </p>
  );
}

/** Every card of the deck, by type, the most copies first. */
function CardList({ deck, cards }: { deck: Deck; cards: Cards }) {
  return (
    <details className="card-list">
      <summary>All its cards</summary>
      {composition(deck, cards).map(({ type }) => (
        <div key={type}>
          <h4>{spoken(type)}</h4>
          <ul>
            {cardsOfType(deck, cards, type).map(({ id, name, count }) => (
              <li key={id}>
                {count} × {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </details>
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
