import { CARDS } from '../cards/card.ts';
import type { Siege } from '../state/state.ts';

/** OT or AT; a variant may make an On Turn Spell AT (TS-R03). */
export function spellTurn(s: Siege, what: string): 'OT' | 'AT' {
  const { st, anyTurnWith } = CARDS[what];
  if (anyTurnWith && s.options[anyTurnWith]) return 'AT';
  return st ?? 'OT';
}
