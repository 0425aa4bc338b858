import { CARDS } from '../cards/card.ts';
import type { Siege } from '../state/state.ts';

/** OT or AT; Powerbolt is AT with the option `powerboltAnyTurn` (TS-R03). */
export function spellTurn(s: Siege, what: string): 'OT' | 'AT' {
  if (what === 'spell-powerbolt' && s.options.powerboltAnyTurn) return 'AT';
  return CARDS[what].st ?? 'OT';
}
