import type { Reason } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import { list, shape, text } from '@siegeworks/files/shape';
import type { MatchState } from './match-state.ts';
import { matchState } from './match-state.ts';
import { reason } from './shapes.ts';

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
  scenes: ShownScene[];
}

export const showing: Check<Showing> = shape<Showing>({
  game: text,
  what: text,
  title: text,
  variant: text,
  covers: list(text),
  scenes: list(shape<ShownScene>({ says: text, refused: list(reason), state: matchState })),
});
