import { CAST, ENGINES, HAMPERED, PROMISES } from './card-worths.ts';

/** What the computer player thinks things are worth, in points of a creature's strength; the numbers in brackets are those
 * of section 12. Plain data. */
const WORTH = {
  /** So much more makes a player about three times as likely to win. */
  lead: 9,
  /** A point of defence (13), and more for each of the last five. */
  cityPoint: 0.5,
  lastPoints: 0.6,
  /** A city moves a creature a turn and keeps its player in the game (7, 8); a third is not worth the turn it costs. */
  city: 4,
  secondCity: 3,
  thirdCity: -9,
  unbuilt: 1,
  /** A level in force, apart from its effect on strengths. */
  level: 0.8,
  lateResource: 0.2,
  /** A few cards to choose from are worth more than a full hand. */
  card: 1.2,
  cardUpTo: 4,
  furtherCard: 0.8,
  furtherUpTo: 8,
  /** A creature's defence beside its attack, and the attack of one that may only intercept. */
  defence: 0.8,
  peaceful: 0.4,
  /** The defence of one that may only intercept. */
  peacefulGuard: 1,
  /** What each point of strength beyond the threshold is worth. */
  greatFrom: 5,
  greatPart: 1,
  /** What is left of the strength that a level gives. */
  levelPart: 1,
  /** Keywords (4). */
  flying: 1.5,
  firstStrike: 1,
  overrun: 0.5,
  deadly: 2,
  /** A text that triggers, or an ability. */
  ability: 1.2,
  /** Only the army attacks, and it guards every city (16). */
  inArmy: 0.6,
  idleInArmy: 0.2,
  /** It cannot intercept (6). */
  marked: -0.3,
  /** Held in the next unmark phases: half of it is missing. */
  held: 0.5,
  kingdom: 2,
  /** A player who draws from an empty deck is out (20). */
  lateCard: 0.25,
  lateFrom: 16,
  lastCard: 4,
  lastFrom: 4,
  /** A Little Brother in a foe's city takes a point of it every turn (22). */
  littleBrother: 2.5,
};
/** None of the army attacks before Ghazw has its devotion: it weighs on the whole army. */
const GHAZW = { burden: 5, perAttack: 0.5 };
/** What a number of resources is worth: each one less than the one before; more than seven are hardly needed (1, 2). */
const STORES: Record<number, number> = {
  0: 0,
  1: 2.4,
  2: 4.8,
  3: 7.2,
  4: 9.3,
  5: 11.4,
  6: 13,
  7: 14.6,
};
/** What a player has to fear from the next attack of each opponent (section 12: 6, 8, 13). */
const FEAR = {
  point: 0.5,
  /** A point of a city that has no more than five. */
  latePoint: 1,
  cityFalls: 8,
  lastCityFalls: 25,
  /** The attack may not come, or be met in another way. */
  likely: 0.5,
  /** 1: looks at every duel of the attack; what is lost of a creature's worth when it dies in one. */
  duels: 0,
  life: 0.7,
};

/**
 * What counts in proportion, from who won 1,245 games (logistic regression on logarithms): it predicts the winner much better than points do
 * (mean logarithmic loss 0.49 instead of 0.53), but points know single cards.
 */
const SHARES = {
  /** How much of the judgement is by proportion. */
  part: 0,
  creatures: 1.5,
  /** Of the army; of all; of flyers. */
  attack: 0.85,
  defence: 0.65,
  flying: 0.75,
  city: 0.5,
  walls: 0.95,
  unbuilt: 0.2,
  hand: 0.6,
  resources: 0.75,
  deck: 2.8,
  danger: 0.22,
};

/**
 * When habit draws two: with fewer cards than this and at least this many resources; how much a card's promise speaks against
 * laying it.
 */
const HABIT = { smallHand: 3, lateStores: 5, promise: 0 };
/** Only experience tells what single cards are worth. */
function unknown(table: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(Object.keys(table).map(card => [card, 0]));
}

/** All that score and habit weigh with: handed down to whatever weighs, so that two players may think differently. */
export const WEIGHTS = {
  WORTH,
  SHARES,
  STORES,
  HAMPERED,
  GHAZW,
  FEAR,
  ENGINES: unknown(ENGINES),
  PROMISES: unknown(PROMISES),
  HABIT,
  CAST: unknown(CAST),
};
export type Weights = typeof WEIGHTS;

/** Characters of the computer player, as factors on the numbers above. */
export const STYLES = {
  aggressive: { WORTH: { inArmy: 6, cityPoint: 1.6, marked: 0, defence: 0.7 }, FEAR: { likely: 0.1 } },
  builder: { WORTH: { level: 4, secondCity: 2, card: 1.8, furtherCard: 1.8, lateResource: 6, ability: 2 } },
  defender: { WORTH: { defence: 1.6, marked: 6, inArmy: 0 }, FEAR: { likely: 2 } },
};
