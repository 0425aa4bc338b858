import type { FirstMatchInfo, LessonInfo, LessonPartInfo, LessonStatus } from '@siegeworks/protocol';
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

/** A table with a part of the lesson on it, laid anew for every try, and how far it has come. */
export function useLessonTable(session: Session, game: string, lesson: number) {
  const [part, setPart] = useState(0);
  const [attempt, setAttempt] = useState(0);
  const [match, setMatch] = useState('');
  const [status, setStatus] = useState<LessonStatus | null>(null);
  const [problem, setProblem] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: every try lays the table anew
  useEffect(() => {
    const stop = session.onLesson(setStatus);
    session.ask('learn', { game, lesson, part }, 'opened').then(
      opened => setMatch(opened.match),
      (fault: Error) => setProblem(fault.message),
    );
    return stop;
  }, [session, game, lesson, part, attempt]);
  const lay = (which: number) => {
    setStatus(null);
    setMatch('');
    setPart(which);
    setAttempt(attempt + 1);
  };
  return { match, part, status: status?.match === match ? status : null, problem, lay };
}

/**
 * The step at which the learner is: the first one whose moves are not made yet, or that only wants to be read and was not.
 * What is said about the moves of others stands until it is read, too: they have long moved when somebody has read it.
 * `read` is the last one that was read.
 */
export function stepAt({ steps }: LessonPartInfo, moves: number, read: number): number {
  const at = steps.findIndex(({ acts, upTo }, i) => (acts ? upTo > moves : i > read && upTo >= moves));
  return at < 0 ? steps.length : at;
}
