import type { StudioWitness } from '@siegeworks/protocol';

const KEY = 'siegeworks.promises';
/** Of how many matches the browser remembers what was promised before the deal. */
const MOST = 100;

type Kept = [match: string, witness: StudioWitness][];

/** The browser's own shelf; a test has another one. */
export interface Shelf {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** What comes back from a browser is never trusted. */
function readKept(shelf: Shelf): Kept {
  try {
    const kept: unknown = JSON.parse(shelf.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isWitnessed) : [];
  } catch {
    return [];
  }
}
function isWitnessed(entry: unknown): entry is Kept[number] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false;
  const { commitment, entropy } = (entry[1] ?? {}) as Record<string, unknown>;
  return [commitment, entropy].every(value => value === undefined || typeof value === 'string');
}

/**
 * Remembers what a house promised about the deal of a match, and what this browser added to it. Of several commitments the
 * first one counts: what was promised once may not be exchanged.
 */
export function keepPromise(match: string, told: StudioWitness, shelf: Shelf = localStorage): void {
  const before = readKept(shelf);
  const known = before.find(([id]) => id === match)?.[1];
  const next = { ...known, ...told, ...(known?.commitment && { commitment: known.commitment }) };
  if (known && known.commitment === next.commitment && known.entropy === next.entropy) return;
  const others = before.filter(([id]) => id !== match).slice(-(MOST - 1));
  try {
    shelf.setItem(KEY, JSON.stringify([...others, [match, next]]));
  } catch {
    // A browser that keeps nothing still plays; the proof says what it cannot tell.
  }
}

export function promiseOf(match: string, shelf: Shelf = localStorage): StudioWitness {
  return readKept(shelf).find(([id]) => id === match)?.[1] ?? {};
}
