import type { Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { Cost } from '../rules/costs.ts';
import { goldOf, powerOf } from '../rules/costs.ts';
import type { Siege } from '../state/state.ts';

/** A reason that is about the price, with the price and how much of it is missing. */
export function priced(s: Siege, seat: Seat, reason: Reason | null, cost: Cost | null): Reason | null {
  if (!reason || !cost || !reason.text.startsWith('you cannot pay')) return reason;
  const { gp, pp } = cost;
  const missing = amount(Math.max(0, gp - goldOf(s, seat)), Math.max(0, pp - powerOf(s, seat)));
  return because(reason.rule, `${reason.text}: it costs ${amount(gp, pp)}, and you are ${missing} short`);
}
const amount = (gp: number, pp: number): string =>
  [gp > 0 ? `${gp} gold` : '', pp > 0 ? `${pp} power` : ''].filter(Boolean).join(' and ');
