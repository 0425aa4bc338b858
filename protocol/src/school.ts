import type { Option, Reason, Thing } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { data, flag, list, optional, orNull, shape, text, whole, word } from '@siegeworks/files/shape';
import type { MatchState } from './match-state.ts';
import { matchState } from './match-state.ts';
import { option, reason, thing } from './shapes.ts';

/** One moment of an example on the table. */
export interface ShownScene {
  /** What was done, or what there is to see. */
  says: string;
  /** Why something cannot be done here. */
  refused: Reason[];
  state: MatchState;
}
/** An example of a rule, or of a sentence on a card, from beginning to end. */
export interface Showing {
  game: string;
  what: string;
  title: string;
  /** What this variant of it shows; empty where there is only one. */
  variant: string;
  /** The rules that it proves. */
  covers: string[];
  /** How many picks were made before its first scene: a long one begins later. */
  before: number;
  scenes: ShownScene[];
}

export const showing: Check<Showing> = shape<Showing>({
  game: text,
  what: text,
  title: text,
  variant: text,
  covers: list(text),
  before: whole,
  scenes: list(shape<ShownScene>({ says: text, refused: list(reason), state: matchState })),
});

/** A lesson as the table tells it: first with a word on every step, then perhaps again in another position. */
export interface LessonInfo {
  number: number;
  title: string;
  parts: LessonPartInfo[];
}
export interface LessonPartInfo {
  goal: string;
  hint: string;
  steps: LessonStepInfo[];
}
export interface LessonStepInfo {
  say: string;
  /** What it is about on the table. */
  point: Thing[];
  rules: string[];
  /** The learner has to do something; else there is something to read, and perhaps others have moved. */
  acts: boolean;
  /** How many moves have been made when it is done. */
  upTo: number;
}
/** A whole match against the gentlest player, with a word at the right moment. */
export interface FirstMatchInfo {
  game: string;
  /** Ready decks by seat; the learner sits first. */
  decks: string[];
  comments: GuideComment[];
}
/** Said once: when this is asked for the first time, or when an event with these fields has just happened. */
export interface GuideComment {
  asked?: string;
  saw?: Record<string, unknown>;
  say: string;
  rules: string[];
}
/** How far somebody has come in a lesson. */
export interface LessonStatus {
  match: string;
  /** How many moves of the line that is meant have been made. */
  moves: number;
  /** The player goes another way. */
  off: boolean;
  met: boolean;
  /** The goal cannot be reached any more. */
  failed: boolean;
  /** The learner's next move in the line that is meant, while they are asked for it. */
  next: Option | null;
}

export const lessonInfo: Check<LessonInfo> = shape<LessonInfo>({
  number: whole,
  title: text,
  parts: list(
    shape<LessonPartInfo>({
      goal: text,
      hint: text,
      steps: list(
        shape<LessonStepInfo>({ say: text, point: list(thing), rules: list(text), acts: flag, upTo: whole }),
      ),
    }),
  ),
});
export const firstMatchInfo: Check<FirstMatchInfo> = shape<FirstMatchInfo>({
  game: text,
  decks: list(text),
  comments: list(
    shape<GuideComment>({
      asked: optional(text),
      saw: optional((value, at) => ({ ...data(value, at) })),
      say: text,
      rules: list(text),
    }),
  ),
});
export const lessonStatus: Check<LessonStatus> = shape<LessonStatus>({
  match: text,
  moves: whole,
  off: flag,
  met: flag,
  failed: flag,
  next: orNull(option),
});

/** A puzzle as a list shows it. */
export interface PuzzleInfo {
  id: string;
  title: string;
  goal: string;
  themes: string[];
  /** How hard it seems, in points. */
  rating: number;
  /** How many picks it takes. */
  picks: number;
  /** How often the right picks reach the goal, in percent: less where dice have the last word. */
  chance: number;
}
export const PUZZLE_STANDS = ['open', 'refuting', 'wrong', 'solved'] as const;
/** How far somebody has come in a puzzle. */
export interface PuzzleStatus {
  match: string;
  stands: (typeof PUZZLE_STANDS)[number];
  /** How many right picks have been made. */
  step: number;
  /** After a wrong pick: what happened since, one deed after the other. */
  story: string[];
  /** Why it does not reach the goal, as one sentence. */
  why: string;
  /** The right pick, while the solver is asked for it. */
  next: Option | null;
}

export const puzzleInfo: Check<PuzzleInfo> = shape<PuzzleInfo>({
  id: text,
  title: text,
  goal: text,
  themes: list(text),
  rating: whole,
  picks: whole,
  chance: whole,
});
export const puzzleStatus: Check<PuzzleStatus> = shape<PuzzleStatus>({
  match: text,
  stands: word(...PUZZLE_STANDS),
  step: whole,
  story: list(text),
  why: text,
  next: orNull(option),
});
