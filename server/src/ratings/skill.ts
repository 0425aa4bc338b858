import { rate } from 'openskill';
import { bradleyTerryFull } from 'openskill/models';

/** How strong somebody seems to be, and how far off that may be (one standard deviation), in points. */
export interface Skill {
  points: number;
  deviation: number;
}
/** Those who win or lose together. */
export type Side = readonly Skill[];

/** What is known of somebody who has not played yet. */
export const NEWCOMER: Skill = { points: 1500, deviation: 250 };
/** A lead of this many points makes the odds ten to one, as in chess. */
const TENFOLD = 400;
/** By how much one player's form varies from match to match. */
const FORM = TENFOLD / (Math.LN10 * Math.SQRT2);
/** People change with every match a little: without it a rating would stop moving one day. */
const DRIFT = 2.5;
/** A year away widens a deviation of 60 to 110. */
const DRIFT_OF_YEAR = Math.sqrt(110 * 110 - 60 * 60);
const YEAR = 365.25 * 86_400_000;

/** The form of a whole side varies more than that of one player. */
const formOf = (side: Side): number => FORM * Math.sqrt(side.length);

/**
 * The skills after a match, side by side; equal places are a draw. Sides must be of equal size. The model is that of Weng
 * and Lin with every pair of sides compared (Bradley and Terry), so that two people are rated alike however many play.
 */
export function skillsAfter(sides: readonly Side[], places: readonly number[]): Skill[][] {
  const teams = sides.map(side => side.map(({ points, deviation }) => ({ mu: points, sigma: deviation })));
  const after = rate(teams, {
    model: bradleyTerryFull,
    rank: [...places],
    beta: formOf(sides[0]),
    tau: DRIFT,
    // The whole information of a comparison, not the library's careful part of it: with it the intervals hold.
    gamma: () => 1,
  });
  const share = weightOf(sides.length);
  return sides.map((side, i) => side.map((before, j) => part(before, after[i][j], share)));
}

/**
 * A ranking of n sides says less than all the duels that it contains, because they share the same n performances: for equals
 * it holds (n − Hₙ) / n of information (Hₙ: the sum of 1/1 to 1/n), and n − 1 duels hold (n − 1) / 4.
 */
function weightOf(sides: number): number {
  const harmonic = Array.from({ length: sides }, (_, i) => 1 / (i + 1)).reduce((sum, each) => sum + each, 0);
  return (4 * (sides - harmonic)) / (sides * (sides - 1));
}

function part(before: Skill, after: { mu: number; sigma: number }, share: number): Skill {
  const ratio = (after.sigma / before.deviation) ** 2;
  return {
    points: before.points + share * (after.mu - before.points),
    deviation: Math.min(NEWCOMER.deviation, before.deviation * Math.sqrt(1 + share * (ratio - 1))),
  };
}

/** The chance of each side to come first. */
export function chancesOf(sides: readonly Side[]): number[] {
  const spread = sides.map(side => side.reduce((sum, { deviation }) => sum + deviation ** 2, 0));
  const mean = spread.reduce((sum, each) => sum + each, 0) / sides.length;
  const scale = Math.sqrt(2 * (mean + formOf(sides[0]) ** 2));
  const strength = sides.map(side => side.reduce((sum, { points }) => sum + points, 0) / scale);
  const best = Math.max(...strength);
  const odds = strength.map(each => Math.exp(each - best));
  const all = odds.reduce((sum, each) => sum + each, 0);
  return odds.map(each => each / all);
}

/** What is still known of somebody who was last seen this many milliseconds ago: the same, but less surely. */
export function afterAbsence({ points, deviation }: Skill, milliseconds: number): Skill {
  const years = Math.max(0, milliseconds) / YEAR;
  const wider = Math.sqrt(deviation ** 2 + DRIFT_OF_YEAR ** 2 * years);
  return { points, deviation: Math.min(NEWCOMER.deviation, wider) };
}
