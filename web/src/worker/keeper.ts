import type { KeptDeck, Result, StorageInfo } from '@siegeworks/protocol';
import type { Database } from './database.ts';
import type { Kept } from './kept.ts';
import { revisionOf } from './kept.ts';
import type { KeptDraft } from './kept-drafts.ts';
import type { Neighbours } from './neighbours.ts';
import { ALL_IS_KEPT, storageFault } from './storage.ts';

export const MATCH = 'match/';

/** Somebody else has written since this match was read. */
export class Elsewhere extends Error {
  override name = 'Elsewhere';
}

/** A browser's database with what the page knows of it. */
export interface Keeper {
  database: Database;
  neighbours: Neighbours;
  now(): number;
  /** Matches that the browser did not take, as they would have been kept. */
  held: Map<string, Kept>;
  /** Results that the browser did not take. */
  results: Map<string, Result>;
  /** Decks that the browser did not take. */
  decks: Map<string, KeptDeck>;
  /** Drafts that the browser did not take. */
  drafts: Map<string, KeptDraft>;
  /** Which writing of a match the browser has, as far as is known here. */
  revisions: Map<string, number>;
  /** What the person knows of how matches are kept. */
  storage: StorageInfo;
  onStorage(storage: StorageInfo): void;
  /** The match has been opened in another tab. */
  onElsewhere(match: string): void;
}

/** Something could not be read or written: told once, until it works again or fails for another reason. */
export const fails = (keeper: Keeper, fault: unknown): void => turn(keeper, storageFault(fault));

/** Something was written: all is well again unless a match still waits for room. */
function works(keeper: Keeper): void {
  if (keeper.held.size === 0) turn(keeper, ALL_IS_KEPT);
}
function turn(keeper: Keeper, now: StorageInfo): void {
  if (now.text === keeper.storage.text) return;
  keeper.storage = now;
  keeper.onStorage(now);
}

/**
 * Writes over what was read before and over nothing newer; throws `Elsewhere` if there is something newer. What the
 * browser does not take is held as long as the page is open.
 */
export async function writeKept(keeper: Keeper, match: string, kept: Kept): Promise<void> {
  const { revision: seen = 0 } = kept;
  try {
    await keeper.database.update(MATCH + match, now => {
      if (now !== undefined && revisionOf(now) !== seen) throw new Elsewhere();
      return { ...kept, revision: seen + 1 };
    });
  } catch (fault) {
    if (fault instanceof Elsewhere) throw fault;
    keeper.held.set(match, kept);
    keeper.revisions.set(match, seen);
    fails(keeper, fault);
    return;
  }
  keeper.held.delete(match);
  keeper.revisions.set(match, seen + 1);
  works(keeper);
}

/** There may be room now for matches that found none before. */
export async function keepHeld(keeper: Keeper): Promise<void> {
  for (const [match, kept] of [...keeper.held]) {
    await writeKept(keeper, match, kept).catch((fault: unknown) => {
      if (!(fault instanceof Elsewhere)) throw fault;
    });
  }
}
