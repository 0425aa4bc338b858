import type { PuzzleInfo } from '@siegeworks/protocol';

/** How somebody has solved a puzzle: at the first try, after wrong ones, or not without looking at the answer. */
export const WAYS = ['first', 'later', 'shown'] as const;
export type SolvedHow = (typeof WAYS)[number];

/** What a person has done with puzzles: kept by the browser, which is never trusted. */
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
const NEW: PuzzleBook = { rating: 1200, deviation: 350, solved: {}, waiting: [], streak: 0, best: 0 };
const KEY = 'siegeworks.puzzles';

export function readBook(): PuzzleBook {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof kept === 'object' && kept !== null ? checked(kept as Record<string, unknown>) : NEW;
  } catch {
    return NEW;
  }
}
function checked(kept: Record<string, unknown>): PuzzleBook {
  const number = (name: 'rating' | 'deviation' | 'streak' | 'best') => {
    const value = kept[name];
    return typeof value === 'number' && Number.isFinite(value) && value >= 0 ? value : NEW[name];
  };
  const solved = Object.entries(kept.solved ?? {}).filter(([, how]) => WAYS.includes(how as SolvedHow));
  return {
    rating: number('rating'),
    deviation: number('deviation'),
    solved: Object.fromEntries(solved) as PuzzleBook['solved'],
    waiting: Array.isArray(kept.waiting) ? kept.waiting.filter(id => typeof id === 'string') : [],
    streak: number('streak'),
    best: number('best'),
  };
}
function keep(book: PuzzleBook): PuzzleBook {
  try {
    localStorage.setItem(KEY, JSON.stringify(book));
  } catch {
    // A browser that keeps nothing still has puzzles.
  }
  return book;
}

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

/** A wrong try, or a look at the answer, which also ends a streak. */
export function missed(puzzle: PuzzleInfo, looked: boolean): PuzzleBook {
  const book = readBook();
  const fresh = isNew(book, puzzle.id);
  return keep({
    ...book,
    ...(fresh && rated(book, puzzle.rating, 0)),
    waiting: fresh ? [...book.waiting, puzzle.id] : book.waiting,
    streak: looked ? 0 : book.streak,
  });
}

export function solvedIt(puzzle: PuzzleInfo, looked: boolean): PuzzleBook {
  const book = readBook();
  const fresh = isNew(book, puzzle.id);
  const how = looked ? 'shown' : fresh ? 'first' : 'later';
  const streak = looked ? 0 : book.streak + (book.solved[puzzle.id] ? 0 : 1);
  return keep({
    ...book,
    ...(fresh && rated(book, puzzle.rating, looked ? 0 : 1)),
    solved: { ...book.solved, [puzzle.id]: book.solved[puzzle.id] ?? how },
    // Whoever has looked may want to find it alone later.
    waiting: looked ? book.waiting : book.waiting.filter(id => id !== puzzle.id),
    streak,
    best: Math.max(book.best, streak),
  });
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
