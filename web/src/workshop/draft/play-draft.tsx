import type { DeckPool, GameInfo, KeptDeck, Reason } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { levelsOf } from '../../game/players.tsx';
import { play } from '../../hall/play.ts';
import type { Hall } from '../../hall.ts';
import { reasonsOf } from '../../match.ts';
import { Reasons } from '../../reasons.tsx';
import { usualSetup } from '../../setup.ts';
import { newDeck } from '../own-decks.ts';
import { PlayNow } from '../play-now.tsx';
import { seatNames } from './seats.ts';

interface PlayDraftProps {
  hall: Hall;
  game: GameInfo;
  deck: KeptDeck;
  pool: DeckPool;
  legal: boolean;
  /** Before the match: the list as it is now becomes a version. */
  keepVersion(): void;
}

/** Sits down against a computer player with what it built from the same packs. */
export function PlayDraft({ hall, game, deck, pool, legal, keepVersion }: PlayDraftProps) {
  const usual = usualSetup(game, hall.bots);
  const [bot, setBot] = useState(usual.bot);
  const [foe, setFoe] = useState(1);
  const [seats, setSeats] = useState(0);
  const [lost, setLost] = useState(false);
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  useEffect(() => {
    let here = true;
    hall.session.ask('draft', { id: pool.draft }, 'draft').then(
      view => here && setSeats(view.seats),
      () => here && setLost(true),
    );
    return () => {
      here = false;
    };
  }, [hall.session, pool.draft]);
  const start = async () => {
    const built = await hall.session.ask('buildDeck', { id: pool.draft, seat: foe }, 'built');
    const theirs = newDeck(game, { name: seatNames(seats)[foe], ...built });
    keepVersion();
    await play(hall, game, { ...usual, bot, own: { 0: deck, 1: theirs } });
  };
  // Deleted, or opened on another device: ready decks are always there.
  if (lost) return <PlayNow {...{ hall, game, deck, legal, keepVersion }} />;
  return (
    <section className="bench-play" aria-label="Play it">
      <h2>Play it now</h2>
      <div className="row">
        <label>
          <span>against</span>
          <select value={foe} onChange={event => setFoe(Number(event.target.value))}>
            {seatNames(seats)
              .slice(1)
              .map((name, i) => (
                <option key={name} value={i + 1}>
                  {name}
                </option>
              ))}
          </select>
        </label>
        <label>
          <span>who plays like</span>
          <select value={bot} onChange={event => setBot(event.target.value)}>
            {levelsOf(hall.bots).map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          className="button primary"
          disabled={!legal || seats === 0}
          onClick={() => start().catch(fault => setRefusal(reasonsOf(fault)))}
        >
          Play
        </button>
      </div>
      <p className="small-print">
        {legal ? 'It has built its deck from packs of the same seed.' : 'First make the deck legal.'}
      </p>
      <Reasons reasons={refusal} game={game.id} />
    </section>
  );
}
