import { Worker } from 'node:worker_threads';
import type { Plan } from './plan.ts';

/** What a worker is started with. `place` is shared memory: how many picks its game has seen. */
export interface Orders {
  shelf: string | null;
  coverage: boolean;
  place: SharedArrayBuffer;
}
export interface Job {
  plan: Plan;
  index: number;
}

/** One worker and the game it is at. */
export class Hand {
  readonly worker: Worker;
  index: number | null = null;
  private since = 0;
  private readonly place: Int32Array;

  constructor({ shelf, coverage }: Plan) {
    const orders: Orders = { shelf, coverage, place: new SharedArrayBuffer(4) };
    this.place = new Int32Array(orders.place);
    this.worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: orders });
  }

  start(plan: Plan, index: number): void {
    this.index = index;
    this.since = performance.now();
    this.worker.postMessage({ plan, index } satisfies Job);
  }

  /** After its last game of a run: waits for the next run, if there may be one. */
  rest(crew: Crew | undefined): void {
    this.index = null;
    // One by one: Node listens, too, and keeps the line open while somebody does.
    for (const what of ['message', 'error', 'exit']) this.worker.removeAllListeners(what);
    if (crew) crew.put(this);
    else this.worker.terminate();
  }

  busyFor(): number {
    return this.index === null ? 0 : performance.now() - this.since;
  }

  picks(): number {
    return Atomics.load(this.place, 0);
  }
}

/** Workers between runs: to start one takes longer than a quick game. */
export class Crew {
  private resting: Hand[] = [];

  take(): Hand | undefined {
    return this.resting.pop();
  }
  put(hand: Hand): void {
    this.resting.push(hand);
  }
  goHome(): void {
    for (const { worker } of this.resting) worker.terminate();
    this.resting = [];
  }
}
