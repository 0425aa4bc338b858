import type { Game } from '@siegeworks/contract';
import { recordCoverage, stopCoverage } from '@siegeworks/kernel';
import type { Plan } from './plan.ts';
import { checkPlan, planned } from './plan.ts';
import { playOne } from './played.ts';
import type { Report } from './report.ts';
import { Tally } from './report.ts';

/** Plays a run here and now, game after game. Long runs belong into workers. */
export function simulate(run: { game: Game } & Partial<Omit<Plan, 'game'>>): Report {
  const { game, ...said } = run;
  const plan = planned(game, said);
  checkPlan(game, plan);
  const tally = new Tally(game, plan);
  const news = coverageNews(plan.coverage);
  const start = performance.now();
  try {
    for (const index of indices(plan)) tally.add(playOne(game, plan, index), news());
  } finally {
    stopCoverage();
  }
  return tally.report(game, (performance.now() - start) / 1000, false);
}

/** The numbers of the games that are to be played. */
export function* indices(plan: Plan): Generator<number, void> {
  if (plan.only !== null) yield plan.only;
  else for (let index = 0; index < plan.games; index++) yield index;
}

/** Starts recording if wanted; each call then tells what ran for the first time since. */
export function coverageNews(wanted: boolean): () => string[] {
  if (!wanted) return () => [];
  const ran = recordCoverage();
  const told = new Set<string>();
  return () => {
    const fresh = [...ran.keys()].filter(what => !told.has(what));
    for (const what of fresh) told.add(what);
    return fresh;
  };
}
