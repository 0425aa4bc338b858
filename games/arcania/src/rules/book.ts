import type { Frame, Option, Seat } from '@siegeworks/contract';
import { rulebookOfTheLiving } from '@siegeworks/table';
import type { Pick } from '../state/pick.ts';
import { pickOf } from '../state/pick.ts';
import type { War } from '../state/state.ts';

/** Questions go to living players: eliminated players are never asked (AK-345). */
const book = rulebookOfTheLiving<War>();
export const { rules, rule } = book;

interface Question<F> {
  when?(s: War, f: F): boolean;
  who(s: War, f: F): Seat;
  options(s: War, f: F): Option[];
  then(s: War, f: F, pick: Pick): void;
}
export const choice = <F extends Frame>({ then, ...question }: Question<F>) =>
  book.choice<F, Option>({ ...question, then: (s, f, pick) => then(s, f, pickOf(pick)) });
/** The rule in progress, for words about its question. */
export const top = <F extends Frame>(s: War): F => s.stack[s.stack.length - 1] as F;

export const DECLINE: Option = { kind: 'decline' };
