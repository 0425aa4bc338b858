import type { BookAnswer, BookChange, Deed, HouseBook, KeptBook, PuzzleBook } from '@siegeworks/protocol';
import { MOST_DEEDS, readKeptBook } from '@siegeworks/protocol';
import { useEffect, useState } from 'react';
import { ask, whoAmI } from '../people/house.ts';
import { after, NEW_BOOK } from './puzzle-book.ts';

/** What stands between this browser and the book of an account. */
export interface HouseBooks {
  read(): Promise<HouseBook>;
  write(change: BookChange): Promise<BookAnswer>;
}

/** Other places may write at the same moment. */
const TRIES = 5;

export const noted = ({ book, person, deeds }: KeptBook, deed: Deed): KeptBook => ({
  ...{ book: after(book, deed), person },
  deeds: [...deeds, deed].slice(-MOST_DEEDS),
});

/**
 * Adds to the book of an account what was done here, and brings that book home. What was done as a guest belongs to the first
 * account that signs in; what belongs to one account is not given to another.
 */
export async function bringHome(kept: KeptBook, house: HouseBooks, person: string): Promise<KeptBook> {
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
/** What a browser has kept is never trusted. */
export function readKept(): KeptBook {
  try {
    return readKeptBook(localStorage.getItem(KEY) ?? '');
  } catch {
    return { book: NEW_BOOK, person: '', deeds: [] };
  }
}
function keep(kept: KeptBook): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
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
  // More may have been done in the time that took.
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
