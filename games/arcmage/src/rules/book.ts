import type { Choice, Frame } from '@siegeworks/contract';
import { rulebookOfTheLiving } from '@siegeworks/table';
import type { Realm } from '../state/realm.ts';
import type { Offer } from './offers.ts';

const book = rulebookOfTheLiving<Realm>();
export const { rules, rule } = book;

/** Questions go to players still in the game: those who are out are asked nothing. */
export const choice = <F extends Frame, O extends Offer>(question: Choice<Realm, F, O>) =>
  book.choice<F, O>(question);

interface Decision<F extends Frame, O extends Offer> extends Choice<Realm, F, O> {
  /** AM-R123: the choice is among cards that others cannot see. */
  secret?(s: Realm, f: F): boolean;
}
/**
 * AM-016: if only one choice is legal, it is made automatically, unless that would give away hidden cards (AM-R123); if there
 * is none, nobody is asked.
 */
export function decision<F extends Frame, O extends Offer>(question: Decision<F, O>) {
  const { when, secret, who, options, then } = question;
  return choice<F, O>({
    when(s, f) {
      if (when !== undefined && !when(s, f)) return false;
      const list = options(s, f);
      if (list.length !== 1) return list.length > 1;
      if (secret?.(s, f)) return true;
      then(s, f, list[0]);
      return false;
    },
    who,
    options,
    then,
  });
}
