import type { ProgressLine } from './progress.ts';

/** Long work with a progress line that Ctrl-C ends cleanly. */
export async function interruptible<T>(
  line: ProgressLine,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const stop = new AbortController();
  const interrupt = () => stop.abort();
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  try {
    return await work(stop.signal);
  } finally {
    line.clear();
    process.off('SIGINT', interrupt);
    process.off('SIGTERM', interrupt);
  }
}
