import type { Id, Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { Offered } from '../state/offers.ts';
import { inPlay } from '../state/readers.ts';
import { NONE } from '../state/state.ts';
import { choice, rule } from './book.ts';
import type { Cost } from './costs.ts';
import { canPay, spend, waysToPay } from './costs.ts';

/** TS-062, TS-063: the payer may replace points of this one cost by Alchemy. QuestionFrame only if there is a choice. */
export const pay = rule(
  'pay',
  (seat: Seat, { gp, pp }: Cost, card: Id = NONE) => ({ seat, gp, pp, card, ways: 0 }),
  {
    count(s, f) {
      if (f.gp === 0 && f.pp === 0) return 'done';
      if (!canPay(s, f.seat, f)) throw new Impossible('a cost was declared that cannot be paid');
      f.ways = waysToPay(s, f.seat, f).length;
      if (f.ways > 1) return;
      spend(s, f.seat, f, waysToPay(s, f.seat, f)[0]);
      return 'done';
    },
    how: choice({
      // The creature for which it would be paid may have left with its owner.
      when: (s, f) => f.card === NONE || inPlay(s, f.card),
      who: (_s, f) => f.seat,
      options: (s, f): Offered<'pay'>[] =>
        waysToPay(s, f.seat, f).map(way => ({ kind: 'pay', n: way.replaced, what: way.of })),
      then: (s, f, { n, what }) => spend(s, f.seat, f, { replaced: n, of: what }),
    }),
  },
);
