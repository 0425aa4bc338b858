import type { Game } from '@siegeworks/contract';
import { luck } from '../luck.ts';
import type { Played } from '../played.ts';
import { simulateInWorkers } from '../pool.ts';
import type { Jobs } from '../spread/jobs.ts';
import { runName, spread } from '../spread/spread.ts';
import { stakes } from '../stakes.ts';
import type { StudyLine } from './journal-lines.ts';
import type { Arm, StudyPlan } from './plan.ts';
import { armPlan, checkStudy } from './plan.ts';
import type { StudyResult } from './result.ts';
import { resultOf } from './result-of.ts';

export interface StudyOptions {
  workers: number;
  patience?: number;
  signal?: AbortSignal;
  /** What is known already: counted, and not found out again. */
  known?: readonly StudyLine[];
  onLine?: (line: StudyLine) => void;
  onProgress?: (progress: StudyProgress) => void;
  /** Where other machines take part: then they play the games, and workers only find out luck and stakes. */
  jobs?: Jobs;
}
export interface StudyProgress {
  /** What is being done: an arm's games, or its luck or stakes. */
  doing: 'games' | 'luck' | 'stakes';
  arm: string;
  /** Of all arms. */
  played: number;
  games: number;
  /** Played in this session, in this many seconds. */
  fresh: number;
  seconds: number;
}

/** Carries a study out with all workers, and says what it found. What was known before is not played again. */
export async function runStudy(game: Game, study: StudyPlan, options: StudyOptions): Promise<StudyResult> {
  checkStudy(game, study);
  const start = performance.now();
  const lines: StudyLine[] = [...(options.known ?? [])];
  const before = lines.filter(line => line.played).length;
  let played = before;
  const stopped = () => options.signal?.aborted ?? false;
  const keep = (line: StudyLine) => {
    options.onLine?.(line);
    lines.push(line);
    if (line.played) played++;
  };
  const tell = (doing: StudyProgress['doing'], arm: Arm) => {
    const seconds = (performance.now() - start) / 1000;
    options.onProgress?.({
      ...{ doing, arm: arm.name, played, games: study.games * study.arms.length },
      ...{ fresh: played - before, seconds },
    });
  };
  for (const [n, arm] of study.arms.entries()) {
    if (stopped()) break;
    const plan = armPlan(game, study, arm);
    const watched = {
      ...(options.signal && { signal: options.signal }),
      known: lines.flatMap(line => (line.arm === n && line.played ? [line.played] : [])),
      onPlayed: (one: Played) => {
        keep({ arm: n, played: one });
        tell('games', arm);
      },
    };
    if (options.jobs) {
      await spread(options.jobs, game, plan, { ...watched, run: runName(game, study), arm: n });
    } else {
      const { workers, patience } = options;
      await simulateInWorkers(game, plan, {
        ...watched,
        workers,
        ...(patience !== undefined && { patience }),
      });
    }
  }
  for (const [n, arm] of study.arms.entries()) {
    const own = lines.filter(line => line.arm === n);
    const watch = (doing: StudyProgress['doing']) => ({
      onProgress: () => tell(doing, arm),
      ...(options.signal && { signal: options.signal }),
    });
    const asked = { seed: study.seed, options: arm.options, ...(arm.overlay && { overlay: arm.overlay }) };
    if (study.luck && !stopped() && !own.some(line => line.luck)) {
      const found = await luck(game, { ...study.luck, ...asked }, watch('luck'));
      if (!found.interrupted) keep({ arm: n, luck: found });
    }
    if (study.stakes && !stopped() && !own.some(line => line.stakes)) {
      const plan = { ...study.stakes, ...asked, against: null, questions: [] };
      const found = await stakes(game, plan, watch('stakes'));
      if (!found.interrupted) keep({ arm: n, stakes: found });
    }
  }
  return resultOf(game, study, lines, (performance.now() - start) / 1000, stopped());
}
