import { setTimeout as wait } from 'node:timers/promises';
import type { Game } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { read } from '@siegeworks/files/shape';
import type { Plan } from '../plan.ts';
import { checkPlan } from '../plan.ts';
import type { Played } from '../played.ts';
import { playedOf } from '../played-shape.ts';
import { indices } from '../simulate.ts';
import type { StudyPlan } from '../study/plan.ts';
import type { Jobs } from './jobs.ts';
import { QUEUE } from './queue.ts';
import type { Task } from './worker.ts';

/** How many games are one task: few enough that little is played twice when a worker is lost. */
const TASK = 10;
/** Milliseconds between two looks for results. */
const LOOK = 300;

/** The name of a study in the database: the same plan under the same rules has the same, wherever it is run. */
export const runName = (game: Game, study: StudyPlan): string =>
  digest(JSON.stringify([game.about.rulesVersion, study])).slice(0, 32);

export interface SpreadOptions {
  run: string;
  arm: number;
  known: readonly Played[];
  signal?: AbortSignal | undefined;
  onPlayed(played: Played): void;
}

/** Hands out the games of one arm that are not known yet, and collects them, by whomever they were played. */
export async function spread(jobs: Jobs, game: Game, plan: Plan, options: SpreadOptions): Promise<void> {
  checkPlan(game, plan);
  const { run, arm, known, signal } = options;
  const left = new Set(indices(plan));
  for (const { index } of known) left.delete(index);
  const check = playedOf(game, plan);
  const collect = async () => {
    for (const found of await jobs.known(run, arm, [...left])) {
      const played = read(check, found, 'a game in the database');
      left.delete(played.index);
      options.onPlayed(played);
    }
  };
  await collect();
  await handOut(jobs, game, plan, [...left], options);
  while (left.size > 0 && !signal?.aborted) {
    await wait(LOOK, undefined, signal ? { signal } : {}).catch(() => {});
    await collect();
  }
}

/** A study that is run again asks for the same: tasks that still wait are not put there twice. */
async function handOut(
  jobs: Jobs,
  game: Game,
  plan: Plan,
  left: readonly number[],
  { run, arm }: SpreadOptions,
): Promise<void> {
  const { rulesVersion } = game.about;
  const waiting = await jobs.boss.findJobs<Task>(QUEUE, { data: { run, arm } });
  const asked = new Set(
    waiting
      .filter(({ state }) => state !== 'completed' && state !== 'failed')
      .flatMap(({ data }) => data.games),
  );
  const open = left.filter(index => !asked.has(index));
  for (let at = 0; at < open.length; at += TASK) {
    const task: Task = { run, arm, plan, rulesVersion, games: open.slice(at, at + TASK) };
    await jobs.boss.send(QUEUE, task);
  }
}
