import type { Frame, Option, Seat } from '@siegeworks/kernel';
import { rulebook } from '@siegeworks/kernel';
import type { War } from '../state/state.ts';

const book = rulebook<War>();
export const { rules, rule } = book;

interface Question<F, O extends Option> {
  when?(s: War, f: F): boolean;
  who(s: War, f: F): Seat;
  options(s: War, f: F): O[];
  then(s: War, f: F, pick: O): void;
}
/** A question to a living player: the eliminated are asked nothing (AK-345). */
export function choice<F extends Frame, O extends Option>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then,
  });
}
export const PASS: Option = { kind: 'pass' };
export const DONE: Option = { kind: 'done' };
export const DECLINE: Option = { kind: 'decline' };
