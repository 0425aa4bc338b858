import type { Frame, Seat } from '@siegeworks/contract';
import { caller } from '@siegeworks/kernel';
import type { Deed, Offered } from '../state/offers.ts';
import { choice, rule } from './book.ts';
import { ownOptions, perform } from './decisions.ts';
import { purchaseOptions } from './purchase.ts';

/** 4.4: purchases, magic, skills and arrangements in any order, any number of times (TS-R12). */
export const main = rule('main', (seat: Seat) => ({ seat, over: false }), {
  decide: choice({
    who: (_s, f) => f.seat,
    options: (s, f): (Deed | Offered<'combat' | 'endTurn'>)[] => [
      ...purchaseOptions(s, f.seat),
      ...ownOptions(s, f.seat, 'main'),
      { kind: 'combat' },
      { kind: 'endTurn' },
    ],
    then(s, f, pick) {
      if (pick.kind !== 'combat' && pick.kind !== 'endTurn') return perform(s, f.seat, pick);
      f.over = true;
      caller<Frame & { fights: boolean }>(s, f).fights = pick.kind === 'combat';
    },
  }),
  again(s, f) {
    if (!f.over && s.players[f.seat].alive) return 'decide';
  },
});
