import './people.css';
import type { GameInfo, HallInfo, LiveMatch } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import * as house from './house.ts';

/** How often the hall looks whether somebody has come. */
const LOOK = 5_000;

/** What is alive in the house; `null` where this page has none, or until it has answered. */
function useHouse(): HallInfo | null {
  const [info, setInfo] = useState<HallInfo | null>(null);
  useEffect(() => {
    let watching = true;
    const look = () =>
      house.hall().then(
        next => watching && setInfo(next),
        () => watching && setInfo(null),
      );
    void look();
    const timer = setInterval(look, LOOK);
    return () => {
      watching = false;
      clearInterval(timer);
    };
  }, []);
  return info;
}

/** The way to other people: invite a friend, sit down at an open table, go on with a match, watch one. */
export function PlayPerson({ hall }: { hall: Hall }) {
  const info = useHouse();
  if (!info) return null;
  const several = hall.games.filter(game => game.seats.max > 1);
  return (
    <section className="people on-parchment" aria-labelledby="people-title">
      <h2 id="people-title">Play with people</h2>
      <p className="people-games">
        {several.map(game => (
          <a key={game.id} className="button" href={hashOf({ page: 'invite', game: game.id })}>
            {game.title}
          </a>
        ))}
      </p>
      <Rows title="Your matches" matches={info.mine} games={hall.games} says="Go on" />
      {info.open.length > 0 && (
        <div>
          <h3>Open tables</h3>
          <ul>
            {info.open.map(letter => (
              <li key={letter.id}>
                {titleOf(hall.games, letter.terms.game)} with {letter.by}{' '}
                <a href={hashOf({ page: 'letter', letter: letter.id })}>Sit down</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Rows title="Being played" matches={info.live} games={hall.games} says="Watch" />
    </section>
  );
}

const titleOf = (games: readonly GameInfo[], id: string): string =>
  games.find(game => game.id === id)?.title ?? id;

interface RowsProps {
  title: string;
  matches: readonly LiveMatch[];
  games: readonly GameInfo[];
  says: string;
}

function Rows({ title, matches, games, says }: RowsProps) {
  if (matches.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {matches.map(({ match, game, names }) => (
          <li key={match}>
            {titleOf(games, game)}: {names.join(' against ')}{' '}
            <a href={hashOf({ page: 'match', match })}>{says}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
