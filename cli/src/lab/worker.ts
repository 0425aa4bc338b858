import { workOn } from '@siegeworks/lab';
import { interruptible } from '../interrupt.ts';
import { complain, plural, say } from '../page.ts';
import { ProgressLine } from '../progress.ts';
import type { Args } from '../usage.ts';
import { UsageError, words } from '../usage.ts';
import { databaseOf, openJobs, patienceOf, threadsOf } from './jobs.ts';

/** `siege lab worker --database URL`: plays whatever studies wait there, until somebody stops it. */
export async function worker(args: Args): Promise<number> {
  words(args, []);
  const url = databaseOf(args);
  if (url === undefined) throw new UsageError('a worker needs --database: where studies wait for it');
  const jobs = await openJobs({ url });
  const line = new ProgressLine();
  let played = 0;
  const told = new Set<string>();
  try {
    await interruptible(line, signal => {
      line.show('waiting for studies');
      return workOn(jobs, {
        threads: threadsOf(args),
        patience: patienceOf(args),
        signal,
        onPlayed: ({ plan }) => line.show(`${plan.game}: ${plural(++played, 'game')} played`),
        onRefused: why => {
          if (!told.has(why)) complain(why);
          told.add(why);
        },
      });
    });
  } finally {
    await jobs.close();
  }
  say(`${plural(played, 'game')} played`);
  return 0;
}
