import type { Seat } from '@siegeworks/contract';
import { rulebook } from '@siegeworks/kernel';
import type { Siege } from '../state/state.ts';

export const { rules, rule, choice } = rulebook<Siege>();

/** The seats that share the garrison: all but the besieger of a duel. */
export const council = (s: Siege): number => (s.options.mode === 'duel' ? s.seats - 1 : s.seats);
/** TD-251, TD-252: the command passes in seat order; players who have left are skipped (TD-R92). */
export function seatAfter(s: Siege, seat: Seat): Seat {
  const size = council(s);
  for (let i = 1; i <= size; i++) {
    const next = (seat + i) % size;
    if (!s.gone.includes(next)) return next;
  }
  return 0;
}
/** If the commander has left, the next player takes over at once. */
export const commander = (s: Siege): Seat =>
  s.gone.includes(s.command) ? seatAfter(s, s.command) : s.command;
/** TD-221: who decides for the siege. */
export const besieger = (s: Siege): Seat => (s.options.mode === 'duel' ? s.seats - 1 : commander(s));
/** Whether a player breaks ties; if not, the fixed policy of 9.3 does. */
export const asks = (s: Siege) => s.options.mode === 'duel' || s.options.ties === 'ask';
/** The besieger's seat in a duel, or -1. */
export const besiegingSeat = (s: Siege): Seat => (s.options.mode === 'duel' ? s.seats - 1 : -1);
