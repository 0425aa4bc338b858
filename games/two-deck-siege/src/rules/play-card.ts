import type { Id } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';

/** TD-049: a played card goes to the discard pile before its text is resolved. */
export function playCard(s: Siege, card: Id, generic: boolean): void {
  take(s.hand, card);
  s.discard.push(card);
  s.plays++;
  s.played++;
  tell(s, { type: 'played', card, generic });
}
