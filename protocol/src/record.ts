import type { Score } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { exact, flag, list, name, optional, textUpTo, whole, wholeFrom, word } from '@siegeworks/files/shape';

export const VERDICTS = ['won', 'lost', 'drawn'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** How one match of a person ended. It is written once, when the match ends, and never changed. */
export interface Result {
  game: string;
  /** Milliseconds since 1970. */
  at: number;
  verdict: Verdict;
  /** The computer players, by id; nobody in a game alone. */
  against: string[];
  /** The person's ready deck, `own:ID:VERSION` for one of their own, or `castle:VERSION`; empty where there is none. */
  deck: string;
  turns: number;
  decisions: number;
  /** It ended because somebody gave up. */
  conceded?: boolean | undefined;
  /** The day, YYYY-MM-DD, if it was the challenge of a day. */
  daily?: string | undefined;
  score?: Score | undefined;
}

/** The last day that a browser's calendar knows. */
const LAST_DAY = 8.64e15;
const MOST = 1_000_000;
const count = wholeFrom(0, MOST);
const line = textUpTo(100);

export const score: Check<Score> = exact<Score>({
  total: whole,
  title: line,
  parts: list(exact<Score['parts'][number]>({ title: line, points: whole }), 50),
});
export const result: Check<Result> = exact<Result>({
  game: name,
  at: wholeFrom(0, LAST_DAY),
  verdict: word(...VERDICTS),
  against: list(name, 12),
  deck: line,
  turns: count,
  decisions: count,
  conceded: optional(flag),
  daily: optional(line),
  score: optional(score),
});
