import type { Id } from '@siegeworks/protocol';
import { useSyncExternalStore } from 'react';

/** The units named by the forecast line under the pointer: rail and map are far apart. */
const NOBODY: readonly Id[] = [];
let named = NOBODY;
const listeners = new Set<() => void>();

export function name(cards: readonly Id[]): void {
  named = cards.length === 0 ? NOBODY : cards;
  for (const tell of listeners) tell();
}
function watch(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}
export const useNamed = (): readonly Id[] => useSyncExternalStore(watch, () => named);
