import type { Check } from '@siegeworks/files/shape';
import { list, name, readJson, record, shape, text, whole, wholeFrom, word } from '@siegeworks/files/shape';

/** How somebody has solved a puzzle: at the first try, after wrong ones, or not without looking at the answer. */
export const WAYS = ['first', 'later', 'shown'] as const;
export type SolvedHow = (typeof WAYS)[number];

/** What a person has done with puzzles, of all games together. */
export interface PuzzleBook {
  rating: number;
  deviation: number;
  solved: Readonly<Record<string, SolvedHow>>;
  /** Tried, not solved: they wait until somebody comes back to them. */
  waiting: readonly string[];
  /** Solved one after the other without a look at the answer. */
  streak: number;
  best: number;
}
/** What somebody has done at a puzzle: a wrong try, a look at the answer, or the goal reached alone or after such a look. */
const DEEDS = ['wrong', 'looked', 'solved', 'shown'] as const;
export interface Deed {
  puzzle: string;
  /** The rating of the puzzle. */
  rating: number;
  what: (typeof DEEDS)[number];
}

/** Somebody who has never signed in needs no longer list: their book is taken as it is. */
export const MOST_DEEDS = 1_000;
/** The book as a browser has it. */
export interface KeptBook {
  book: PuzzleBook;
  /** The account whose book it is; empty as long as nobody was signed in here. */
  person: string;
  /** What was done here and the house has not heard of. */
  deeds: readonly Deed[];
}

/** The book of an account as the house has it; `null` where it has none yet. */
export interface HouseBook {
  revision: number;
  book: PuzzleBook | null;
}
/** What a place sends: the book, and the revision from which it was changed; 0 where it knows of none. */
export interface BookChange {
  book: PuzzleBook;
  base: number;
}
/** Nothing was written where another place was faster. */
export interface BookAnswer {
  written: boolean;
}

/** More puzzles than anybody will ever have solved. */
const MOST = 5_000;
const points: Check<number> = (value, at) => {
  if (typeof value === 'number' && value >= 0 && value <= 10_000) return value;
  at.wanted('a number from 0 to 10000', value);
  return 0;
};
const count = wholeFrom(0, 1_000_000);

export const puzzleBook: Check<PuzzleBook> = shape<PuzzleBook>({
  rating: points,
  deviation: points,
  solved: record(word(...WAYS), MOST),
  waiting: list(name, MOST),
  streak: count,
  best: count,
});
export const bookChange: Check<BookChange> = shape<BookChange>({
  book: puzzleBook,
  base: wholeFrom(0, 1_000_000_000),
});

const deed: Check<Deed> = shape<Deed>({ puzzle: name, rating: whole, what: word(...DEEDS) });
const keptBook: Check<KeptBook> = shape<KeptBook>({
  book: puzzleBook,
  person: text,
  deeds: list(deed, MOST_DEEDS),
});
/** Reads what a browser has kept, which is never trusted. */
export const readKeptBook = (kept: string): KeptBook => readJson(keptBook, kept, 'the book of puzzles');
