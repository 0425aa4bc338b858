import type { Reason, SeekInfo, SeekWish } from '@siegeworks/protocol';
import { useSyncExternalStore } from 'react';
import { reasonsOf } from '../match.ts';
import * as house from './house.ts';
import { notify } from './notice.ts';
import { keepPromise } from './promises.ts';

/** How somebody's search for an opponent stands, on whichever page they are. */
export interface Seeking {
  seek: SeekInfo | null;
  reasons: readonly Reason[];
}

/** How often the house hears that somebody still waits. */
const BEAT = 2_000;
let now: Seeking = { seek: null, reasons: [] };
let timer: ReturnType<typeof setTimeout> | undefined;
/** What this page adds to the deal of whatever is found. */
let entropy: string | undefined;
const listeners = new Set<() => void>();

function set(next: Seeking): void {
  const found = next.seek?.match ?? null;
  if (next.seek && found !== null) keepPromise(found, { commitment: next.seek.commitment, entropy });
  if (found !== null && now.seek?.match !== found) notify('Somebody was found: your match begins.', 'seek');
  now = next;
  for (const listener of listeners) listener();
  clearTimeout(timer);
  if (next.seek && next.seek.match === null) timer = setTimeout(beat, BEAT);
}

async function beat(): Promise<void> {
  // A house that does not answer now may do so the next time.
  const seek = await house.stillSeeking().catch(() => now.seek);
  set({ seek, reasons: [] });
}

export async function startSeeking(wish: SeekWish): Promise<void> {
  entropy = wish.entropy;
  await house.seek(wish).then(
    seek => set({ seek, reasons: [] }),
    fault => set({ seek: null, reasons: reasonsOf(fault) }),
  );
}

/** The search is over: it was given up, or the match that was found has been opened. */
export function stopSeeking(): void {
  set({ seek: null, reasons: [] });
  house.stopSeeking().catch(() => {});
}

export function useSeeking(): Seeking {
  return useSyncExternalStore(
    listener => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    () => now,
  );
}
