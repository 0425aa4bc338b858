import type { GameInfo, HallInfo } from '@siegeworks/protocol';
import { hashOf } from '../route.ts';
import { timeWords } from './company.tsx';
import { titleOf } from './games.ts';

/** How many matches of others are offered to be looked back at. */
const PAST = 3;

/** The reader's matches with people, those that wait first, and the last ones that anybody may look back at. */
export function OwnMatches({ info: { mine, past }, games }: { info: HallInfo; games: readonly GameInfo[] }) {
  return (
    <>
      {mine.length > 0 && (
        <section aria-labelledby="mine-title">
          <h2 id="mine-title">Your matches</h2>
          <ul className="people-rows">
            {mine.map(({ match, game, names, waits, left }) => (
              <li key={match} className="people-row" data-game={game}>
                <div className="people-row-text">
                  <strong>{names.join(' – ')}</strong>
                  <span>
                    {titleOf(games, game)}: {waits ? 'your move' : 'their move'}
                    {left !== null && `, ${timeWords(left)} left`}
                  </span>
                </div>
                <a
                  className={waits ? 'button small primary' : 'button small'}
                  href={hashOf({ page: 'match', match })}
                  aria-label={`Go on with ${titleOf(games, game)}, ${names.join(' against ')}`}
                >
                  Go on
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
      {past.length > 0 && (
        <section aria-labelledby="past-title">
          <h2 id="past-title">Played to the end</h2>
          <ul className="people-rows">
            {past.slice(0, PAST).map(({ match, game, names }) => (
              <li key={match} className="people-row" data-game={game}>
                <div className="people-row-text">
                  <strong>{names.join(' – ')}</strong>
                  <span>{titleOf(games, game)}</span>
                </div>
                <a
                  className="button small"
                  href={hashOf({ page: 'match', match })}
                  aria-label={`Look back at ${names.join(' against ')}`}
                >
                  Look back
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
