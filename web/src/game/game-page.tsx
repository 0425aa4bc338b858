import './game-page.css';
import type { GameInfo } from '@siegeworks/protocol';
import { CreditLine } from '@siegeworks/ui';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { useRecord } from '../record/use-record.ts';
import { Decks } from './decks.tsx';
import { Intro } from './intro.tsx';
import { NewGame } from './new-game.tsx';
import { Opponents } from './opponents.tsx';
import { useCards } from './use-cards.ts';

export interface GamePageProps {
  hall: Hall;
  game: GameInfo;
  /** Whether somebody came to set up a match: then all options are unfolded. */
  unfolded: boolean;
}

/** What a game is, with its decks and opponents, and a new match of it. */
export function GamePage({ hall, game, unfolded }: GamePageProps) {
  const cards = useCards(hall.session, game.id);
  const [record] = useRecord(hall.session);
  return (
    <Frame at="game" title={game.title} game={game.id} className="page game-page">
      <Intro hall={hall} game={game} results={record?.results ?? []} />
      <div className="game-columns">
        <section className="game-new">
          <h2>New game of {game.title}</h2>
          {record && (
            <NewGame hall={hall} game={game} cards={cards} results={record.results} unfolded={unfolded} />
          )}
        </section>
        <aside className="game-aside" aria-label="Decks and opponents">
          <Opponents game={game} bots={hall.bots} />
          <Decks
            game={game}
            cards={cards}
            results={(record?.results ?? []).filter(each => each.game === game.id)}
          />
        </aside>
      </div>
      {game.credit && <CreditLine title={game.title} credit={game.credit} />}
    </Frame>
  );
}
