import type { LogLine } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import type { Deed } from './chapters.ts';
import { chaptersOf } from './chapters.ts';
import type { Desk } from './desk.ts';
import { gist, isTold } from './filter.ts';

/** What was done since the person last decided, in the order in which it happened. */
export function newDeeds(log: readonly LogLine[], since: number): Deed[] {
  const deeds = chaptersOf(log).flatMap(chapter => chapter.deeds);
  return deeds.filter(deed => isTold(deed) && (deed.lines.at(-1)?.n ?? -1) >= since);
}

/** Everything on the board that a deed was about. */
export const thingsOf = (deed: Deed): number[] => [...new Set(gist(deed).flatMap(({ cards }) => cards))];

/** Steps through what has happened since the last decision. */
export interface Since {
  deeds: readonly Deed[];
  /** Which of them is shown; `null` for none. */
  at: number | null;
  step(by: 1 | -1): void;
  stop(): void;
}

export function useSince({ props: { log, since, state } }: Desk): Since {
  const deeds = newDeeds(log, since);
  const [held, hold] = useState<{ at: number; seq: number } | null>(null);
  const at = held?.seq === state.seq && held.at < deeds.length ? held.at : null;
  const shown = at === null ? undefined : deeds[at];
  useMarks(shown ? thingsOf(shown) : []);
  return {
    deeds,
    at,
    step: by => {
      if (deeds.length === 0) return;
      const next = at === null ? (by > 0 ? 0 : deeds.length - 1) : at + by;
      // After the last one the table is clear again.
      hold(next < 0 || next >= deeds.length ? null : { at: next, seq: state.seq });
    },
    stop: () => hold(null),
  };
}

/** Marks cards on the board by their numbers, whatever draws them. */
function useMarks(things: readonly number[]): void {
  const key = things.join(' ');
  useEffect(() => {
    const numbers = key === '' ? [] : key.split(' ');
    const found = numbers.flatMap(n => [
      ...document.querySelectorAll<HTMLElement>(`.board [data-thing="${n}"]`),
    ]);
    for (const element of found) element.dataset.told = '';
    return () => {
      for (const element of found) delete element.dataset.told;
    };
  }, [key]);
}
