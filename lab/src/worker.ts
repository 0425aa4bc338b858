import { parentPort, workerData } from 'node:worker_threads';
import type { Job, Orders } from './crew.ts';
import { games } from './games.ts';
import { playOne } from './played.ts';
import type { Result } from './pool.ts';
import { coverageNews } from './simulate.ts';

/** One thread of a run: plays the games it is given and reports their results. */
const { shelf, coverage, place } = workerData as Orders;
const progress = new Int32Array(place);
const known = await games(shelf);
const news = coverageNews(coverage);

parentPort?.on('message', ({ plan, index }: Job) => {
  const game = known.find(each => each.about.id === plan.game);
  if (!game) throw new Error(`the shelf has no game ${plan.game}`);
  const played = playOne(game, plan, index, (_pick, made) => Atomics.store(progress, 0, made));
  parentPort?.postMessage({ played, ran: news() } satisfies Result);
});
parentPort?.postMessage('ready');
