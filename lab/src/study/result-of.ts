import type { Game } from '@siegeworks/contract';
import { compare } from './compare.ts';
import type { StudyLine } from './journal-lines.ts';
import type { StudyPlan } from './plan.ts';
import { armPlan } from './plan.ts';
import type { StudyResult } from './result.ts';
import { ArmTally } from './tally.ts';

/** What follows from everything that is known, in whatever order it was found out. */
export function resultOf(
  game: Game,
  study: StudyPlan,
  lines: readonly StudyLine[],
  seconds = 0,
  interrupted = false,
): StudyResult {
  const arms = study.arms.map((arm, n) => {
    const own = lines.filter(line => line.arm === n);
    const tally = new ArmTally(game, armPlan(game, study, arm), arm);
    const games = own.flatMap(({ played }) => (played ? [played] : []));
    for (const played of games.toSorted((a, b) => a.index - b.index)) tally.add(played);
    return tally.result(
      own.find(line => line.luck)?.luck ?? null,
      own.find(line => line.stakes)?.stakes ?? null,
    );
  });
  return {
    format: 'siegeworks-study-result',
    version: 1,
    title: study.title,
    game: game.about.id,
    gameTitle: game.about.title,
    rulesVersion: game.about.rulesVersion,
    plan: study,
    arms,
    comparisons: arms.slice(1).map(arm => compare(arms[0], arm)),
    interrupted,
    seconds: Math.round(seconds * 10) / 10,
  };
}
