import type { Game } from '@siegeworks/contract';
import { Crew } from '../crew.ts';
import { games } from '../games.ts';
import type { Plan } from '../plan.ts';
import { simulateInWorkers } from '../pool.ts';
import type { Jobs } from './jobs.ts';
import { QUEUE } from './queue.ts';

/** Some games of one arm of a study, for whoever has time. */
export interface Task {
  run: string;
  arm: number;
  plan: Plan;
  rulesVersion: string;
  games: number[];
}

export interface WorkOptions {
  /** How many games are played at once. */
  threads: number;
  patience: number;
  signal: AbortSignal;
  onPlayed?: (task: Task) => void;
  /** A task that cannot be played here, and why: another worker gets it. */
  onRefused?: (why: string) => void;
}

/** Seconds between two looks for new tasks. */
const POLL = 0.5;

/** Takes tasks and plays their games until it has to stop. A task that was not finished goes to another worker. */
export async function workOn(jobs: Jobs, options: WorkOptions): Promise<void> {
  const { signal } = options;
  const crew = new Crew();
  await jobs.boss.work<Task>(QUEUE, { batchSize: 1, pollingIntervalSeconds: POLL }, async ([job]) => {
    await carryOut(jobs, job.data, options, crew);
    // What was broken off is given back.
    if (signal.aborted) throw new Error('this worker was stopped');
  });
  await new Promise<void>(done => {
    if (signal.aborted) done();
    signal.addEventListener('abort', () => done(), { once: true });
  });
  await jobs.boss.offWork(QUEUE, { wait: true });
  crew.goHome();
}

async function carryOut(jobs: Jobs, task: Task, options: WorkOptions, crew: Crew): Promise<void> {
  const { run, arm, plan } = task;
  const game = await gameFor(task, options);
  const done = new Set((await jobs.known(run, arm, task.games)).map(({ index }) => index));
  const kept: Promise<void>[] = [];
  await simulateInWorkers(game, plan, {
    workers: options.threads,
    patience: options.patience,
    signal: options.signal,
    // Studies of another shelf than ours are rare: toys of a test.
    ...(plan.shelf === null && { crew }),
    among: task.games.filter(index => !done.has(index)),
    onPlayed: played => {
      kept.push(jobs.keep(run, arm, played));
      options.onPlayed?.(task);
    },
  });
  await Promise.all(kept);
}

/** Only the same rules give the same games. */
async function gameFor({ plan, rulesVersion }: Task, { onRefused }: WorkOptions): Promise<Game> {
  const game = (await games(plan.shelf)).find(({ about }) => about.id === plan.game);
  const why =
    game === undefined
      ? `this worker does not know ${plan.game}`
      : game.about.rulesVersion === rulesVersion
        ? null
        : `this worker plays ${plan.game} by rules ${game.about.rulesVersion}, the study by rules ${rulesVersion}`;
  if (why !== null || !game) {
    onRefused?.(why ?? '');
    throw new Error(why ?? '');
  }
  return game;
}
