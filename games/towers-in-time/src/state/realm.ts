import type { Id, Seat, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { Options } from '../setup/variants.ts';

export const NONE = -1;
export const PHASES = ['setup', 'beginning', 'maintenance', 'draw', 'action', 'end'] as const;
export type Phase = (typeof PHASES)[number];

/** A card in play (2.2, 2.3): Source, unit, Item, Totem or Sustained spell. */
export interface Piece {
  id: Id;
  card: string;
  /** In whose domain it is, or whose spell it is; the owner, except for a raised creature. */
  controller: Seat;
  /** The Source that a unit sits on, or NONE: adrift. */
  tower: Id;
  /** What an attached card lies on, or NONE. */
  on: Id;
  /** Units of a Tower, in order of arrival. */
  units: Id[];
  /** Attached cards in order of attachment; Walls and Flood on a Source. */
  cards: Id[];
  used: boolean;
  /** Gave temper this turn, alone or as part of a unit (TT-273). */
  gave: boolean;
  damage: number;
  dying: boolean;
  paralysed: boolean;
  /** A Fast unit that has attacked (TT-213). */
  noAttack: boolean;
  /** Came by transport this turn. */
  arrived: boolean;
  /** Acted in this combat without attacking or defending (TT-138). */
  exposed: boolean;
  acted: boolean;
  affected: boolean;
  /** Acted against an enemy outside combat (TT-134). */
  openly: boolean;
  /** An Item in use (TT-111). */
  ready: boolean;
  /** Brought back from a discard pile (TT-250). */
  raised: boolean;
  /** Bonuses of cards not attached to it, as they were when the combat began (TT-168). */
  frozen: number;
}

export interface Player {
  alive: boolean;
  deck: Id[];
  hand: Id[];
  shields: Id[];
  limbo: Id[];
  /** Sources in play. */
  towers: Id[];
  adrift: Id[];
  rift: Id[];
  discard: Id[];
  /** Passes in a row at his own opportunities (TT-039). */
  passes: number;
  /** Has passed since the last regular action by any player (TT-038). */
  passed: boolean;
  /** Points against the shields in this turn, below four (TT-154). */
  breach: number;
  /** Cards put down during set-up (TT-011). */
  placed: number;
  /** Has made the hidden choice of this step; it is revealed when all have chosen. */
  settled: boolean;
  /** Hidden choices: spells paid for; cards sapped or put in Limbo; spells or cards given up. */
  kept: Id[];
  chosen: Id[];
  dropped: Id[];
}

/** The lasting effect of an Instant spell (TT-130). */
export interface Effect {
  n: number;
  /** The spell, in its owner's discard pile. */
  card: Id;
  by: Seat;
  on: Id;
  /** The Tower from which it was taken into the rift, or NONE. */
  tower: Id;
  /** Cast in this combat: an effect that exposes a unit ends with the combat. */
  inCombat: boolean;
}

export interface Guard {
  unit: Id;
  /** Whose shields it guards (TT-260). */
  seat: Seat;
}
export interface Combat {
  attacker: Seat;
  /** Whose shields are attacked; NONE while the attack is in the nexus. */
  attacked: Seat;
  attackers: Id[];
  defenders: Id[];
  /** Announced by two or more (TT-195, TT-197). */
  army: boolean;
  defendingArmy: boolean;
  grounded: boolean;
  blocked: boolean;
  /** Whose batch it is, and the regular actions taken in it. */
  batch: Seat;
  actions: number;
  /** Walls that have burnt in this combat. */
  burnt: Id[];
  guards: Guard[];
  /** Announced into the nexus: no further defenders can be declared (TT-263). */
  isNexus: boolean;
  /** A player has passed (TT-185). */
  ended: boolean;
}

export interface Realm extends State {
  options: Options;
  /** Card key and owner of every card id. Never changed in place: clones share them. */
  names: readonly string[];
  owners: readonly Seat[];
  players: Player[];
  pieces: (Piece | null)[];
  effects: Effect[];
  combat: Combat | null;
  /** Cards of players who are out. */
  removed: Id[];
  phase: Phase;
  turn: number;
  /** Who begins this turn, and whose opportunity it is. */
  first: Seat;
  active: Seat;
  /** Whose pass ended the last turn (TT-041). */
  last: Seat;
  /** The turn in which a shield was last lost (TT-172). */
  lastLoss: number;
  /** The card that took the current action, and the cards it affected (TT-254). */
  touched: Id[];
  /** In a reaction: what it may target (TT-255); `null` outside one. */
  focus: Id[] | null;
  next: number;
}

/** The card in play with this id. */
export function piece(s: Realm, id: Id): Piece {
  const p = s.pieces[id];
  if (!p) throw new Impossible(`${s.names[id] ?? 'card'} ${id} is not in play`);
  return p;
}
