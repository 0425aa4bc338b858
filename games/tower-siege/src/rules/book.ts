import type { Frame, Seat, Steps } from '@siegeworks/kernel';
import { rulebook } from '@siegeworks/kernel';
import type { Offer, Offered } from '../state/offers.ts';
import type { Siege } from '../state/state.ts';

const book = rulebook<Siege>();
export const { rules, rule } = book;

/** What a rule is called, and with what: enough to call it. */
export interface Heading<A extends unknown[], L extends object> {
  (...args: A): L & Frame;
  title: string;
  start(...args: A): L;
}
/** For a rule that is called by files which its own steps need: the heading stands in `calls.ts`, apart from the steps. */
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

interface Question<F, O extends Offer> {
  when?(s: Siege, f: F): boolean;
  who(s: Siege, f: F): Seat;
  options(s: Siege, f: F): O[];
  then(s: Siege, f: F, pick: O): void;
}
/** A question to a living player: the eliminated are asked nothing (TS-219). */
export function choice<F extends Frame, O extends Offer>(question: Question<F, O>) {
  const { when, who, options, then } = question;
  return book.choice<F, O>({
    when: (s, f) => s.players[who(s, f)]?.alive === true && (when === undefined || when(s, f)),
    who,
    options,
    then,
  });
}
/** The pick that ends a list or a window. */
export const PASS: Offered<'pass'> = { kind: 'pass' };
export const DONE: Offered<'done'> = { kind: 'done' };
