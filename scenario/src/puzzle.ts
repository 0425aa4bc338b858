import type { Aim, Option, Seat, State } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import {
  data,
  exact,
  flag,
  list,
  Malformed,
  name,
  optional,
  parseJson,
  read,
  record,
  text,
  where,
  whole,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';

/** One pick of a solution: who picks what, and how the dice fall after it. */
export interface PuzzleMove {
  seat: Seat;
  option: Option;
  dice: number[];
  /** The solver had to choose here. */
  key: boolean;
}
/** A position with a goal that exactly one pick reaches, and at each later question one. */
export interface Puzzle {
  id: string;
  game: string;
  /** The version of the rules under which it was proved. */
  rules: string;
  title: string;
  /** What has to be reached, as one sentence. */
  goal: string;
  seat: Seat;
  aim: Aim;
  themes: string[];
  /** How likely the goal is to be reached in 10,000 tries, and how likely after the second best first pick. */
  value: number;
  second: number;
  line: PuzzleMove[];
  /** How often each level finds every pick of it, in percent. */
  found: Record<string, number>;
  /** How hard it seems from that, in the points in which players are rated. */
  rating: number;
  position: State;
}

/** What somebody holds against a puzzle: a pick that was called wrong, and where it was made. */
export interface Doubt {
  puzzle: Puzzle;
  at: State;
  option: Option;
  /** The pick in words. */
  said: string;
}

const percent = wholeFrom(0, 100);
const tenThousandths = wholeFrom(0, 10_000);
const option: Check<Option> = exact<Option>({
  kind: name,
  card: optional(whole),
  target: optional(whole),
  seat: optional(whole),
  n: optional(whole),
  what: optional(name),
});
const aim: Check<Aim> = exact<Aim>({
  kind: name,
  way: word('reach', 'keep', 'end'),
  thing: optional(whole),
  n: optional(whole),
});
const move: Check<PuzzleMove> = exact<PuzzleMove>({
  seat: wholeFrom(0, 9),
  option,
  dice: list(wholeFrom(1, 1000)),
  key: flag,
});
const line: Check<PuzzleMove[]> = where(list(move), moves =>
  moves[0]?.key ? null : 'must begin with a pick of the solver',
);
/** Only the rules know the rest of it. */
const position: Check<State> = (value, at) => {
  const found = data(value, at) as State;
  if (!Array.isArray(found.stack)) at.field('stack').wanted('a list', found.stack);
  if (!Array.isArray(found.random)) at.field('random').wanted('a list', found.random);
  whole(found.seats, at.field('seats'));
  return found;
};

const puzzle: Check<Puzzle> = exact<Puzzle>({
  id: name,
  game: name,
  rules: name,
  title: text,
  goal: text,
  seat: wholeFrom(0, 9),
  aim,
  themes: list(name),
  value: tenThousandths,
  second: tenThousandths,
  line,
  found: record(percent),
  rating: wholeFrom(0, 4000),
  position,
});

const doubt: Check<Doubt> = exact<Doubt>({ puzzle, at: position, option, said: text });
/** The first words of a file with a doubt. */
const DOUBTED = '{"doubt":';

export const isDoubt = (content: string): boolean => content.trimStart().startsWith(DOUBTED);
export const doubtText = (one: Doubt): string => `${DOUBTED}${JSON.stringify(one)}}\n`;
/** Reads the file of one doubt. Throws `Malformed` with every mistake. */
export function parseDoubt(content: string, file: string): Doubt {
  const { doubt: found } = read(exact<{ doubt: Doubt }>({ doubt }), parseJson(content, file), file);
  return found;
}

/** Reads a file with one puzzle on each line. Throws `Malformed` with every mistake of every line. */
export function parsePuzzles(content: string, file: string): Puzzle[] {
  const reasons: Malformed['reasons'][number][] = [];
  const found: Puzzle[] = [];
  const seen = new Set<string>();
  content.split('\n').forEach((each, i) => {
    if (each.trim() === '') return;
    const place = `${file}, line ${i + 1}`;
    try {
      const one = read(puzzle, parseJson(each, place), 'the puzzle');
      if (seen.has(one.id)) reasons.push({ rule: '', text: `${place}: there are two puzzles ${one.id}` });
      seen.add(one.id);
      found.push(one);
    } catch (fault) {
      if (!(fault instanceof Malformed)) throw fault;
      reasons.push(...fault.reasons.map(({ text: why }) => ({ rule: '', text: `${place}: ${why}` })));
    }
  });
  if (reasons.length > 0) throw new Malformed(reasons);
  return found;
}

export const puzzleLine = (one: Puzzle): string => JSON.stringify(one);
