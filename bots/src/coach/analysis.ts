import type { State } from '@siegeworks/contract';
import type { Match } from '@siegeworks/kernel';
import { moments } from '@siegeworks/kernel';
import type { Budget } from '../bot.ts';
import { levels } from '../levels.ts';
import type { Point } from './course.ts';
import { course } from './course.ts';
import type { Verdict } from './review.ts';
import { isDecision, review } from './review.ts';

/** How many tries each decision is given. */
export const DEPTHS = { quick: 60, usual: 300, deep: 1500 } as const;
export type Depth = keyof typeof DEPTHS;

/** Without a clock: the same match is judged alike wherever and whenever it is. */
export const tries = (iterations: number): Budget => ({ iterations, milliseconds: Number.POSITIVE_INFINITY });

/** Counts the ways of judging: what was found in an earlier one is not continued, and found anew. */
export const WAY = 2;

/** What is found about a match, as far as it got. Plain data: it can be kept, and continued later. */
export interface Analysis {
  way: number;
  /** How many tries each decision was given. */
  tries: number;
  points: Point[];
  verdicts: Verdict[];
  /** How many decisions there are to judge. */
  decisions: number;
}

export const isDone = ({ verdicts, decisions, points }: Analysis): boolean =>
  points.length > 0 && verdicts.length >= decisions;

/** The places of all decisions. */
export function decisionsIn<S extends State>(match: Match<S>): number[] {
  const found: number[] = [];
  for (const moment of moments(match)) if (isDecision(match, moment)) found.push(moment.picks);
  return found;
}

/** Judges a match, or continues to: every step adds a little, and any of them may be the last for now. */
export function* analyse<S extends State>(
  match: Match<S>,
  tried: number,
  soFar?: Analysis,
): Generator<Analysis> {
  const kept = soFar?.tries === tried && soFar.way === WAY ? soFar : null;
  const points = kept?.points.length === match.picks.length + 1 ? [...kept.points] : [];
  const analysis: Analysis = {
    way: WAY,
    tries: tried,
    points,
    verdicts: [...(kept?.verdicts ?? [])],
    decisions: decisionsIn(match).length,
  };
  if (points.length === 0)
    for (const point of course(match)) {
      points.push(point);
      yield analysis;
    }
  const known = new Set(analysis.verdicts.map(({ at }) => at));
  for (const verdict of review(match, JUDGE, tries(tried), { known })) {
    analysis.verdicts.push(verdict);
    yield analysis;
  }
  // What the judge did not even consider is not counted as open.
  analysis.decisions = analysis.verdicts.length;
  yield analysis;
}
/** The strongest player judges. */
export const JUDGE = levels[levels.length - 1];
