import type { Frame, Option, Seat } from '@siegeworks/kernel';
import { rulebook } from '@siegeworks/kernel';
import type { Realm } from '../state/realm.ts';

const book = rulebook<Realm>();
export const { rules, rule } = book;

interface Question<F, O extends Option> {
  when?(s: Realm, f: F): boolean;
  who(s: Realm, f: F): Seat;
  options(s: Realm, f: F): O[];
  then(s: Realm, f: F, pick: O): void;
}
/** A question to a player still in the game: those who are out are asked nothing. */
export function choice<F extends Frame, O extends Option>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then,
  });
}
/** AM-016: if only one choice is legal, it is made automatically; if there is none, nobody is asked. */
export function decision<F extends Frame, O extends Option>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when(s, f) {
      if (s.players[who(s, f)]?.alive !== true || (when !== undefined && !when(s, f))) return false;
      const list = options(s, f);
      if (list.length === 1) then(s, f, list[0]);
      return list.length > 1;
    },
    who,
    options,
    then,
  });
}
/** The pick that ends a list or a window. */
export const PASS: Option = { kind: 'pass' };
export const DONE: Option = { kind: 'done' };
