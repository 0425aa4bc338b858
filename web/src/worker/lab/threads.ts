import type { Played } from '@siegeworks/lab/study';
import type { LabGame } from './player.ts';

/** One core is left for the page. */
const wanted = (): number => Math.max(1, Math.min(8, (navigator.hardwareConcurrency || 2) - 1));

/** Threads that play one game each at a time; those that are stopped in the middle of one begin anew. */
export class Threads {
  readonly size = wanted();
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, (why: Error) => void>();

  play(game: LabGame): Promise<Played> {
    const worker = this.idle.pop() ?? new Worker(new URL('./player.ts', import.meta.url), { type: 'module' });
    return new Promise((resolve, reject) => {
      this.busy.set(worker, reject);
      worker.onmessage = ({ data }: MessageEvent<Played>) => {
        this.busy.delete(worker);
        this.idle.push(worker);
        resolve(data);
      };
      worker.onerror = ({ message }) => {
        this.busy.delete(worker);
        worker.terminate();
        reject(new Error(message || 'a thread of the lab has failed'));
      };
      worker.postMessage(game);
    });
  }

  /** Gives up the games that are being played. */
  stop(): void {
    for (const [worker, reject] of this.busy) {
      worker.terminate();
      reject(new Stopped());
    }
    this.busy.clear();
  }
}
export class Stopped extends Error {
  override name = 'Stopped';
}
