import type { Named, Sides } from '@siegeworks/table/given';
import type { Phase } from '../state/realm.ts';

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
export interface Given extends Sides<Side> {
  turn?: string;
  starter?: string;
  phase?: Phase;
  /** From the very beginning: starting player, shuffles, hands, first cities. */
  begin?: boolean;
  turnsBegun?: number;
  /** Stack objects resolved so far this turn. */
  resolved?: number;
}
