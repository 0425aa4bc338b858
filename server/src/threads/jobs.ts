import type { Budget } from '@siegeworks/bots';
import type { Option, Seat, State } from '@siegeworks/contract';
import type { Pending, Tried } from '@siegeworks/kernel';

/** The rules as a thread finds them: on its own shelf, or kept ones by their text. */
export type RulesRef = { shelf: string } | { hash: string; code: string };

/** A computer player is to answer. */
export interface ThinkJob {
  kind: 'think';
  rules: RulesRef;
  state: State;
  asked: Pending;
  bot: string;
  seed: string;
  /** What the player has kept in mind from its last decision. */
  kept: unknown;
  /** In place of the player's own budget, while many have to think. */
  budget: Budget | null;
  /** The longest that it may take, in milliseconds; `null` where nothing has to be hidden. */
  milliseconds: number | null;
}
export interface Thought {
  option: Option;
  kept: unknown;
}

/** A pick that takes long is worked out apart. */
export interface PickJob {
  kind: 'pick';
  rules: RulesRef;
  state: State;
  seat: Seat;
  option: Option;
}
export type Picked = Tried<State>;

export type Job = ThinkJob | PickJob;
