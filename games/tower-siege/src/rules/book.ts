import type { Frame, Option, Seat } from '@siegeworks/kernel';
import { rulebook } from '@siegeworks/kernel';
import type { Siege } from '../state/state.ts';

const book = rulebook<Siege>();
export const { rules, rule } = book;

interface Question<F, O extends Option> {
  when?(s: Siege, f: F): boolean;
  who(s: Siege, f: F): Seat;
  options(s: Siege, f: F): O[];
  then(s: Siege, f: F, pick: O): void;
}
/** A question to a living player: the eliminated are asked nothing (TS-219). */
export function choice<F extends Frame, O extends Option>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then,
  });
}
/** The pick that ends a list or a window. */
export const PASS: Option = { kind: 'pass' };
export const DONE: Option = { kind: 'done' };
