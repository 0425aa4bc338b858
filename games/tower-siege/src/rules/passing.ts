import type { Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';

import type { Siege } from '../state/state.ts';
import { alchemyRatio, goldOf, powerOf } from './costs.ts';

/** Who is asked in a window, and when it closes (4.7, 4.8, 4.10). */

/**
 * TS-R32: whether a player could do anything at all on other players' turns, judged by public information alone:
 * every Any Turn action costs at least 1 power. So a window reveals nothing about a hand.
 */
export function hasPoints(s: Siege, seat: Seat): boolean {
  return powerOf(s, seat) > 0 || goldOf(s, seat) >= alchemyRatio(s, seat);
}

/** A window closes when all living players have passed in succession; a player who has resigned does not count. */
export const allPassed = (s: Siege, passed: readonly Seat[]) =>
  clockwise(s, s.turn).every(seat => passed.includes(seat));
