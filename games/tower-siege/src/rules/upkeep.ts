import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { DONE } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Offered } from '../state/offers.ts';
import { creatures, printedOn } from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import type { Cost } from './costs.ts';
import { canPay } from './costs.ts';
import { pay } from './pay.ts';

/** 4.2: each card has its own fee (TS-R77); what is not paid here may be paid later this turn (TS-111). */
export const upkeep = rule('upkeep', (seat: Seat) => ({ seat, over: false }), {
  ask: choice({
    when: (s, f) => upkeepOptions(s, f.seat).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f) => [...upkeepOptions(s, f.seat), DONE],
    then(s, f, pick) {
      f.over = pick.kind === 'done';
      if (pick.kind === 'upkeep') payUpkeep(s, pick.card);
    },
  }),
  again(s, f) {
    if (!f.over && s.players[f.seat].alive && upkeepOptions(s, f.seat).length > 0) return 'ask';
  },
});

export function feeOf(s: Siege, p: Piece): Cost {
  const { gp = 0, pp = 0 } = printedOn(s, p).upkeep ?? {};
  return { gp, pp };
}

export function upkeepOptions(s: Siege, seat: Seat): Offered<'upkeep'>[] {
  const options: Offered<'upkeep'>[] = [];
  for (const p of creatures(s, seat)) {
    if (p.upkeep === 'due' && canPay(s, seat, feeOf(s, p))) options.push({ kind: 'upkeep', card: p.id });
  }
  return options;
}
export function payUpkeep(s: Siege, id: Id): void {
  const p = piece(s, id);
  p.upkeep = 'paid';
  emit(s, { type: 'upkeepPaid', card: id });
  call(s, pay(p.controller, feeOf(s, p)));
}
