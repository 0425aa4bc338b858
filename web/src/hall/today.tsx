import type { GameInfo, Result } from '@siegeworks/protocol';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import { dailySetup } from '../setup.ts';
import { Charge } from './charge.tsx';
import { play } from './play.ts';

interface TodayProps {
  hall: Hall;
  results: readonly Result[];
  refuse(fault: unknown): void;
}

/** The challenges that are the same for everybody today, one for each game. */
export function Today({ hall, results, refuse }: TodayProps) {
  const games = hall.games.filter(game => game.today);
  const date = games[0]?.today?.date;
  if (date === undefined) return null;
  return (
    <section className="hall-panel hall-challenges" data-game={games[0].id} aria-labelledby="today">
      <div className="hall-shield">
        <Charge game={games[0].id} charge="today" />
      </div>
      <div className="hall-panel-text">
        <div className="hall-panel-head">
          <h2 id="today">Today’s challenges</h2>
          <a className="button small" href={hashOf({ page: 'record' })}>
            Your record
          </a>
        </div>
        <p>The same cards for everybody, and a line to share at the end.</p>
        <ul className="hall-today">
          {games.map(game => (
            <li key={game.id}>
              <Challenge hall={hall} game={game} done={doneOn(results, game)} refuse={refuse} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** How the challenge of this day ended, if it was played. */
const doneOn = (results: readonly Result[], { id, today }: GameInfo): Result | undefined =>
  results.find(({ game, daily }) => game === id && daily === today?.date);

interface ChallengeProps {
  hall: Hall;
  game: GameInfo;
  done: Result | undefined;
  refuse(fault: unknown): void;
}

function Challenge({ hall, game, done, refuse }: ChallengeProps) {
  const { date = '', level } = game.today ?? {};
  const rival = hall.bots.find(bot => bot.id === level)?.name;
  const name = posterOf(game.id)?.name ?? game.title;
  const ended = done ? ` (${done.verdict})` : '';
  return (
    <button
      type="button"
      className="button small"
      data-game={game.id}
      title={rival ? `${name} of ${date}, against a ${rival}` : `${name} of ${date}`}
      onClick={() => play(hall, game, dailySetup(game, hall.bots)).catch(refuse)}
    >
      {name}
      {ended}
    </button>
  );
}
