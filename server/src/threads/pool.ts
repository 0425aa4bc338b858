import { availableParallelism } from 'node:os';
import type { Budget } from '@siegeworks/bots';
import { Piscina } from 'piscina';
import type { Job, Picked, PickJob, ThinkJob, Thought } from './jobs.ts';

/** The threads that all rooms of a node share: they are few, and more work makes every piece of it smaller. */
export interface Pool {
  think(job: ThinkJob): Promise<Thought>;
  pick(job: PickJob): Promise<Picked>;
  /** How many jobs are under way or waiting. */
  readonly busy: number;
  /** What is left of a budget while this many have to think. */
  share(budget: Budget): Budget;
  close(): Promise<void>;
}

/** One core is left to the rooms themselves. */
export const THREADS = Math.max(1, Math.min(4, availableParallelism() - 1));
/** A thread that nobody needs for so long ends, in milliseconds. */
const IDLE = 60_000;
/** Nobody thinks for less than this. */
const LEAST: Budget = { iterations: 20, milliseconds: 15 };

export function openPool(threads = THREADS): Pool {
  // Threads start when somebody first needs them: a house without computer players has none.
  const pool = new Piscina<Job, Thought | Picked>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    maxQueue: Number.POSITIVE_INFINITY,
    recordTiming: false,
  });
  let busy = 0;
  const run = async (job: Job): Promise<Thought | Picked> => {
    busy++;
    try {
      return await pool.run(job);
    } finally {
      busy--;
    }
  };
  return {
    think: job => run(job) as Promise<Thought>,
    pick: job => run(job) as Promise<Picked>,
    get busy() {
      return busy;
    },
    share({ iterations, milliseconds }) {
      const share = Math.min(1, threads / (busy + 1));
      return {
        iterations: Math.max(LEAST.iterations, Math.round(share * iterations)),
        milliseconds: Math.max(LEAST.milliseconds, Math.round(share * milliseconds)),
      };
    },
    close: () => pool.destroy(),
  };
}
