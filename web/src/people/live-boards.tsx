import type { Board, Glimpse, HallInfo, LiveMatch } from '@siegeworks/protocol';
import { drawingOf, PictureView } from '@siegeworks/ui';
import { useEffect, useState } from 'react';
import type { Pictures } from '../gallery/pictures.ts';
import { picturesOf } from '../gallery/pictures.ts';
import type { Hall } from '../hall.ts';
import { hashOf } from '../route.ts';
import { titleOf } from './games.ts';
import * as house from './house.ts';

/** How many tables are shown small; the others are named. */
const SHOWN = 3;
/** How many cards of an area find room. */
const TOKENS = 5;
const AREAS = 4;

/** The tables at which people play now, drawn from what everybody may see. */
export function LiveBoards({ info: { live }, hall }: { info: HallInfo; hall: Hall }) {
  return (
    <section aria-labelledby="live-title">
      <h2 id="live-title">Being played now</h2>
      {live.length === 0 && <p className="people-none">No match is being played.</p>}
      <ul className="live-boards">
        {live.slice(0, SHOWN).map(each => (
          <LiveBoard key={each.match} live={each} hall={hall} />
        ))}
      </ul>
    </section>
  );
}

function LiveBoard({ live, hall }: { live: LiveMatch; hall: Hall }) {
  const { match, game, names, watchers } = live;
  const board = useBoard(live, hall);
  const pictures = usePictures(game);
  const title = titleOf(hall.games, game);
  return (
    <li className="live-board" data-game={game}>
      <p className="live-title">{title}</p>
      <p className="live-names">{names.join(' – ')}</p>
      <div className="live-table" aria-hidden="true">
        {board && pictures && <Tokens board={board} pictures={pictures} />}
      </div>
      <p className="live-status">{board?.status.slice(0, 2).join(' · ')}</p>
      <a
        className="button small"
        href={hashOf({ page: 'match', match })}
        aria-label={`Watch ${names.join(' against ')}: ${title}`}
      >
        Watch {watchers > 0 && watchers}
      </a>
    </li>
  );
}

function Tokens({ board, pictures: { art, icons } }: { board: Board; pictures: Pictures }) {
  const areas = board.areas
    .filter(area => !area.folded && area.cards.some(face => face.card !== null))
    .slice(0, AREAS);
  return areas.map(({ id, cards }) => (
    <div key={id} className="live-area">
      {cards
        .filter(face => face.card !== null)
        .slice(0, TOKENS)
        .map(face => {
          const drawing = drawingOf(art, icons, face.card);
          return (
            <span key={face.id} className="live-token">
              {drawing && <PictureView picture={drawing} />}
            </span>
          );
        })}
    </div>
  ));
}

/** The table in words, whenever something has happened at it. */
function useBoard({ match, updated }: LiveMatch, { session }: Hall): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at again when something has happened
  useEffect(() => {
    let wanted = true;
    const read = ({ game, names, view }: Glimpse) =>
      session
        .ask('glimpse', { game, names, view }, 'glimpse')
        .then(({ board: seen }) => wanted && setBoard(seen));
    house
      .glimpse(match)
      .then(seen => seen && read(seen))
      // A table that cannot be seen now is shown by its names alone.
      .catch(() => {});
    return () => {
      wanted = false;
    };
  }, [match, updated, session]);
  return board;
}

function usePictures(game: string): Pictures | null {
  const [pictures, setPictures] = useState<Pictures | null>(null);
  useEffect(() => {
    let wanted = true;
    void picturesOf(game).then(found => wanted && setPictures(found));
    return () => {
      wanted = false;
    };
  }, [game]);
  return pictures;
}
