import { setTimeout as wait } from 'node:timers/promises';

/** Lets everybody who waits go on, one after the other, at this many a second; `null` lets all go at once. */
export function newPace(perSecond: number | null): () => Promise<void> {
  if (perSecond === null) return async () => {};
  const gap = 1000 / perSecond;
  let next = performance.now();
  return async () => {
    const now = performance.now();
    next = Math.max(next + gap, now);
    if (next > now) await wait(next - now);
  };
}
