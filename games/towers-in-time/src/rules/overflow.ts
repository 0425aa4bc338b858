import type { Seat } from '@siegeworks/kernel';
import { emit } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { choice, rule } from './book.ts';

/** TT-076: more cards in Limbo than it holds; the owner discards. */
export const overflow = rule('overflow', (seat: Seat) => ({ seat }), {
  discard: choice({
    when: (s, f) => s.players[f.seat].limbo.length > s.options.limboSize,
    who: (_s, f) => f.seat,
    options: (s, f) => s.players[f.seat].limbo.map(card => ({ kind: 'discard', card })),
    then(s, f, { card }) {
      take(s.players[f.seat].limbo, card);
      s.players[f.seat].discard.push(card);
      emit(s, { type: 'limboDiscarded', seat: f.seat, card });
    },
  }),
});
