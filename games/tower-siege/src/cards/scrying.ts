import type { Seat } from '@siegeworks/contract';
import { call, reveal } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { choice, rule } from '../rules/book.ts';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { remember } from '../state/place.ts';
import { nameOf } from '../words/names.ts';
import type { Entry } from './entry.ts';
import { AT_NOTHING } from './magic.ts';

/** The top 5 cards; one to the Market Place, the others under the deck in the same order. */
const scry = rule('scry', (seat: Seat) => ({ seat }), {
  look(s, f) {
    const player = s.players[f.seat];
    player.looking = player.deck.splice(Math.max(0, player.deck.length - 5)).reverse();
    reveal(s);
    emit(s, { type: 'looked', seat: f.seat, cards: player.looking.slice(), n: player.looking.length });
  },
  take: choice({
    when: (s, f) => s.players[f.seat].looking.length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'take'>[] => s.players[f.seat].looking.map(card => ({ kind: 'take', card })),
    then(s, f, { card }) {
      const player = s.players[f.seat];
      take(player.looking, card);
      player.hand.push(card);
      // The first card looked at ends up on top of those under the deck.
      remember(s, f.seat, player.looking);
      player.deck.unshift(...player.looking.reverse());
      player.looking = [];
      emit(s, { type: 'scried', seat: f.seat, cards: [card], n: 1 });
    },
  }),
});

export const SCRYING: Entry = {
  magic: AT_NOTHING,
  enact: (s, item) => call(s, scry(item.by)),
  offers: { take: (s, o) => `take ${nameOf(s, o.card)}` },
  asks: { 'scry.take': { rule: 'TS-224', text: () => 'Which of these cards do you take?' } },
};
