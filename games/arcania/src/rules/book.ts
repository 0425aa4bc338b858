import type { Frame, Option, Seat } from '@siegeworks/kernel';
import { rulebook } from '@siegeworks/kernel';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import type { War } from '../state/state.ts';

const book = rulebook<War>();
export const { rules, rule } = book;

interface Question<F> {
  when?(s: War, f: F): boolean;
  who(s: War, f: F): Seat;
  options(s: War, f: F): Option[];
  then(s: War, f: F, pick: Pick): void;
}
/** A question to a living player: the eliminated are asked nothing (AK-345). */
export function choice<F extends Frame>(question: Question<F>) {
  const { when, who, options, then } = question;
  return book.choice<F, Option>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then: (s, f, pick) => then(s, f, pickOf(pick)),
  });
}
/** The rule in progress, for words about its question. */
export const top = <F extends Frame>(s: War): F => s.stack[s.stack.length - 1] as F;

export const PASS: Option = { kind: 'pass' };
export const DONE: Option = { kind: 'done' };
export const DECLINE: Option = { kind: 'decline' };
