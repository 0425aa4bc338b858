import type { FirstMatchInfo, LessonInfo, LessonStatus } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Session } from '../session.ts';

/** The lessons of a game, and the match at their end; `null` until they are here. */
export function useCourse(session: Session, game: string) {
  const [course, setCourse] = useState<{
    lessons: readonly LessonInfo[];
    first: FirstMatchInfo | null;
  } | null>(null);
  const [problem, setProblem] = useState('');
  useEffect(() => {
    session.ask('lessons', { game }, 'lessons').then(setCourse, (fault: Error) => setProblem(fault.message));
  }, [session, game]);
  return { lessons: course?.lessons ?? null, first: course?.first ?? null, problem };
}

/** A table with the lesson on it, laid anew for every try, and how far it has come. */
export function useLessonTable(session: Session, game: string, lesson: number) {
  const [attempt, setAttempt] = useState(0);
  const [match, setMatch] = useState('');
  const [status, setStatus] = useState<LessonStatus | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try lays the table anew
  useEffect(() => {
    const stop = session.onLesson(setStatus);
    session.ask('learn', { game, lesson }, 'opened').then(
      opened => setMatch(opened.match),
      (fault: Error) => setProblem(fault.message),
    );
    return stop;
  }, [session, game, lesson, attempt]);
  const again = () => {
    setStatus(null);
    setMatch('');
    setAttempt(attempt + 1);
  };
  return { match, status: status?.match === match ? status : null, problem, again };
}

/**
 * The step at which the learner is: the first one whose moves are not made yet, or that only wants to be read and was not.
 * What is said about the moves of others stands until it is read, too: they have long moved when somebody has read it.
 * `read` is the last one that was read.
 */
export function stepAt({ steps }: LessonInfo, moves: number, read: number): number {
  const at = steps.findIndex(({ acts, upTo }, i) => (acts ? upTo > moves : i > read && upTo >= moves));
  return at < 0 ? steps.length : at;
}
