import type { Game, Overlay, Reason, Seed, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Plan } from '../plan.ts';
import { planned, planReasons } from '../plan.ts';

/** What a study is about: plain data, and whatever follows from it is the same on every machine. */
export interface StudyPlan {
  title: string;
  game: string;
  players: readonly string[];
  seats: number;
  /** One for each seat, or `same`, or `random`; none: every combination of the pool has its turn. */
  decks: readonly string[];
  /** The ready decks that take part. */
  pool: readonly string[];
  /** For each arm. */
  games: number;
  seed: Seed;
  arms: readonly Arm[];
  /** How much the deal decides: deals, and how often each is played. */
  luck: { deals: number; tries: number } | null;
  /** Which questions decide: games for each of them. */
  stakes: { games: number } | null;
  shelf: string | null;
}
/** The same games under other rules. */
export interface Arm {
  name: string;
  options: Record<string, VariantValue>;
  overlay: Overlay | null;
}

/** The games of one arm. All arms have the same seed: the same deals, as far as their rules allow. */
export function armPlan(game: Game, study: StudyPlan, arm: Arm): Plan {
  const { players, seats, decks, pool, games, seed, shelf } = study;
  const all = pool.length === game.catalogue.decks.length;
  return planned(game, {
    ...{ players, seats, decks, games, seed, shelf, options: arm.options, follow: true },
    ...(!all && { pool }),
    ...(arm.overlay && { overlay: arm.overlay }),
  });
}

/** How many games make a 95 % interval no wider than this many points, however they end: Wilson's at one half. */
export function gamesForWidth(points: number): number {
  const half = points / 200;
  const z = 1.96;
  return Math.ceil((z * z * (1 - 4 * half * half)) / (4 * half * half));
}

/** Every reason at once why a study cannot be carried out, each with its place in the plan. */
export function studyReasons(game: Game, study: StudyPlan): Reason[] {
  const twice = study.arms.filter(({ name }, i) => study.arms.findIndex(each => each.name === name) < i);
  const arms = study.arms.map(arm => planReasons(game, armPlan(game, study, arm)));
  const shared = arms[0].filter(each => arms.every(others => others.some(other => same(each, other))));
  const own = arms.flatMap((reasons, i) =>
    reasons
      .filter(each => !shared.some(other => same(each, other)))
      .map(each => ({ ...each, text: `compare[${i}]: ${each.text}` })),
  );
  return [
    ...shared,
    ...(arms.length > 1 ? own : []),
    ...twice.map(({ name }) => ({ rule: '', text: `compare: ${name} is named twice` })),
  ];
}
const same = (a: Reason, b: Reason) => a.text === b.text;

export function checkStudy(game: Game, study: StudyPlan): void {
  const reasons = studyReasons(game, study);
  if (reasons.length > 0) throw new Refused(reasons);
}
