import type { PuzzleInfo, PuzzleStatus } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';
import { keepStep, stepOf } from './puzzle-book.ts';

/** The puzzles of a game, and the one of the day; `null` until they are here. */
export function usePuzzles(session: Session, game: string) {
  const [found, setFound] = useState<{ puzzles: readonly PuzzleInfo[]; today: string } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    session.ask('puzzles', { game }, 'puzzles').then(setFound, (fault: Error) => setProblem(fault.message));
  }, [session, game]);
  return { puzzles: found?.puzzles ?? null, today: found?.today ?? '', problem };
}

/** A table with the puzzle on it, laid anew for every try after the picks that were right, and how far it has come. */
export function usePuzzleTable(session: Session, game: string, puzzle: string) {
  const [{ attempt, step }, setTry] = useState(() => ({ attempt: 0, step: stepOf(puzzle) }));
  const [match, setMatch] = useState('');
  const [status, setStatus] = useState<PuzzleStatus | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try lays the table anew
  useEffect(() => {
    const stop = session.onPuzzle(news => {
      setStatus(news);
      if (news.stands === 'open') keepStep(puzzle, news.step);
      if (news.stands === 'solved') keepStep(puzzle, 0);
    });
    session.ask('solve', { game, puzzle, step }, 'opened').then(
      opened => setMatch(opened.match),
      (fault: Error) => setProblem(fault.message),
    );
    return stop;
  }, [session, game, puzzle, attempt]);
  const begin = (from: number) => {
    setStatus(null);
    setMatch('');
    keepStep(puzzle, from);
    setTry({ attempt: attempt + 1, step: from });
  };
  return { match, status: status?.match === match ? status : null, problem, begin };
}
