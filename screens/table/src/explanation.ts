import type { Attempt, Face, Reason } from '@siegeworks/protocol';
import { useState } from 'react';
import type { Thing } from './model.ts';
import type { TableProps } from './table.ts';

/** What is said about a press that did nothing: why not, with the rule, and about which card. */
export interface Explanation {
  reasons: readonly Reason[];
  face: Face | null;
}

/** Says something beside the question until it is answered. */
export interface Explaining {
  tell(text: string): void;
  explain(attempt: Attempt, face: Face): void;
}

export function useExplanation({ state, actions }: TableProps): [Explanation | null, Explaining] {
  const { seq } = state;
  const [held, hold] = useState<(Explanation & { seq: number }) | null>(null);
  const explain = async (attempt: Attempt, face: Face) => {
    const reasons = await actions.whyNot(attempt).catch(() => []);
    hold({ seq, face, reasons: reasons.length > 0 ? reasons : [NO_REASON] });
  };
  return [
    held?.seq === seq ? held : null,
    { tell: text => hold({ seq, face: null, reasons: [{ rule: '', text }] }), explain },
  ];
}

export const NO_REASON: Reason = {
  rule: '',
  text: 'nothing forbids it, but this question is not about this card',
};

/** What somebody wanted who pressed this: to aim at it what is chosen, or to use it. */
export function attemptOn(pressed: number, chosen: Thing | null): Attempt {
  if (chosen === null) return { card: pressed };
  return typeof chosen === 'number' ? { card: chosen, target: pressed } : { what: chosen, target: pressed };
}
