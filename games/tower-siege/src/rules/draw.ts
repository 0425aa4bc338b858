import type { Id, Seat } from '@siegeworks/contract';
import { shuffle } from '@siegeworks/kernel';
import { drawTop } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import { handLimit } from '../state/readers.ts';
import type { Player, Siege } from '../state/state.ts';

/** Draws up to the limit of the Market Place (TS-036, TS-040). */
export function draw(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  const cards: Id[] = [];
  while (player.hand.length < handLimit(s, seat) && canDraw(s, player)) {
    if (player.deck.length === 0) reshuffle(s, seat);
    cards.push(drawTop(s, player.deck, player.hand));
  }
  if (cards.length === 0) return;
  emit(s, { type: 'drew', seat, cards, n: cards.length });
}
/** TS-041, and variant `reshuffle`: a discard pile counts as a deck. */
export function canDraw(s: Siege, player: Player): boolean {
  return player.deck.length > 0 || (s.options.reshuffle && player.discard.length > 0);
}
function reshuffle(s: Siege, seat: Seat): void {
  const player = s.players[seat];
  player.deck = player.discard;
  player.discard = [];
  shuffle(s, player.deck);
  emit(s, { type: 'reshuffled', seat });
}
