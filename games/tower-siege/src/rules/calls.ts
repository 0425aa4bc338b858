import type { Id, Seat } from '@siegeworks/contract';
import { NONE } from '../state/state.ts';
import { heading } from './book.ts';
import type { Attack, Defence } from './levels.ts';

/** Rules that cards call, or that call each other in a circle: their headings. Their steps stand in the files named here. */

/** 4.8, W1: `windows.ts`. */
export const responses = heading('responses', (from: number) => ({
  from,
  seat: NONE,
  passed: [] as Seat[],
  answered: false,
}));
/** 4.9: `windows.ts`. */
export const resolve = heading('resolve', (from: number) => ({ from, n: NONE }));

export interface Volley {
  /** The attacking player, and the creature, structure or Relic that attacks (NONE for a Mage's magic). */
  by: Seat;
  shooter: Id;
  /** The card whose shot, Spell or Scroll it is. */
  what: string;
  /** Index of the level paid for. */
  level: number;
  targets: Id[];
  target: Id;
  attack: Attack;
  defence: Defence;
  /** The occupant or Tower behind the struck structure: the next target. */
  behind: Id;
  /** Turned back on the attacker by the variant `redirectTargeted`. */
  turned: boolean;
}

/** 6.1.4, 6.1.6, 6.6: `mass.ts`. `n` is the number of the pending Scroll. */
export const mass = heading('mass', (by: Seat, what: string, n: number, queue: Id[]) => ({
  by,
  what,
  n,
  queue,
  failed: [] as Id[],
}));
export type Mass = ReturnType<typeof mass>;

/** 6.7, TS-114: `defeat.ts`. */
export interface Defeat {
  card: Id;
  by: Id;
  fight: boolean;
  saved: boolean;
  enough: boolean;
}
/** 6.7: `wound.ts`. */
export interface Batter {
  card: Id;
  amount: number;
  prevented: boolean;
}
