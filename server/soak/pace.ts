import { setTimeout as wait } from 'node:timers/promises';

/** How long somebody thinks where nobody sets the pace, in milliseconds. */
const THOUGHT = 30;

/** Lets everybody who waits go on, one after the other, at this many a second; with `null` each thinks for a moment. */
export function newPace(perSecond: number | null): () => Promise<void> {
  if (perSecond === null) return async () => void (await wait(THOUGHT));
  const gap = 1000 / perSecond;
  let next = performance.now();
  return async () => {
    const now = performance.now();
    next = Math.max(next + gap, now);
    if (next > now) await wait(next - now);
  };
}
