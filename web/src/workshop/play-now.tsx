import type { GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { useState } from 'react';
import { LevelOptions } from '../game/players.tsx';
import { play } from '../hall/play.ts';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import { hashOf } from '../route.ts';
import { usualSetup } from '../setup.ts';
import { isPlayable } from './use-problems.ts';

interface PlayNowProps {
  hall: Hall;
  game: GameInfo;
  deck: KeptDeck;
  /** What the rules say against it; `null` until they have answered. */
  problems: readonly Reason[] | null;
  /** Before the match: the list as it is now becomes a version. */
  keepVersion(): void;
}

/** Sits down with this deck against a computer player and a ready deck. */
export function PlayNow({ hall, game, deck, problems, keepVersion }: PlayNowProps) {
  const legal = problems?.length === 0;
  const playable = !game.castles && isPlayable(problems);
  const usual = usualSetup(game, hall.bots);
  const [bot, setBot] = useState(usual.bot);
  const [foe, setFoe] = useState('');
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const start = () => {
    const decks = usual.decks.map((id, i) => (i === 0 ? '' : foe || id));
    keepVersion();
    const brought = game.castles
      ? { options: { ...usual.options, ...deck.choices }, seat: 0 }
      : { bot, decks, own: { 0: deck }, anyDeck: !legal };
    play(hall, game, { ...usual, ...brought }).catch(fault => setRefusal(reasonsOf(fault)));
  };
  return (
    <section className="bench-play" aria-label="Play it">
      <h2>Play it now</h2>
      <div className="row">
        {!game.castles && (
          <>
            <label>
              <span>against</span>
              <select value={bot} onChange={event => setBot(event.target.value)}>
                <LevelOptions bots={hall.bots} />
              </select>
            </label>
            <label>
              <span>with</span>
              <select value={foe} onChange={event => setFoe(event.target.value)}>
                <option value="">the usual deck</option>
                {game.decks.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
        <button type="button" className="button primary" disabled={!legal && !playable} onClick={start}>
          {!legal && playable ? 'Play it as it is' : 'Play'}
        </button>
        {!game.castles && (legal || playable) && (
          <a className="button" href={hashOf({ page: 'invite', game: game.id, bring: deck.id })}>
            With a friend…
          </a>
        )}
      </div>
      <NotLegal {...{ game, legal, playable }} />
      <Reasons reasons={refusal} game={game.id} />
    </section>
  );
}

function NotLegal({ game, legal, playable }: { game: GameInfo; legal: boolean; playable: boolean }) {
  if (legal) return null;
  return (
    <p className="small-print">
      {playable
        ? 'It breaks the rules for building decks. Against the computer, and at tables where any deck was agreed upon, it can be played all the same; such matches are never rated.'
        : `First make the ${game.castles ? 'castle' : 'deck'} legal.`}
    </p>
  );
}
