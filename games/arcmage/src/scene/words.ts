import type { Seat, VariantValue } from '@siegeworks/contract';
import type { Phase } from '../state/realm.ts';

export const SEATS = ['P1', 'P2', 'P3', 'P4', 'P5', 'P6'] as const;
export const seatOf = (name: string): Seat => Number(name.slice(1)) - 1;
export type Named<T> = string | Record<string, T>;

/** A creature as a scenario writes it: `Ghoul`, or `{ Ghoul: { marked: true } }`. */
export interface CreatureWords {
  marked?: boolean;
  devoted?: boolean;
  damage?: number;
  plus?: number;
  minus?: number;
  attackPlus?: number;
  roots?: number;
  ore?: number;
  marks?: number;
  held?: number;
  ivy?: number;
  attacked?: boolean;
  /** Damage that it dealt in the turn before. */
  dealtBefore?: number;
  keywords?: string[];
  /** Enchantments on it; `P2 Entangled` is controlled by P2. */
  enchantments?: string[];
  /** Whose card it is, if not its controller's. */
  owner?: string;
  /** An enchantment card in play as a creature: its attack and defence. */
  asCreature?: number;
}
export interface CityWords {
  defence?: number;
  residents?: Named<CreatureWords & { of?: string }>[];
  enchantments?: string[];
  /** Levels in force; the devotion for them is extra devotion. */
  levels?: number[];
  extra?: number;
  moved?: 'in' | 'out';
  damaged?: number;
}
/** One player's part of `given`. */
export interface Side {
  hand?: string[];
  /** Top card first; five Misled Orcs by default. */
  deck?: string[];
  /** Top card last. */
  graveyard?: string[];
  unbuilt?: string[];
  /** A Warren by default. */
  cities?: Named<CityWords>[];
  army?: Named<CreatureWords>[];
  kingdom?: Named<{ marked?: boolean }>[];
  /** Piles: `{ Gaian: 3, Red Banner: [Ghoul, Wight] }`. */
  resources?: Record<string, number | string[]>;
  /** How many resource cards are marked, counted from the first. */
  markedResources?: number;
  pool?: Record<string, number>;
  turns?: number;
}
export interface Given {
  turn?: string;
  starter?: string;
  phase?: Phase;
  /** From the very beginning: starting player, shuffles, hands, first cities. */
  begin?: boolean;
  turnsBegun?: number;
  /** Stack objects resolved so far this turn. */
  resolved?: number;
  options?: Record<string, VariantValue>;
  P1?: Side;
  P2?: Side;
  P3?: Side;
  P4?: Side;
  P5?: Side;
  P6?: Side;
}
/** `Ghoul` or `{ Ghoul: {…} }` as name and words. */
export function named<T extends object>(entry: Named<T>): [string, Partial<T>] {
  if (typeof entry === 'string') return [entry, {}];
  const [name] = Object.keys(entry);
  return [name, entry[name] ?? {}];
}
