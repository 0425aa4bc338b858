/** What the computer player thinks things are worth: section 12 as numbers, in temper. Plain data. */
export const WORTH = {
  /** A lead of this size makes a player about three times as likely to win. */
  lead: 25,
  breach: -2.5,
  source: 4,
  temper: 0.8,
  attack: 1.1,
  defence: 0.9,
  status: 1.5,
  /** A card in Limbo: its base worth, the cost that adds a point, and the maximum. */
  limbo: 1.2,
  limboCost: 6,
  limboMost: 3,
  /** The part of its cost that a card in the rift is worth, and a unit that does not fight. */
  rift: 0.5,
  idle: 0.5,
  /** Ranged attacks and glyphs together count no more than this. */
  skills: 6,
  hand: 1.5,
  straight: 0.6,
  diffused: -2,
  dying: 0.25,
};
/** 12.1: the worth of a number of shields, far above cards; the last ones count most. */
export const SHIELDS: Record<number, number> = {
  0: 0,
  1: 60,
  2: 90,
  3: 112,
  4: 130,
  5: 145,
  6: 157,
  7: 167,
};

/** How the habit goes to war. */
export const WAR = {
  /** 1: weighs every attack and block by the likely losses of both sides. 0: counts straight units. */
  weighs: 0,
  victory: 200,
  /**
   * The part of a shield that points are worth if the missing ones can follow this turn; the worth of a point
   * if not.
   */
  coming: 0.6,
  point: 0.3,
  /** How much to fear what the other side could do to undefended walls. */
  risk: 0.5,
  /** The cost, per status point, of using a blocker, which can then neither attack nor block again. */
  taxed: 0.5,
  /** What it costs to use a defender. */
  effort: 0.5,
  /** An attack must gain more than this. */
  margin: 0.5,
};

export const WEIGHTS = { WORTH, SHIELDS, WAR };
export type Weights = typeof WEIGHTS;

/**
 * Learnt from games: before every attack look at what could block or shoot it, and before every block at what
 * it costs. Attacks that only look strong lose cards that will be missing later, because a player draws only
 * one card a turn.
 */
export const EXPERIENCE = { WAR: { weighs: 1 } };

/** Characters of the computer player, as factors on the numbers above. */
export const STYLES = {
  aggressive: { WORTH: { attack: 2.2, breach: 0, defence: 0.6, hand: 0.6 } },
  builder: { WORTH: { source: 2.2, temper: 2.5, limbo: 2.5, limboMost: 2, hand: 1.6 } },
  defender: { WORTH: { defence: 2.2, breach: 5, straight: 5, attack: 0.7 } },
};

/** When to cast a harmless spell: as soon as possible, or for the dying; the others wait for a plan. */
export const WHEN: Readonly<Record<string, 'at once' | 'to rescue'>> = {
  'soul-rend': 'at once',
  'banish-evil': 'at once',
  sunder: 'at once',
  foresight: 'at once',
  'raise-the-fallen': 'at once',
  blessing: 'at once',
  'curse-of-weakness': 'at once',
  'frozen-sleep': 'at once',
  'wall-of-stone': 'at once',
  'wall-of-bones': 'at once',
  'healing-waters': 'to rescue',
  restoration: 'to rescue',
  recall: 'to rescue',
};
