import type { Game } from '@siegeworks/contract';
import { data, exact, optional, wholeFrom } from '@siegeworks/files/shape';
import type { Keeping } from '../journal-lines.ts';
import type { LuckReport } from '../luck.ts';
import type { Played } from '../played.ts';
import { playedOf } from '../played-shape.ts';
import type { StakesReport } from '../stakes.ts';
import type { StudyPlan } from './plan.ts';
import { armPlan } from './plan.ts';

/** One thing that is known: a game of an arm, or what was found out about its luck or its stakes. */
export interface StudyLine {
  arm: number;
  played?: Played | undefined;
  luck?: LuckReport | undefined;
  stakes?: StakesReport | undefined;
}

/** All that a study knows so far: the games in JSON lines, for the study itself and for everybody else. */
export function studyKeeping(game: Game, study: StudyPlan): Keeping<StudyLine> {
  const plans = study.arms.map(arm => armPlan(game, study, arm));
  const arm = wholeFrom(0, plans.length - 1);
  const checks = plans.map(plan =>
    exact<StudyLine>({
      arm,
      played: optional(playedOf(game, plan)),
      // The mark of the line vouches for what stands in a report.
      luck: optional((value, at) => data(value, at) as LuckReport),
      stakes: optional((value, at) => data(value, at) as StakesReport),
    }),
  );
  return {
    what: 'study',
    version: 1,
    rulesVersion: game.about.rulesVersion,
    plan: study,
    line: (value, at) => (checks[(value as Partial<StudyLine> | null)?.arm ?? 0] ?? checks[0])(value, at),
    number: ({ arm: n, played, luck }) => `${n}/${played ? played.index : luck ? 'luck' : 'stakes'}`,
  };
}
