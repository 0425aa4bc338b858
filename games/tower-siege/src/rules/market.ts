import type { Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Cast, Offered } from '../state/offers.ts';
import { discardFrom } from '../state/place.ts';
import { handLimit, servant } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { castOptions, startCast } from './cast.ts';
import { canDraw, draw } from './draw.ts';
import { hasPoints } from './passing.ts';

/** 4.3: discard, then draw up to the limit. */
export const market = rule('market', (seat: Seat) => ({ seat, discarded: 0, drawn: false }), {
  ask: choice({
    when: (s, f) => asksMarket(s, f.seat),
    who: (_s, f) => f.seat,
    options: (s, f) => marketOptions(s, f.seat, f.discarded),
    then(s, f, pick) {
      if (pick.kind === 'draw') f.drawn = true;
      else if (pick.kind === 'discard') {
        f.discarded++;
        discardFrom(s, s.players[f.seat].hand, pick.card);
        emit(s, { type: 'putBack', seat: f.seat });
      } else startCast(s, f.seat, pick, true);
    },
  }),
  again(s, f) {
    if (!s.players[f.seat].alive) return 'done';
    if (!f.drawn && asksMarket(s, f.seat)) return 'ask';
  },
  draw(s, f) {
    if (canDraw(s, s.players[f.seat])) draw(s, f.seat);
  },
});

/** Judged by public information alone, so that the question reveals nothing about the hand. */
const asksMarket = (s: Siege, seat: Seat) =>
  hasPoints(s, seat) || (s.players[seat].turns > 1 && canDraw(s, s.players[seat]));

/** What may be discarded, whether drawing may begin, and Any Turn magic (TS-225). */
function marketOptions(s: Siege, seat: Seat, discarded: number): (Cast | Offered<'draw' | 'discard'>)[] {
  const player = s.players[seat];
  const options: (Cast | Offered<'draw' | 'discard'>)[] = [];
  if (!mustDiscard(s, seat)) options.push({ kind: 'draw' });
  if (noDiscard(s, seat, discarded) === null)
    for (const card of player.hand) options.push({ kind: 'discard', card });
  for (const option of castOptions(s, seat, 'market')) options.push(option);
  return options;
}
/** TS-039, TS-R08: with a full Market Place a card must be discarded first, but only if one can be drawn. */
export function mustDiscard(s: Siege, seat: Seat): boolean {
  const player = s.players[seat];
  return player.hand.length >= handLimit(s, seat) && player.turns > 1 && canDraw(s, player);
}
const FIRST_TURN = because('TS-037', 'on your first turn you only fill up your Market Place');
const NO_DECK = because('TS-041', 'there is nothing to draw, so you may not discard');
const ENOUGH = because('TS-038', 'you may not discard any more cards this turn');

/** TS-037 to TS-041: not on the first turn, not without a deck; one card, or as many as a servant's card says, or down to the limit. */
export function noDiscard(s: Siege, seat: Seat, discarded: number): Reason | null {
  const player = s.players[seat];
  if (player.turns <= 1) return FIRST_TURN;
  if (!canDraw(s, player)) return NO_DECK;
  if (player.hand.length >= handLimit(s, seat)) return null;
  return discarded < (servant(s, seat, card => card.clears !== undefined)?.clears ?? 1) ? null : ENOUGH;
}
