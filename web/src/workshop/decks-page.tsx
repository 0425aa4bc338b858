import './decks-page.css';
import { sizeOf } from '@siegeworks/decks';
import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import type { Meeting } from './house-decks.ts';
import { readyOf, useOwnDecks, wasLawful } from './own-decks.ts';
import { againstList } from './use-problems.ts';

/** The person's own decks, and the ready ones to begin from, game by game. */
export function DecksPage({ hall }: { hall: Hall }) {
  const [decks, again, meeting] = useOwnDecks(hall.session);
  const forget = (id: string) => hall.session.ask('forgetDeck', { id }, 'done').then(again, () => {});
  return (
    <Frame at="decks" title="Decks" className="page decks-page">
      <h1>Decks</h1>
      <Kept meeting={meeting} />
      {hall.games
        .filter(game => readyOf(game).length > 0)
        .map(game => (
          <GameDecks
            key={game.id}
            hall={hall}
            game={game}
            own={(decks ?? []).filter(deck => deck.game === game.id)}
            forget={forget}
          />
        ))}
    </Frame>
  );
}

/** Where decks are kept, and what the house refuses to keep. */
function Kept({ meeting: { name, problem } }: { meeting: Meeting }) {
  const inHouse = name !== '' && problem === '';
  return (
    <p className={problem === '' ? 'small-print' : 'reasons'} role="status">
      {name === '' && 'Your decks are kept in this browser; with an account, in the house, too.'}
      {inHouse && `Your decks are kept in this browser and, for ${name}, in the house.`}
      {problem !== '' && `Your decks are kept in this browser, but not all of them in the house: ${problem}`}
    </p>
  );
}

/** What the rules say against a deck, in a line; the bench has the remedies. */
function Standing({ hall, game, deck }: { hall: Hall; game: GameInfo; deck: KeptDeck }) {
  const [reasons, setReasons] = useState<readonly Reason[]>([]);
  useEffect(() => {
    let here = true;
    againstList(hall.session, game, deck).then(found => here && setReasons(found));
    return () => {
      here = false;
    };
  }, [hall, game, deck]);
  const [first] = reasons;
  if (!first) return null;
  const n = reasons.length === 1 ? '1 problem' : `${reasons.length} problems`;
  return (
    <small className="decks-wrong">
      {wasLawful(deck) ? 'Not legal any more' : 'Not legal'} ({n}): {first.text}
    </small>
  );
}

interface GameDecksProps {
  hall: Hall;
  game: GameInfo;
  own: readonly KeptDeck[];
  forget(id: string): void;
}

function GameDecks({ hall, game, own, forget }: GameDecksProps) {
  const title = posterOf(game.id)?.name ?? game.title;
  return (
    <section className="decks-game" data-game={game.id} aria-label={title}>
      <h2>{title}</h2>
      <ul className="decks-own">
        {own.map(deck => (
          <li key={deck.id}>
            <a href={hashOf({ page: 'build', game: game.id, deck: deck.id })}>
              <b>{deck.name}</b> {!game.castles && <small>{sizeOf(deck.cards)} cards</small>}
              <Standing hall={hall} game={game} deck={deck} />
            </a>
            <a
              className="decks-copy button small"
              href={hashOf({ page: 'build', game: game.id, deck: `from.${deck.id}` })}
              aria-label={`Copy ${deck.name}`}
            >
              Copy
            </a>
            <button
              type="button"
              className="button small"
              aria-label={`Delete ${deck.name}`}
              onClick={() => {
                if (window.confirm(`Delete “${deck.name}”? This cannot be undone.`)) forget(deck.id);
              }}
            >
              Delete
            </button>
          </li>
        ))}
        <li>
          <a className="decks-new" href={hashOf({ page: 'build', game: game.id, deck: '' })}>
            <b>{game.castles ? 'New castle' : 'New deck'}</b>{' '}
            <small>{game.castles ? 'as usual' : 'from nothing'}</small>
          </a>
        </li>
        {!game.castles && (
          <li>
            <a className="decks-new" href={hashOf({ page: 'draft', game: game.id, draft: '' })}>
              <b>Open packs</b> <small>sealed or draft</small>
            </a>
          </li>
        )}
      </ul>
      <details>
        <summary>Begin with a copy of a ready {game.castles ? 'castle' : 'deck'}</summary>
        <ul className="decks-ready">
          {readyOf(game).map(deck => (
            <li key={deck.id}>
              <a href={hashOf({ page: 'build', game: game.id, deck: `from.${deck.id}` })}>{deck.name}</a>{' '}
              <small>{deck.text}</small>
            </li>
          ))}
        </ul>
      </details>
    </section>
  );
}
