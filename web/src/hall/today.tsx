import type { GameInfo } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { dailySetup } from '../setup.ts';
import { Charge } from './charge.tsx';
import { play } from './play.ts';

/** The game that is the same for everybody today. */
export function Today({ hall, game, refuse }: { hall: Hall; game: GameInfo; refuse(fault: unknown): void }) {
  const { date = '' } = game.today ?? {};
  return (
    <section className="hall-panel" data-game={game.id} aria-labelledby="today">
      <div className="hall-shield">
        <Charge game={game.id} charge="today" />
      </div>
      <div className="hall-panel-text">
        <h2 id="today">Today’s siege</h2>
        <p>{game.title}: the same cards for everybody, and a line to compare with friends at the end.</p>
        <button
          type="button"
          className="button"
          onClick={() => play(hall, game, dailySetup(game, hall.bots)).catch(refuse)}
        >
          Game of {date}
        </button>
      </div>
    </section>
  );
}
