import { useEffect, useState } from 'react';
import type { Lesson } from './lesson.ts';

/** Each is loaded when somebody wants to learn that game. */
export const LESSONS: Readonly<Record<string, () => Promise<{ lesson: Lesson }>>> = {
  'tower-siege': () => import('./tower-siege.ts'),
  arcania: () => import('./arcania.ts'),
  'two-deck-siege': () => import('./two-deck-siege.ts'),
  'towers-in-time': () => import('./towers-in-time.ts'),
  arcmage: () => import('./arcmage.ts'),
};

/** The lesson of a game; `null` while it is being loaded, and for a game that has none. */
export function useLesson(game: string): Lesson | null {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => {
    LESSONS[game]?.().then(
      loaded => setLesson(loaded.lesson),
      () => {},
    );
  }, [game]);
  return lesson;
}
