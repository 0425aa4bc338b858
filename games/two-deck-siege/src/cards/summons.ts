import type { Reason } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { arrive, shuffleOn } from '../state/changes.ts';
import type { Siege } from '../state/state.ts';
import { inPlay } from '../state/units.ts';
import { idsOf } from './card.ts';
import type { Order } from './order.ts';

const GONE: Reason = { rule: 'TD-054', text: 'that defender is in play or has been killed' };

/** An order that brings a special defender into play (TD-050). */
export function summons(key: string): Order {
  const [special] = idsOf(key);
  return {
    bars: s => (inPlay(s, special) || s.fallen.includes(special) ? GONE : null),
    carryOut: s => enter(s, special),
  };
}
/**
 * TD-053: from hand, discard pile or deck; the deck is shuffled if it was taken from there.
 * TD-052, TD-R10, TD-R11, TD-R104.
 */
function enter(s: Siege, special: number): void {
  const from = [s.hand, s.discard, s.deck].find(zone => zone.includes(special));
  if (from) take(from, special);
  if (from === s.deck) shuffleOn(s, 'player', s.deck);
  arrive(s, special);
}
