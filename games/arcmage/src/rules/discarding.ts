import type { Seat } from '@siegeworks/contract';
import { turnOrder } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { discard, loseResource } from '../state/zones.ts';
import { decision, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { ofCards } from './offers.ts';
import { resourceOptions } from './sacrifice.ts';

const left = (s: Realm, seat: Seat) =>
  s.players[seat].hand.filter(id => !s.players[seat].chosen.includes(id));
const mustChoose = (s: Realm, seat: Seat, n: number): boolean =>
  s.players[seat].alive && s.players[seat].chosen.length < n && left(s, seat).length > 0;

export const discarding = (seats: Seat[], n: number) =>
  discardEach(seats, new Array<number>(seats.length).fill(n));
/** AM-480, AM-R72: each picks in secret, in turn order; then all cards are discarded together. */
export const discardEach = rule('discarding', (seats: Seat[], counts: number[]) => ({ seats, counts }), {
  choose: decision({
    when: (s, f) => f.seats.length > 0 && mustChoose(s, f.seats[0], f.counts[0]),
    who: (_s, f) => f.seats[0] ?? NONE,
    options: (s, f) => ofCards('discard', left(s, f.seats[0])),
    then(s, f, pick) {
      s.players[f.seats[0]].chosen.push(pick.card);
    },
  }),
  more(s, f) {
    if (f.seats.length > 0 && mustChoose(s, f.seats[0], f.counts[0])) return 'choose';
    f.seats.shift();
    f.counts.shift();
    if (f.seats.length > 0) return 'choose';
  },
  together(s) {
    for (const seat of turnOrder(s)) {
      const cards = s.players[seat].chosen;
      s.players[seat].chosen = [];
      for (const card of cards) discard(s, seat, card);
    }
  },
});

/** Discards a card or sacrifices a resource card, a number of times; does whichever is possible. */
export const torment = rule('torment', (seat: Seat, n: number) => ({ seat, n }), {
  choose: decision({
    when: (s, f) => f.n > 0 && tormentOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => tormentOptions(s, f.seat),
    then(s, f, pick) {
      f.n--;
      if (pick.kind === 'discard') discard(s, f.seat, pick.card);
      else loseResource(s, f.seat, s.players[f.seat].resources[pick.n]);
    },
  }),
  more(s, f) {
    if (f.n > 0 && s.players[f.seat].alive && tormentOptions(s, f.seat).length > 0) return 'choose';
  },
});
const tormentOptions = (s: Realm, seat: Seat): OfferOf<'discard' | 'sacrificeResource'>[] => [
  ...ofCards('discard', s.players[seat].hand),
  ...resourceOptions(s, seat),
];
