import type { Game } from '@siegeworks/contract';
import type { TrialPlan } from '@siegeworks/lab';
import { botCalled } from './config.ts';
import type { HouseRules } from './house-rules.ts';
import { houseRules } from './house-rules.ts';
import { interruptible } from './interrupt.ts';
import { say, sayJson } from './page.ts';
import { ProgressLine } from './progress.ts';
import { gameCalled } from './shelves.ts';
import type { Args } from './usage.ts';
import { count, has, seedOf, text, UsageError, words } from './usage.ts';

/** Something long that is found out about one game: what was requested, how far it is, what came of it. */
export interface Study<Plan, Progress, Report extends { interrupted: boolean }> {
  planOf(args: Args, rules: HouseRules): Plan;
  find(
    game: Game,
    plan: Plan,
    watch: { signal: AbortSignal; onProgress: (progress: Progress) => void },
    args: Args,
  ): Promise<Report>;
  progressText(plan: Plan, progress: Progress): string;
  reportText(title: string, report: Report): string;
}

/** Carries a study out with a line of progress; Ctrl-C ends it early and still shows what was found. */
export async function carryOut<Plan, Progress, Report extends { interrupted: boolean }>(
  args: Args,
  study: Study<Plan, Progress, Report>,
): Promise<number> {
  const [id] = words(args, ['GAME']);
  const game = await gameCalled(args, id);
  const plan = study.planOf(args, houseRules(game, args));
  const line = new ProgressLine();
  const onProgress = (progress: Progress) => line.show(study.progressText(plan, progress));
  const report = await interruptible(line, signal => study.find(game, plan, { signal, onProgress }, args));
  if (has(args, 'json')) sayJson(report);
  else say(study.reportText(game.about.title, report));
  return report.interrupted ? 130 : 0;
}

/** What studies by trial games have in common. */
export function trialOf(args: Args, rules: HouseRules, usual: number): TrialPlan {
  const against = text(args, 'against');
  const games = count(args, 'games', 2) ?? usual;
  if (games % 2 === 1) throw new UsageError('mirrored games come in pairs: name an even number');
  return {
    games,
    against: against === undefined ? null : botCalled(against).id,
    seed: seedOf(args),
    ...rules,
  };
}
