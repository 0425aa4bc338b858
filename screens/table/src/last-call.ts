import type { AskedQuestion } from '@siegeworks/protocol';
import { useState } from 'react';
import { keyOf } from './model.ts';
import type { Answer } from './slots.ts';

/** An answer that would end the turn too early was pressed once: only the second press gives it. */
export interface LastCall {
  /** The answer, as `keyOf` names it. */
  answer: string;
  /** `3 things could still be done`. */
  left: string;
}

/** How many answers would still do something when this one ends the turn. */
export function leftUndone({ offers }: AskedQuestion, answer: Answer): number {
  if (answer.endsTurn !== true) return 0;
  return offers.filter(({ harmless, endsTurn, idle }) => !harmless && !endsTurn && !idle).length;
}

export function lastCallFor(question: AskedQuestion, answer: Answer): LastCall | null {
  const n = leftUndone(question, answer);
  if (n === 0) return null;
  return {
    answer: keyOf(answer),
    left: `${n === 1 ? '1 thing' : `${n} things`} could still be done`,
  };
}

/** The last call of this question, and whether a press has to wait for a second one. */
export function useLastCall(
  seq: number,
  question: AskedQuestion | null,
  on: boolean,
): [LastCall | null, (answer: Answer) => boolean] {
  const [held, hold] = useState<{ call: LastCall; seq: number } | null>(null);
  const called = held?.seq === seq ? held.call : null;
  const waits = (answer: Answer): boolean => {
    const call = on && question ? lastCallFor(question, answer) : null;
    if (call === null || called?.answer === call.answer) return false;
    hold({ call, seq });
    return true;
  };
  return [called, waits];
}
