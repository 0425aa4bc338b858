import { parentPort, workerData } from 'node:worker_threads';
import { games } from './games.ts';
import { playOne } from './played.ts';
import type { Job, Orders, Result } from './pool.ts';
import { coverageNews } from './simulate.ts';

/** One thread of a run: plays the games it is given and reports their results. */
const { plan, place } = workerData as Orders;
const progress = new Int32Array(place);
const game = (await games(plan.shelf)).find(each => each.about.id === plan.game);
if (!game) throw new Error(`the shelf has no game ${plan.game}`);
const news = coverageNews(plan.coverage);

parentPort?.on('message', ({ index }: Job) => {
  const played = playOne(game, plan, index, (_pick, made) => Atomics.store(progress, 0, made));
  parentPort?.postMessage({ played, ran: news() } satisfies Result);
});
parentPort?.postMessage('ready');
