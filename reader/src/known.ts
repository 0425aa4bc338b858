import type { KnownPile } from '@siegeworks/contract';
import type { Reading } from './reading.ts';
import { seenNow, worded } from './reading.ts';

/** Which hidden cards the person at the screen can name, worked out from what the screen knows. */
export function knownNow(reading: Reading): KnownPile[] {
  const seen = seenNow(reading);
  const eye = reading.facts?.eye ?? 'spectator';
  return worded(reading, () => [...(reading.game.words.known?.(seen, eye) ?? [])], []);
}
