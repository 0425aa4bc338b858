import './lesson.css';
import './puzzle.css';
import type { Deed, GameInfo, MatchState, PuzzleInfo, PuzzleStatus } from '@siegeworks/protocol';
import type { Around, TableActions } from '@siegeworks/screen-table';
import { useEffect, useState } from 'react';
import { keepFile } from '../files.ts';
import { Frame } from '../frame.tsx';
import type { Hall } from '../hall.ts';
import { OpenHands } from '../people/open-hands.tsx';
import { go, hashOf } from '../route.ts';
import { TablePage } from '../table-page.tsx';
import { Wait } from '../wait.tsx';
import { useOwnBook } from './kept-book.ts';
import { Refuted, Solved, Task } from './puzzle-band.tsx';
import { nextPuzzle } from './puzzle-book.ts';
import { PuzzleRail } from './puzzle-rail.tsx';
import { usePuzzles, usePuzzleTable } from './use-puzzle.ts';

interface PuzzlePageProps {
  hall: Hall;
  game: GameInfo;
  id: string;
  /** One puzzle after the other, each harder than the one before. */
  streak: boolean;
}

/** One puzzle at the real table. */
export function PuzzlePage({ hall, game, id, streak }: PuzzlePageProps) {
  const { puzzles, problem } = usePuzzles(hall.session, game.id);
  const table = usePuzzleTable(hall.session, game.id, id);
  const puzzle = puzzles?.find(each => each.id === id);
  const { book, looked, look } = useBook(puzzle, table.status);
  const [hinted, setHinted] = useState(false);
  const [unkept, setProblem] = useState('');
  const why = problem || table.problem || unkept;
  if (why !== '' || (puzzles && !puzzle)) return <NoPuzzle game={game} why={why} />;
  if (!puzzle || !puzzles || table.match === '') return <Wait />;
  const { status, match, begin } = table;
  const next = nextPuzzle(puzzles, id, book, streak);
  const onward = () =>
    next
      ? go({ page: 'puzzle', game: game.id, puzzle: next.id, mode: streak ? 'streak' : '' })
      : go({ page: 'puzzles', game: game.id });
  const back = () => begin(status?.step ?? 0);
  const again = () => begin(0);
  const doubt = () =>
    void hall.session
      .ask('doubt', { match }, 'file')
      .then(keepFile, (fault: Error) => setProblem(fault.message));
  const around = (pick: TableActions['pick'], state: MatchState): Around => {
    const answer = () => {
      look();
      if (status?.next) pick(status.next);
    };
    const show = () => {
      look();
      back();
    };
    return {
      top: <PuzzleTop game={game} puzzle={puzzle} streak={streak} state={state} />,
      band: (!status || status.stands === 'open') && (
        <Task puzzle={puzzle} status={status} hinted={hinted} hint={() => setHinted(true)} answer={answer} />
      ),
      ...(status && isRefuted(status) && { foot: <Refuted {...{ status, back, show, onward, doubt }} /> }),
      ...(status?.stands === 'solved' && {
        foot: <Solved puzzle={puzzle} looked={looked} last={!next} onward={onward} again={again} />,
      }),
      rail: <PuzzleRail {...{ puzzle, status, book, state }} />,
      off: { Hint: 'a puzzle has a hint of its own' },
      keys: {
        ...(status?.stands === 'open' && { h: () => setHinted(true) }),
        ...(status?.stands === 'wrong' && { ' ': back, '2': show, '3': onward }),
        ...(status?.stands === 'solved' && { ' ': onward }),
      },
    };
  };
  return <TablePage key={match} session={hall.session} match={match} games={hall.games} around={around} />;
}
const isRefuted = ({ stands }: PuzzleStatus) => stands === 'refuting' || stands === 'wrong';

/** What this puzzle does to the person's own book, each thing once. */
function useBook(puzzle: PuzzleInfo | undefined, status: PuzzleStatus | null) {
  const { book, note } = useOwnBook();
  const done = (what: Deed['what']) => puzzle && note({ puzzle: puzzle.id, rating: puzzle.rating, what });
  const [looked, setLooked] = useState(false);
  const stands = status?.stands;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what counts is that it has come to this
  useEffect(() => {
    if (stands === 'refuting' || stands === 'wrong') done('wrong');
    if (stands === 'solved') done(looked ? 'shown' : 'solved');
  }, [puzzle, stands]);
  const look = () => {
    setLooked(true);
    done('looked');
  };
  return { book, looked, look };
}

interface TopProps {
  game: GameInfo;
  puzzle: PuzzleInfo;
  streak: boolean;
  state: MatchState;
}
function PuzzleTop({ game, puzzle, streak, state }: TopProps) {
  return (
    <header className="top">
      <h1>{game.title}</h1>
      <ul className="status">
        <li>{streak ? 'Streak' : 'Puzzle'}</li>
        <li className="lesson-title">{puzzle.title}</li>
      </ul>
      <nav className="top-tools" aria-label="Tools">
        {state.seats.length > 1 && <OpenHands state={state} />}
        <a className="button small" href={hashOf({ page: 'puzzles', game: game.id })}>
          All puzzles
        </a>
      </nav>
    </header>
  );
}

function NoPuzzle({ game, why }: { game: GameInfo; why: string }) {
  return (
    <Frame at="learn" title="No such puzzle" game={game.id}>
      <h1>There is no such puzzle</h1>
      {why !== '' && <p role="alert">{why}</p>}
      <p>
        <a href={hashOf({ page: 'puzzles', game: game.id })}>All puzzles</a>
      </p>
    </Frame>
  );
}
