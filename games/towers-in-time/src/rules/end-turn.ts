import type { Seat } from '@siegeworks/contract';
import { call, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { isLasting, living } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import { tally } from './defeat.ts';
import { unitToLimbo } from './limbo.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';
import { distinct } from './transport.ts';

/** Cards that stay in hand after the choices made so far. */
export const kept = (s: Realm, seat: Seat) => {
  const { hand, chosen, dropped } = s.players[seat];
  return hand.filter(id => !chosen.includes(id) && !dropped.includes(id));
};
const excess = (s: Realm, seat: Seat) => kept(s, seat).length - s.options.handLimit;
const hasRoom = (s: Realm, seat: Seat) =>
  s.players[seat].limbo.length + s.players[seat].chosen.length < s.options.limboSize;

type TidyOffer = OfferOf<'limbo' | 'discard' | 'done'>;
function tidyOptions(s: Realm, seat: Seat): TidyOffer[] {
  const cards = distinct(s, kept(s, seat));
  const options: TidyOffer[] = [];
  if (hasRoom(s, seat))
    for (const card of cards) if (!printed(s, card).isSpell) options.push({ kind: 'limbo', card });
  if (excess(s, seat) > 0) for (const card of cards) options.push({ kind: 'discard', card });
  else options.push(DONE);
  return options;
}
/** 4.6, step 3: cards into Limbo while there is room (TT-R14, TT-R75), then down to six in hand. */
const tidy = rule('tidy', (seat: Seat) => ({ seat }), {
  choose: choice({
    when: (s, f) => !s.players[f.seat].settled && s.players[f.seat].hand.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => tidyOptions(s, f.seat),
    then(s, f, pick) {
      const player = s.players[f.seat];
      if (pick.kind === 'done') player.settled = true;
      else if (pick.kind === 'limbo') player.chosen.push(pick.card);
      else player.dropped.push(pick.card);
    },
  }),
  again(s, f) {
    const player = s.players[f.seat];
    if (player.alive && !player.settled && player.hand.length > 0) return 'choose';
    player.settled = true;
  },
});

/** 4.6 */
export const endTurn = rule('endTurn', () => ({}), {
  fade(s) {
    s.phase = 'end';
    for (const player of s.players) {
      player.breach = 0;
      player.settled = false;
    }
    for (const p of s.pieces) {
      if (!p) continue;
      p.openly = false;
      // TT-141, TT-R10
      if (s.options.damageLasts !== 'permanent') p.damage = 0;
    }
    // TT-R79: an effect that keeps a Source sapped lasts until the next Beginning Phase.
    s.effects = s.effects.filter(e => isLasting(s, e, 'keptSapped'));
    const held = living(s).flatMap(seat => s.players[seat].rift.slice());
    for (const id of held) unitToLimbo(s, piece(s, id));
  },
  tidy(s) {
    call(s, ...living(s).map(seat => tidy(seat)));
  },
  show(s) {
    for (const seat of living(s)) show(s, seat);
  },
  /** TT-171, TT-172, TT-284, TT-R67, TT-R95 */
  check(s) {
    tell(s, { type: 'turnEnded', turn: s.turn });
    if (s.turn >= s.options.turnLimit) return tally(s, 'TT-171', 'turnLimit');
    const quiet = s.turn - s.lastLoss;
    if (quiet >= s.options.stallTurns && living(s).every(seat => s.players[seat].deck.length === 0))
      return tally(s, 'TT-172', 'stalled');
    const { quietTurns } = s.options;
    if (quietTurns > 0 && quiet >= quietTurns) tally(s, 'TT-284', 'quiet');
  },
});
function show(s: Realm, seat: Seat): void {
  const player = s.players[seat];
  if (player.chosen.length + player.dropped.length > 0) reveal(s, seat);
  for (const id of player.chosen) {
    take(player.hand, id);
    player.limbo.push(id);
    tell(s, { type: 'laidInLimbo', seat, card: id });
  }
  for (const id of player.dropped) {
    take(player.hand, id);
    player.discard.push(id);
    tell(s, { type: 'handDiscarded', seat, card: id });
  }
  player.chosen = [];
  player.dropped = [];
}
