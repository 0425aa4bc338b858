import type { Id, Seat } from '@siegeworks/contract';
import { roll } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { eliminate } from './defeat.ts';
import type { OfferOf } from './offers.ts';

/** TT-160: removed from the shields for good; the caller decides where the card goes. */
export function loseShield(s: Realm, seat: Seat, card: Id): void {
  take(s.players[seat].shields, card);
  s.lastLoss = s.turn;
  tell(s, { type: 'shieldPulled', seat, card });
}
function fell(s: Realm, seat: Seat, card: Id): void {
  const player = s.players[seat];
  player.breach -= 4;
  take(player.shields, card);
  player.discard.push(card);
  s.lastLoss = s.turn;
  tell(s, { type: 'shieldFell', seat, card });
  if (player.shields.length === 0) eliminate(s, seat, 'TT-001');
}
const falls = (s: Realm, seat: Seat) => s.players[seat].alive && s.players[seat].breach >= 4;

/**
 * TT-154, TT-155, TT-R64: every four points take a shield; its owner chooses which (variant `shieldChoice`).
 */
export const breach = rule('breach', (seat: Seat, by: Seat) => ({ seat, by }), {
  chance(s, f) {
    while (
      falls(s, f.seat) &&
      (s.options.shieldChoice === 'random' || s.players[f.seat].shields.length === 1)
    ) {
      const { shields } = s.players[f.seat];
      fell(s, f.seat, shields[shields.length === 1 ? 0 : roll(s, shields.length) - 1]);
    }
  },
  choose: choice({
    when: (s, f) => falls(s, f.seat),
    who: (s, f) => (s.options.shieldChoice === 'attacker' && s.players[f.by].alive ? f.by : f.seat),
    options: (s, f): OfferOf<'shield'>[] => s.players[f.seat].shields.map(card => ({ kind: 'shield', card })),
    then: (s, f, { card }) => fell(s, f.seat, card),
  }),
  again(s, f) {
    if (falls(s, f.seat)) return 'chance';
  },
});
