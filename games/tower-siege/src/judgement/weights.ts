/** What the computer player thinks things are worth: section 12 as numbers, in gold pieces. Plain data. */
export const WORTH = {
  /** A lead of this many gold pieces makes a player about three times as likely to win. */
  lead: 25,
  mageLife: 45,
  exposedMage: -9,
  towerPoint: 12,
  /** The second point of a Tower lets it take weak attacks for ever (12.8, 12.9). */
  towerStands: 14,
  shelterPoint: 4,
  /** Pays for itself after two turns (12.4). */
  resource: 3.2,
  obelisk: 22,
  /** Times the price of any other relic. */
  relic: 1.1,
  /** The share of its worth that a card keeps in the Caravan, in the spellbook, or when carried. */
  onTheWay: 0.85,
  inBook: 0.8,
  carried: 0.9,
  zombie: 4,
  scroll: 1.2,
  otherCard: 0.5,
  keptPower: 0.25,
  keptUpTo: 4,
  inDefend: -0.8,
  /** Each point of a creature's level above 25. */
  skill: 0.06,
  protection: 0.03,
  /** Each Life Point above the printed number. */
  extraLife: 4,
  unpaid: -4,
  /** The share of its worth that a borrowed creature keeps. */
  borrowed: 0.3,
};

/** All numbers that score and habit judge by. */
export const WEIGHTS = { WORTH };
export type Weights = typeof WEIGHTS;

/**
 * What 300 games between Squires have taught (a logistic regression on who won, as in `siege learn`): mines and stones, carried items and skill win more games than the
 * rules of thumb say, the Mage's life and the standing Tower fewer, and no lead is as safe as it looks.
 */
export const EXPERIENCE = {
  WORTH: {
    lead: 36.5,
    mageLife: 25.5,
    exposedMage: -7,
    towerPoint: 8.9,
    towerStands: 7.4,
    resource: 5.6,
    obelisk: 25.4,
    relic: 0.84,
    onTheWay: 0.77,
    inBook: 0.73,
    carried: 1.4,
    scroll: 1.07,
    keptPower: 0.28,
    keptUpTo: 4.5,
    skill: 0.11,
    protection: 0,
    extraLife: 3.5,
    unpaid: -3.1,
  },
};

/** Characters of the computer player, as factors on the numbers above. */
export const STYLES = {
  aggressive: { WORTH: { mageLife: 1.5, towerPoint: 1.8, exposedMage: 0, inDefend: 5, resource: 0.7 } },
  builder: { WORTH: { resource: 2.5, obelisk: 1.6, relic: 1.6, keptPower: 3, scroll: 2, otherCard: 2 } },
  defender: { WORTH: { exposedMage: 4, towerStands: 2, shelterPoint: 3, inDefend: -2, protection: 3 } },
};
