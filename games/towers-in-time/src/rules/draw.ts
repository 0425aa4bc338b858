import type { Id, Seat } from '@siegeworks/contract';
import { drawTop } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';

/** TT-027; an empty deck means no draw and no penalty (TT-028, TT-R09). */
export function drawCards(s: Realm, seat: Seat, most: number): void {
  const { deck, hand } = s.players[seat];
  const cards: Id[] = [];
  while (cards.length < most && deck.length > 0) cards.push(drawTop(s, deck, hand));
  if (cards.length > 0) tell(s, { type: 'drew', seat, cards, n: cards.length });
}
