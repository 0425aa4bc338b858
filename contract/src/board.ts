import type { Id, Seat } from './types.ts';

/** The table in a form that any screen, terminal or failing test can show. */
export interface Board {
  /** Whose turn, phase, round: one short phrase each. */
  status: string[];
  /** Where the turn stands: a phase of the game's summary. */
  phase?: string;
  areas: Area[];
}
export interface Area {
  id: string;
  title: string;
  /** The title without its owner, for a place among its owner's things. */
  short?: string;
  seat: Seat | null;
  /** One line beside the title: resources, counts. */
  note: string;
  /** Where it lies on a map of the table, in cells; areas without a spot are rows. */
  spot?: Spot;
  /** Shown on demand only: discard piles and the like. */
  folded?: boolean;
  cards: Face[];
}
export interface Spot {
  x: number;
  y: number;
  width?: number;
  height?: number;
}
export interface Face {
  /** The card's id on the table, or -1 when it is hidden. */
  id: Id;
  /** Key into the game's cards, or `null` when it is hidden. */
  card: string | null;
  name: string;
  /** Whose it is, where the area does not say so; `null` for nobody's. */
  seat?: Seat | null;
  /** Current values in words. */
  line: string;
  marks: string[];
  attached: Face[];
  /** For screens that draw cards: the type line, the cost with its unit, the numbers, and what is lost piece by piece. */
  type?: string;
  cost?: string;
  values?: Value[];
  pips?: Pips;
}
/** A number on a card, now against printed; `null` where the card has none. */
export interface Value {
  /** In full: `Attack Level`. */
  name: string;
  /** On a small card: `AL`. */
  short: string;
  now: number | null;
  printed: number | null;
  /** What makes the difference, one phrase each: `Sword +10`. */
  why: string[];
}
/** Hearts or integrity: how many of how many are left. */
export interface Pips {
  name: string;
  now: number;
  most: number;
}
