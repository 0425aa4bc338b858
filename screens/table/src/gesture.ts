import type { Bundle } from '@siegeworks/protocol';
import type { Lit } from './model.ts';
import type { Answer } from './slots.ts';
import { bundled } from './slots.ts';

/** What dragging one thing onto another means, or pressing the one and then the other: it glows like any other answer. */
export function withGestures(lit: Lit, gestures: readonly Bundle[] = []): Lit {
  const more: Lit = new Map(lit);
  for (const bundle of gestures) {
    if (!bundle.gesture) continue;
    const { card, onto } = bundle.gesture;
    const answer: Answer = { ...bundled(bundle), aim: onto };
    more.set(card, [...(more.get(card) ?? []), answer]);
  }
  return more;
}
