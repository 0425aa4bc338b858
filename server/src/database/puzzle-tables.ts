import type { PuzzleBook } from '@siegeworks/protocol';
import type { Json, Time } from './columns.ts';

/** What an account has done with puzzles. */
export interface PuzzleBookTable {
  person: string;
  body: Json<PuzzleBook>;
  /** Counts changes: whoever writes says which one they knew, so that nothing is overwritten unseen. */
  revision: number;
  updated: Time;
}

export interface PuzzleTables {
  puzzle_book: PuzzleBookTable;
}
