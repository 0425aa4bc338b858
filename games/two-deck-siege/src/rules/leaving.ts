import type { Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { finish } from '../state/changes.ts';
import { tell } from '../state/events.ts';
import type { Siege } from '../state/state.ts';
import { besiegingSeat, commander, council } from './book.ts';

/** TD-191, TD-252: one of a council may leave; the last one, or a besieger, ends the game (TD-R93). */
export function concede(s: Siege, seat: Seat): void {
  cover('concede');
  if (seat === besiegingSeat(s)) return finish(s, true, 'TD-191', 'resigned');
  if (s.gone.includes(seat)) return;
  s.gone.push(seat);
  if (s.gone.length >= council(s)) return finish(s, false, 'TD-191', 'resigned');
  tell(s, { type: 'left', seat, next: commander(s) });
}
