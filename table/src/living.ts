import type { Choice, Option, State } from '@siegeworks/contract';
import { rulebook } from '@siegeworks/kernel';
import type { Seated } from './seating.ts';

/** Opens a rulebook whose questions go to the living: players who are out of the game are not asked. */
export function rulebookOfTheLiving<S extends State & Seated>() {
  const { rules, rule } = rulebook<S>();
  function choice<F, O extends Option>({ when, who, options, then }: Choice<S, F, O>): Choice<S, F, O> {
    return {
      when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
      who,
      options,
      then,
    };
  }
  return { rules, rule, choice };
}

/** The picks that end a list or a window. */
export const PASS: Option & { kind: 'pass' } = { kind: 'pass' };
export const DONE: Option & { kind: 'done' } = { kind: 'done' };
