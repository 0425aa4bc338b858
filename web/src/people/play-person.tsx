import './people.css';
import type { GameInfo, HallInfo, LiveMatch } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Hall } from '../hall.ts';
import { posterOf } from '../posters.ts';
import { hashOf } from '../route.ts';
import * as house from './house.ts';

/** How often the hall looks whether somebody has come. */
const LOOK = 5_000;
const NOTHING: HallInfo = { open: [], live: [], mine: [] };

/** What is alive in the house: nothing until it has answered, and `null` where this page has none. */
function useHouse(): HallInfo | null {
  const [info, setInfo] = useState<HallInfo | null>(NOTHING);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let [watching, answered] = [true, false];
    const look = async () => {
      const next = await house.hall().catch(() => null);
      if (!watching) return;
      setInfo(next);
      // A house may be shut for a while; where nobody has ever answered there is none.
      answered ||= next !== null;
      if (answered) timer = setTimeout(look, LOOK);
    };
    void look();
    return () => {
      watching = false;
      clearTimeout(timer);
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
    <section className="hall-panel" aria-labelledby="people-title">
      <div className="hall-panel-text">
        <h2 id="people-title">Play with people</h2>
        <ul className="hall-today">
          {several.map(({ id, title }) => (
            <li key={id}>
              <a className="button small" data-game={id} href={hashOf({ page: 'invite', game: id })}>
                {posterOf(id)?.name ?? title}
              </a>
            </li>
          ))}
        </ul>
        <Alive info={info} games={hall.games} />
      </div>
    </section>
  );
}

/** Matches and open tables in a list of its own height: a full house pushes nothing off the screen. */
function Alive({ info: { mine, open, live }, games }: { info: HallInfo; games: readonly GameInfo[] }) {
  if (mine.length + open.length + live.length === 0) return null;
  return (
    <div className="people-alive">
      <Rows title="Your matches" matches={mine} games={games} says="Go on" />
      {open.length > 0 && (
        <div>
          <h3>Open tables</h3>
          <ul>
            {open.map(letter => (
              <li key={letter.id}>
                {titleOf(games, letter.terms.game)} with {letter.by}{' '}
                <a href={hashOf({ page: 'letter', letter: letter.id })}>Sit down</a>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Rows title="Being played" matches={live} games={games} says="Watch" />
    </div>
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
