/** A card game just big enough to be measured: what both implementations print on their cards and tables. */
export interface Kind {
  cost: number;
  attack: number;
  health: number;
  /** How many of them are in a deck of 30. */
  count: number;
}
export const KINDS: readonly Kind[] = [
  { cost: 1, attack: 1, health: 1, count: 3 },
  { cost: 1, attack: 1, health: 2, count: 3 },
  { cost: 2, attack: 2, health: 2, count: 3 },
  { cost: 2, attack: 1, health: 4, count: 3 },
  { cost: 3, attack: 3, health: 2, count: 3 },
  { cost: 3, attack: 2, health: 4, count: 3 },
  { cost: 4, attack: 4, health: 3, count: 2 },
  { cost: 4, attack: 3, health: 5, count: 2 },
  { cost: 5, attack: 5, health: 4, count: 2 },
  { cost: 5, attack: 3, health: 6, count: 2 },
  { cost: 6, attack: 5, health: 5, count: 2 },
  { cost: 6, attack: 4, health: 6, count: 2 },
];
export const DECK: readonly number[] = KINDS.flatMap((kind, i) => new Array<number>(kind.count).fill(i));

export const HAND = 4;
export const TOWER = 20;
export const MOST_GOLD = 10;
export const MOST_UNITS = 7;
/** Instead of a unit: the other player's tower. */
export const THE_TOWER = -1;

export interface Unit {
  kind: number;
  health: number;
  /** Has not attacked this turn, and was not played this turn. */
  ready: boolean;
}
export interface Side {
  deck: number[];
  hand: number[];
  units: Unit[];
  tower: number;
  gold: number;
  /** Gold at the start of the turn. */
  income: number;
}
