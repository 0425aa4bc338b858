import type { Pace } from '@siegeworks/screen-table';
import { PACES } from '@siegeworks/screen-table';
import { useState } from 'react';

const KEY = 'siegeworks.pace';
/** Milliseconds for each line that a step tells. */
export const PACE_MS: Record<Pace, number> = { 'at once': 0, quick: 500, slow: 1300 };

/** How fast the computer's steps are shown, remembered by the browser. */
export function usePace(): [Pace, (pace: Pace) => void] {
  const [pace, setPace] = useState(readPace);
  return [
    pace,
    chosen => {
      setPace(chosen);
      try {
        localStorage.setItem(KEY, chosen);
      } catch {
        // A browser that keeps nothing still plays.
      }
    },
  ];
}

function readPace(): Pace {
  try {
    return PACES.find(pace => pace === localStorage.getItem(KEY)) ?? 'quick';
  } catch {
    return 'quick';
  }
}
