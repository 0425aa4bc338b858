import { list, name, optional, readJson, shape, whole, word } from '@siegeworks/files/shape';
import type { BookAnswer, BookChange, HouseBook, PuzzleBook } from '@siegeworks/protocol';
import { puzzleBook } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { ask, whoAmI } from '../people/house.ts';
import type { Deed } from './puzzle-book.ts';
import { after, DEEDS, NEW_BOOK } from './puzzle-book.ts';

/** The book as this browser has it. */
export interface Kept {
  book: PuzzleBook;
  /** The account whose book it is; empty as long as nobody was signed in here. */
  person: string;
  /** What was done here and the house has not heard of. */
  deeds: readonly Deed[];
}

/** What stands between this browser and the book of an account. */
export interface HouseBooks {
  read(): Promise<HouseBook>;
  write(change: BookChange): Promise<BookAnswer>;
}

/** Somebody who has never signed in needs no longer list: their book is taken as it is. */
const MOST_DEEDS = 1_000;
/** Other places may write at the same moment. */
const TRIES = 5;

export const noted = ({ book, person, deeds }: Kept, deed: Deed): Kept => ({
  ...{ book: after(book, deed), person },
  deeds: [...deeds, deed].slice(-MOST_DEEDS),
});

/**
 * Adds to the book of an account what was done here, and brings that book home. What was done as a guest belongs to the first
 * account that signs in; what belongs to one account is not given to another.
 */
export async function bringHome(kept: Kept, house: HouseBooks, person: string): Promise<Kept> {
  const own = kept.person === '' || kept.person === person ? kept : { book: NEW_BOOK, deeds: [] };
  for (let n = 0; n < TRIES; n++) {
    const { revision, book } = await house.read();
    const now = book === null ? own.book : own.deeds.reduce(after, book);
    if (book !== null && own.deeds.length === 0) return { book, person, deeds: [] };
    if ((await house.write({ book: now, base: revision })).written) return { book: now, person, deeds: [] };
  }
  throw new Error('other places of yours keep writing about puzzles; try again');
}

const KEY = 'siegeworks.puzzles';
const deed = shape<Deed>({ puzzle: name, rating: whole, what: word(...DEEDS) });
const rest = shape<{ person?: string | undefined; deeds?: Deed[] | undefined }>({
  person: optional(name),
  deeds: optional(list(deed, MOST_DEEDS)),
});

/** What a browser has kept is never trusted. */
export function readKept(): Kept {
  try {
    const text = localStorage.getItem(KEY) ?? '';
    const book = readJson(puzzleBook, text, KEY);
    const { person = '', deeds = [] } = readJson(rest, text, KEY);
    return { book, person, deeds };
  } catch {
    return { book: NEW_BOOK, person: '', deeds: [] };
  }
}
function keep({ book, person, deeds }: Kept): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...book, person, deeds }));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
}

const house: HouseBooks = { read: () => ask('puzzles'), write: change => ask('puzzles', change) };

/** Brings the book of this browser and of the account together; without an account nothing happens. */
async function meet(): Promise<void> {
  const person = await whoAmI();
  if (!person?.account) return;
  const before = readKept();
  const home = await bringHome(before, house, person.id);
  // Meanwhile more may have been done.
  const since = readKept().deeds.filter(each => !before.deeds.some(known => isSame(known, each)));
  keep(since.reduce(noted, home));
}
const isSame = (a: Deed, b: Deed) => a.puzzle === b.puzzle && a.what === b.what;

/** Of several tabs, one at a time. Browsers lend locks to safe addresses only; elsewhere the house's revisions see to it. */
const alone = (go: () => Promise<void>): Promise<void> =>
  'locks' in navigator ? navigator.locks.request(KEY, go) : go();

/** The person's own book, and how something is noted in it. Where the house cannot be reached, this browser remembers. */
export function useOwnBook(): { book: PuzzleBook; note(deed: Deed): void } {
  const [book, setBook] = useState<PuzzleBook>(() => readKept().book);
  const look = () => setBook(readKept().book);
  const bring = () => void alone(meet).then(look, look);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(bring, []);
  const note = (done: Deed) => {
    keep(noted(readKept(), done));
    look();
    bring();
  };
  return { book, note };
}
