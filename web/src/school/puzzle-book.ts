import type { Deed, PuzzleBook, PuzzleInfo } from '@siegeworks/protocol';

export const NEW_BOOK: PuzzleBook = {
  rating: 1200,
  deviation: 350,
  solved: {},
  waiting: [],
  streak: 0,
  best: 0,
};

/** How far off the rating of a puzzle may be. */
const PUZZLE_DEVIATION = 90;
const LEAST_DEVIATION = 45;

/** Glicko: a puzzle is an opponent. `score` is 1 for a win. */
export function rated({ rating, deviation }: PuzzleBook, puzzle: number, score: 0 | 1) {
  const q = Math.LN10 / 400;
  const g = 1 / Math.sqrt(1 + (3 * q * q * PUZZLE_DEVIATION * PUZZLE_DEVIATION) / (Math.PI * Math.PI));
  const expected = 1 / (1 + 10 ** ((-g * (rating - puzzle)) / 400));
  const sure = 1 / (deviation * deviation) + q * q * g * g * expected * (1 - expected);
  return {
    rating: Math.max(100, rating + (q / sure) * g * (score - expected)),
    deviation: Math.max(LEAST_DEVIATION, Math.sqrt(1 / sure)),
  };
}

/** Only the first try counts for the rating. */
const isNew = ({ solved, waiting }: PuzzleBook, id: string) => !solved[id] && !waiting.includes(id);

/** The book after a deed. */
export const after = (book: PuzzleBook, deed: Deed): PuzzleBook =>
  deed.what === 'wrong' || deed.what === 'looked' ? missed(book, deed) : solved(book, deed);

/** A look at the answer also ends a streak. */
function missed(book: PuzzleBook, { puzzle, rating, what }: Deed): PuzzleBook {
  const fresh = isNew(book, puzzle);
  return {
    ...book,
    ...(fresh && rated(book, rating, 0)),
    waiting: fresh ? [...book.waiting, puzzle] : book.waiting,
    streak: what === 'looked' ? 0 : book.streak,
  };
}

function solved(book: PuzzleBook, { puzzle, rating, what }: Deed): PuzzleBook {
  const fresh = isNew(book, puzzle);
  const looked = what === 'shown';
  const how = looked ? 'shown' : fresh ? 'first' : 'later';
  const streak = looked ? 0 : book.streak + (book.solved[puzzle] ? 0 : 1);
  return {
    ...book,
    ...(fresh && rated(book, rating, looked ? 0 : 1)),
    solved: { ...book.solved, [puzzle]: book.solved[puzzle] ?? how },
    // Whoever has looked may want to find it alone later.
    waiting: looked ? book.waiting : book.waiting.filter(id => id !== puzzle),
    streak,
    best: Math.max(book.best, streak),
  };
}

/** What to solve next: in a streak the next harder one, else the one nearest to the person's own rating. */
export function nextPuzzle(
  puzzles: readonly PuzzleInfo[],
  current: string,
  book: PuzzleBook,
  inOrder: boolean,
): PuzzleInfo | null {
  const others = puzzles.filter(({ id }) => id !== current);
  const open = others.filter(({ id }) => !book.solved[id]);
  const among = open.length > 0 ? open : others;
  if (inOrder) {
    const now = puzzles.find(({ id }) => id === current)?.rating ?? 0;
    const harder = among.filter(({ rating }) => rating >= now);
    return (harder.length > 0 ? harder : among).toSorted((a, b) => a.rating - b.rating)[0] ?? null;
  }
  const far = ({ rating }: PuzzleInfo) => Math.abs(rating - book.rating);
  return among.toSorted((a, b) => far(a) - far(b))[0] ?? null;
}

/** How far somebody has come in the puzzle that is open in this tab: a reload keeps it. */
const STEP = (id: string) => `siegeworks.puzzle.${id}`;
export function stepOf(id: string): number {
  try {
    const step = Number(sessionStorage.getItem(STEP(id)) ?? 0);
    return Number.isInteger(step) && step > 0 ? step : 0;
  } catch {
    return 0;
  }
}
export function keepStep(id: string, step: number): void {
  try {
    sessionStorage.setItem(STEP(id), `${step}`);
  } catch {
    // Then it begins anew.
  }
}
