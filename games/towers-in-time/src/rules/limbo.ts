import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { leavePlay } from '../state/place.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';

/** TT-076, TT-R14: more cards in Limbo than it holds; the owner discards. */
export const overflow = rule('overflow', (seat: Seat) => ({ seat }), {
  discard: choice({
    when: (s, f) => s.players[f.seat].limbo.length > s.options.limboSize,
    who: (_s, f) => f.seat,
    options: (s, f): OfferOf<'discard'>[] => s.players[f.seat].limbo.map(card => ({ kind: 'discard', card })),
    then(s, f, { card }) {
      take(s.players[f.seat].limbo, card);
      s.players[f.seat].discard.push(card);
      tell(s, { type: 'limboDiscarded', seat: f.seat, card });
    },
  }),
});

/** TT-076: a seventh card makes its owner choose one of the seven. */
export function toLimbo(s: Realm, id: Id): void {
  const seat = s.owners[id];
  s.players[seat].limbo.push(id);
  tell(s, { type: 'wentToLimbo', seat, card: id });
  if (s.players[seat].limbo.length > s.options.limboSize) call(s, overflow(seat));
}
/** A unit goes to Limbo alive; its cards are discarded. */
export function unitToLimbo(s: Realm, p: Piece): void {
  leavePlay(s, p);
  toLimbo(s, p.id);
}
