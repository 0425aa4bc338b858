import { availableParallelism } from 'node:os';
import { LIMITS } from '@siegeworks/files';
import { workOn } from '@siegeworks/lab';
import type { Jobs } from '@siegeworks/lab/jobs';
import type { Args } from '../usage.ts';
import { count, has, text, UsageError } from '../usage.ts';

export const threadsOf = (args: Args): number =>
  count(args, 'workers', 1, LIMITS.workers) ?? availableParallelism();
export const patienceOf = (args: Args): number => count(args, 'patience', 1) ?? 3600;

/** The database that machines share, as `--database` names it. */
export function databaseOf(args: Args): string | undefined {
  const url = text(args, 'database');
  if (url !== undefined && !/^postgres(ql)?:\/\//.test(url))
    throw new UsageError('--database needs the address of a PostgreSQL: postgres://…');
  return url;
}

/** The database and its job engine take a while to load, and hardly anybody needs them. */
export async function openJobs(where: Parameters<typeof Jobs.open>[0]): Promise<Jobs> {
  const { Jobs: Engine } = await import('@siegeworks/lab/jobs');
  return Engine.open(where);
}

/** Lends the jobs through which a study is spread, if it is; a database of its own has a worker in this program. */
export async function withJobs<T>(
  args: Args,
  folder: string,
  use: (jobs: Jobs | null) => Promise<T>,
): Promise<T> {
  const url = databaseOf(args);
  if (url !== undefined && has(args, 'jobs'))
    throw new UsageError('--jobs is for a study without --database');
  if (url === undefined && !has(args, 'jobs')) return use(null);
  const jobs = await openJobs(url === undefined ? { folder } : { url });
  const stop = new AbortController();
  const working =
    url === undefined
      ? workOn(jobs, { threads: threadsOf(args), patience: patienceOf(args), signal: stop.signal })
      : Promise.resolve();
  try {
    return await use(jobs);
  } finally {
    stop.abort();
    await working;
    await jobs.close();
  }
}
