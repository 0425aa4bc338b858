import type { Frame, Option, Seat } from './types.ts';

/** Does something, then falls through to the next step unless it names another one. */
// biome-ignore lint/suspicious/noConfusingVoidType: an act that names no step simply ends
export type Act<S, F, K> = (s: S, f: F) => K | 'done' | void;

/** Waits for one seat. Options are worked out when somebody asks; they are never stored. */
export interface Choice<S, F, O extends Option> {
  /** While this is false the question is skipped: the rule falls through. */
  when?(s: S, f: F): boolean;
  who(s: S, f: F): Seat;
  options(s: S, f: F): O[];
  /** Records the pick or calls a rule; it never jumps: the act after it decides. */
  then(s: S, f: F, pick: O): void;
}

// biome-ignore lint/suspicious/noExplicitAny: each choice has its own kind of option
export type Steps<S, F, K extends string> = Record<K, Act<S, F, NoInfer<K>> | Choice<S, F, any>>;

/** A step as it runs. */
export interface Step<S> {
  name: string;
  key: string;
  act: Act<S, Frame, string> | null;
  choice: Choice<S, Frame, Option> | null;
  next: string;
}
export interface Compiled<S> {
  first: string;
  steps: Record<string, Step<S>>;
}
/** All rules of a game by name. */
export interface Rules<S> {
  compiled: Record<string, Compiled<S>>;
  /** Rules that were kept from an earlier time bring what ran them then. */
  driver?: Driver<S>;
}
/** What runs rules from one question to the next, apart from the kernel of today. */
export interface Driver<S> {
  advance(s: S): void;
  asked(s: S): { seat: Seat; question: string } | null;
  pending(s: S): { seat: Seat; question: string; options: Option[] } | null;
  play(s: S, pick: Option): void;
}
