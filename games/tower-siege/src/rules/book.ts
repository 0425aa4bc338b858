import type { Choice, Frame, Steps } from '@siegeworks/contract';
import { rulebookOfTheLiving } from '@siegeworks/table';
import type { Offer } from '../state/offers.ts';
import type { Siege } from '../state/state.ts';

/** Questions go to living players: eliminated players are asked nothing (TS-219). */
const book = rulebookOfTheLiving<Siege>();
export const { rules, rule } = book;

/** What a rule is called, and with what: enough to call it. */
export interface Heading<A extends unknown[], L extends object> {
  (...args: A): L & Frame;
  title: string;
  start(...args: A): L;
}
/** For a rule called by files that its own steps depend on: the heading stands in `calls.ts`, apart from the steps. */
export function heading<A extends unknown[], L extends object>(
  title: string,
  start: (...args: A) => L,
): Heading<A, L> {
  const called = (...args: A) => {
    const frame = start(...args) as L & Frame;
    frame.rule = title;
    frame.at = rules.compiled[title].first;
    return frame;
  };
  return Object.assign(called, { title, start });
}
/** Writes the steps under a heading. */
export function steps<A extends unknown[], L extends object, K extends string>(
  under: Heading<A, L>,
  written: Steps<Siege, L & Frame, K>,
): void {
  rule(under.title, under.start, written);
}

/** A question whose options are all among the offers of this game. */
export const choice = <F extends Frame, O extends Offer>(question: Choice<Siege, F, O>) =>
  book.choice<F, O>(question);
