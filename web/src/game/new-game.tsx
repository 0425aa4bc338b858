import './form.css';
import type { CardInfo, GameInfo, Reason, Result } from '@siegeworks/protocol';
import type { FormEvent } from 'react';
import { useState } from 'react';
import { spoken } from '../fields.tsx';
import { play } from '../hall/play.ts';
import type { Hall } from '../hall.ts';
import { reasonsOf } from '../match.ts';
import { Reasons } from '../reasons.tsx';
import type { Setup } from '../setup.ts';
import { usualSetup } from '../setup.ts';
import { useDeckChoice } from './deck-field.tsx';
import { Options } from './options.tsx';
import { Player } from './player.tsx';
import { Players } from './players.tsx';

interface NewGameProps {
  hall: Hall;
  game: GameInfo;
  cards: ReadonlyMap<string, CardInfo>;
  results: readonly Result[];
  unfolded: boolean;
}

/** Who plays, with which decks, under which options: then Start. */
export function NewGame({ hall, game, cards, results, unfolded }: NewGameProps) {
  const [setup, setSetup] = useState(() => usualSetup(game, hall.bots, results));
  const [refusal, setRefusal] = useState<readonly Reason[]>([]);
  const decks = useDeckChoice(hall.session, game, cards);
  // Choices that are cards are shown by the names of the cards, others as people write them.
  const called = (word: string) => cards.get(word)?.name ?? spoken(word);
  const change = (part: Partial<Setup>) => {
    setSetup({ ...setup, ...part });
    setRefusal([]);
  };
  const start = (event: FormEvent) => {
    event.preventDefault();
    play(hall, game, setup).catch(fault => setRefusal(reasonsOf(fault)));
  };
  const parts = { game, setup, change };
  return (
    <form className="form" onSubmit={start}>
      <Players {...parts} bots={hall.bots} called={called} decks={decks} />
      {Array.from({ length: setup.players }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: players are told apart by their place
        <Player key={i} {...parts} bots={hall.bots} i={i} called={called} decks={decks} />
      ))}
      <Options {...parts} hall={hall} called={called} unfolded={unfolded} />
      <Reasons reasons={refusal} game={game.id} />
      <div className="row">
        <button type="submit" className="button primary form-start">
          Start
        </button>
      </div>
    </form>
  );
}
