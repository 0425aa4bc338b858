import type { VariantValue } from '@siegeworks/contract';

/** A unit as a scenario writes it: `Archer 1`, or `{ Archer 1: { tired: 2 } }`. */
export interface UnitWords {
  wounds?: number;
  tired?: number;
  ordered?: boolean;
  mayRest?: boolean;
}
export type UnitEntry = string | Record<string, UnitWords>;

/** The `given` part of a scenario. */
export interface Given {
  options?: Record<string, VariantValue>;
  seats?: number;
  /** From the very beginning: shuffles, opening hand. */
  begin?: boolean;
  /** Where the turn stands: `play` is D2 with the draws over, `siege` is S1. */
  at?: 'draw' | 'play' | 'rest' | 'siege' | 'advance' | 'attack' | 'specials' | 'end';
  round?: number;
  marker?: string;
  surged?: boolean;
  shieldWall?: string;
  plays?: number;
  slain?: number;
  /** Units by place: `N1: [Man-at-arms 1]`, `N1:3: [Ogre 1]`, `C: [...]`. */
  units?: Record<string, UnitEntry[]>;
  /** Damage by wall. */
  damage?: Record<string, number>;
  hand?: string[];
  /** Top card first. */
  deck?: string[];
  discard?: string[];
  fallen?: string[];
  enemyDeck?: string[];
  held?: string[];
  reserve?: string[];
  enemyDiscard?: string[];
}
export const STARTS = ['draw', 'play', 'rest', 'siege', 'advance', 'attack', 'specials', 'end'] as const;
