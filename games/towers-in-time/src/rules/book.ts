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
/** A question to a living player: those who are out are asked nothing (TT-269). */
export function choice<F extends Frame, O extends Option>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then,
  });
}
