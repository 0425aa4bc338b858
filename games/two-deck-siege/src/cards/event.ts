import type { Siege } from '../state/state.ts';

/** All that is special about an event of the enemy (7.2). */
export interface EventCard {
  carryOut(s: Siege): void;
  /** It leaves the game afterwards (TD-181). */
  leaves?: true;
}
