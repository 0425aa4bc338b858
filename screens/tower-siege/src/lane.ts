import type { RefObject } from 'react';
import { useLayoutEffect } from 'react';

/** Where an arrow crosses the middle of the table, and how much room the words beside it need. */
export interface Crossing {
  /** From where to where there is room for words. */
  from: number;
  to: number;
  /** The leftmost and the rightmost point of all arrows. */
  left: number;
  right: number;
  needs: number;
  rolls: number;
}
export type Spot = 'left' | 'right' | 'none';

/** Half a label of an arrow. */
const CLEAR = 72;

/**
 * On which side of the arrows the words stand: what will be rolled right of them if there is room, the last roll on
 * the left. The last roll gives way; what comes next never does.
 */
export function wordsBeside({ from, to, left, right, needs, rolls }: Crossing): { needs: Spot; rolls: Spot } {
  const [before, after] = [left - CLEAR - from, to - right - CLEAR];
  const beside: Spot = after >= needs || before < needs ? 'right' : 'left';
  const [onLeft, onRight] = beside === 'right' ? [before, after - needs] : [before - needs, after];
  return { needs: beside, rolls: onLeft >= rolls ? 'left' : onRight >= rolls ? 'right' : 'none' };
}

/** Measures where the arrows end, and says so to the style of the middle. */
export function useLane(middle: RefObject<HTMLElement | null>, ends: readonly (string | number)[]): void {
  useLayoutEffect(() => {
    const band = middle.current;
    const place = () => band && mark(band, ends);
    place();
    addEventListener('resize', place);
    return () => removeEventListener('resize', place);
  });
}

function mark(band: HTMLElement, ends: readonly (string | number)[]): void {
  const at = ends.flatMap(end => middleOf(band, end));
  const box = band.getBoundingClientRect();
  const needs = band.querySelector('.siege-needs')?.getBoundingClientRect().width ?? 0;
  const turn = band.querySelector('.siege-turn')?.getBoundingClientRect().right ?? box.left;
  const spots =
    at.length === 0
      ? { needs: 'right', rolls: 'left' }
      : wordsBeside({
          from: turn + 16,
          to: box.right - 12,
          left: Math.min(...at),
          right: Math.max(...at),
          needs: needs === 0 ? 0 : needs + 16,
          rolls: ROLL,
        });
  band.dataset.needs = spots.needs;
  band.dataset.rolls = spots.rolls;
}
/** The width of one roll in words. */
const ROLL = 290;
function middleOf(band: HTMLElement, thing: string | number): number[] {
  const box = band.parentElement
    ?.querySelector(`[data-thing="${CSS.escape(`${thing}`)}"]`)
    ?.getBoundingClientRect();
  return box && box.width > 0 ? [box.left + box.width / 2] : [];
}
