import type { Chance, Seat } from '@siegeworks/contract';

/** A file of scenarios as it runs: every variant is a case of its own, with all that it inherits. */
export interface ScenarioFile {
  name: string;
  game: string;
  cases: Case[];
}
export interface Case {
  title: string;
  variant: string | null;
  covers: string[];
  given: unknown;
  chance: Scripted[];
  /** Whether a question with nothing but `pass` is passed over. */
  auto: boolean;
  steps: Step[];
}

/** A die's number, a word of the kit for one, or the order of a shuffle. */
export type Scripted = Chance | string;

export interface Step {
  /** `3`, or `expect` for what is expected at the end. */
  number: string;
  text: string;
  chance: Scripted[];
  act: Act | null;
  expect: Expect | null;
}
export type Act = Picks | Cannot | Pass;
export interface Picks {
  do: 'pick';
  seat: Seat;
  picks: Wanted[];
}
export interface Cannot {
  do: 'cannot';
  seat: Seat;
  refusals: Refusal[];
}
export interface Pass {
  do: 'pass';
  seats: Seat[] | 'all';
}

/** An option by its words, or by some of its fields; cards by their names. */
export type Wanted = string | WantedFields;
export interface WantedFields {
  kind?: string;
  card?: string | number;
  target?: string | number;
  seat?: Seat;
  n?: number;
  what?: string;
}
/** What cannot be done: the words of an option, its fields, or both; and why, where that is given. */
export interface Refusal extends WantedFields {
  do?: Wanted;
  because?: string;
}

export interface Expect {
  asked: Seat | 'nobody' | null;
  question: string | null;
  offered: Wanted[];
  exactly: Wanted[] | null;
  notOffered: Wanted[];
  events: WantedEvent[];
  noEvents: WantedEvent[];
  outcome: WantedOutcome | 'none' | null;
  /** Paths into the facts that are as they were when the last `expect` looked, or all that this one does not name. */
  unchanged: string[] | typeof EVERYTHING_ELSE | null;
  /** Paths into the facts of the kit, and what is expected there. */
  facts: [path: string, wanted: unknown][];
}
/** A piece of the sentence, or some fields of the event. */
export type WantedEvent = string | Record<string, unknown>;
export interface WantedOutcome {
  winner?: Seat[];
  draw?: boolean;
  rule?: string;
  reason?: string;
  places?: number[];
}

export const EVERYTHING_ELSE = 'everything else';
export const EXPECT_WORDS = [
  'asked',
  'question',
  'offered',
  'exactly',
  'not offered',
  'events',
  'no events',
  'outcome',
  'unchanged',
] as const;
export const MATCHERS = [
  'is',
  'not',
  'includes',
  'excludes',
  'any order',
  'length',
  'at least',
  'at most',
] as const;
