/** What the computer player thinks things are worth: section 12 as numbers, tuned by play. Plain data. */

/** Point 25: the score of a position; 40 points are about the step from an even siege to a good one. */
export const WORTH = {
  heart: 1.8,
  special: 4,
  /** Times tokens squared over stamina: the first shots are nearly free. */
  tired: -0.2,
  /** An enemy's danger: a little for being one, and its printed worth. */
  enemy: 2.5,
  printed: 0.8,
  /** Part of the danger that stays until the last heart is gone. */
  alive: 0.5,
  atTheWall: 1.15,
  inside: -5,
  crowdInside: -1.2,
  toCome: -4,
  surge: -14,
  /** The castle falls unless something is done. */
  lost: -40,
  breach: -10,
  damage: -6,
  openWall: -3,
  openWallNear: -7,
  /** For each heart that a defender could take now. */
  canWound: 0.4,
  post: 0.7,
  order: 2.5,
  attackOrder: 4,
  /** How much the position after the siege turn counts against the current one. */
  foreseen: 0.65,
  early: 0.35,
  /** How much more every enemy counts when the provisions are gone, and how many rounds before that it begins. */
  hunger: 0,
  lean: 10,
};

/**
 * What games have taught: half of the sieges that greedy loses are not overrun but starved; what is foreseen for the
 * next siege turn mostly happens; and a castle that is overrun has a dozen defenders idle in the courtyard and has spent the orders
 * that would have brought them to the walls.
 */
export const EXPERIENCE = {
  WORTH: { hunger: 3, lean: 15, foreseen: 0.85, early: 0.5, post: 1.4, order: 4, attackOrder: 5 },
};

/** 12.1, 12.23, 12.24: how much a side needs good people. */
export const NEED = {
  /** By how soon the marker comes: where it stands now, then clockwise. */
  soon: [1, 0.9, 0.8, 0.7],
  enemy: 0.1,
  /** Once the enemy deck is empty, nobody else comes to a quiet side. */
  quiet: 0.1,
};
/** 12.2: the first defender on a wall card comes before everything, the more so with enemies before it. */
export const FIRST_GUARD = { need: 5, near: 3.4, shields: 0.4 };

/** 12.6 to 12.8: what a blow is worth to a player who does not look far. */
export const BLOW = {
  enemy: 2.3,
  printed: 0.7,
  inside: 5,
  atTheWall: 2,
  near: 0.5,
  kill: 2.6,
  wound: 0.6,
  /** Each point of strength more than needed. */
  waste: 0.15,
  /** Each tired token of the attacker, by its stamina. */
  tired: 0.3,
};
/** 12.12, 12.13, 12.18: what else a unit or an order does, in the measure of blows. */
export const AID = {
  repair: 0.3,
  /** Times the square of damage by rating. */
  worn: 4,
  tendWound: 1.5,
  tendTired: 0.5,
  /** Acting, pouring or casting on must bring more than this. */
  enough: 0.2,
  step: 1,
  moves: 0.7,
  /** Stonebinding, each point of damage; Recall; Healing, each wound. */
  bind: 0.5,
  recall: 3,
  heal: 1.8,
  bless: 0.3,
  rest: 1,
  mend: 0.9,
  shieldWall: 0.4,
  summon: 9,
};
/** 12.16: keep attacks and moves, give up special defenders and spent summons first. */
export const KEEP: Record<string, number> = {
  attack: 3,
  'special-attack': 2.5,
  move: 3,
  spell: 2.5,
  repair: 1.5,
  rest: 2,
  summon: 3,
  spare: 0.3,
};
/** A card is played when it brings more than it is worth to keep, less so with a full hand, and a little. */
export const THRIFT = { usual: 1, full: 0.4, least: 0.6 };

/** Everything that a computer player may weigh differently. */
export const WEIGHTS = { WORTH, FIRST_GUARD, BLOW, AID, KEEP, THRIFT };
export type Weights = typeof WEIGHTS;
