import type { Game, Match, Saved } from '@siegeworks/kernel';
import { load, parseSaved, Refused, save } from '@siegeworks/kernel';
import { readText, writeText } from './files.ts';

/** Something that was asked to be right is not: exit code 1. */
export class Failed extends Error {
  override name = 'Failed';
}

/** Who sits where; beside the match in its file, so that it can be taken up again. */
export interface Chairs {
  seat: number;
  opponent: string;
}
export type Kept = Saved & { chairs?: Chairs };

export function readMatch(file: string): Kept {
  return orFailed(file, () => parseSaved(readText(file)));
}

export function loadMatch(game: Game, saved: Saved, file: string): Match {
  return orFailed(file, () => load(game, saved));
}

export function writeMatch(file: string, match: Match, chairs: Chairs): void {
  writeText(file, `${JSON.stringify({ ...save(match), chairs } satisfies Kept)}\n`);
}

/** What is wrong with a file is not wrong usage. */
export function orFailed<T>(file: string, work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof Refused) throw new Failed(`${file}: ${error.message}`);
    throw error;
  }
}
