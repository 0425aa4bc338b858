import { checkDefeat, checkEnd, drop, kill } from '../state/changes.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, defenders, enemies, heartsLeft } from '../state/units.ts';

/** Whatever wounds, damage or an empty table trigger at once; by the next question it has been done. */
export function settle(s: Siege): void {
  if (s.over) return;
  for (const id of [...defenders(s), ...enemies(s)]) if (heartsLeft(s, id) <= 0) kill(s, id);
  for (const wall of castleOf(s).walls) if (breached(s, wall)) drop(s, wall);
  if (s.over) return;
  // TD-R101
  // No enemy dies in a siege turn: victory waits for S5, and until then a reserve may be played (TD-225, TD-227).
  if (s.stack.some(f => f.rule === 'siegeTurn')) checkDefeat(s);
  else checkEnd(s);
}
