import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import type { PoolName } from '../cards/card.ts';
import { emit } from '../state/events.ts';
import { discard } from '../state/place.ts';
import { cardOf, workingRelics } from '../state/readers.ts';
import type { Siege } from '../state/state.ts';

/** TS-052: what the resources of a seat produce each turn; base ones produce double while a Relic says so (TS-058). */
export function produced(s: Siege, seat: Seat, pool: PoolName): { base: number; bought: number } {
  const { baseMines, baseStones, mines, stones } = s.players[seat];
  const times = workingRelics(s, seat).some(relic => cardOf(relic).doubles === pool) ? 2 : 1;
  const [base, bought] = pool === 'gold' ? [baseMines, mines] : [baseStones, stones];
  return { base: base * times, bought: bought.length };
}

/** TS-R26, TS-R91: an unspent bought one if there is one (the pool loses 1), otherwise a spent one. */
export function destroyResource(s: Siege, id: Id): void {
  const player = s.players[s.owners[id]];
  const isMine = player.mines.includes(id);
  const pool = isMine ? player.gold : player.power;
  take(isMine ? player.mines : player.stones, id);
  if (pool.bought > 0) pool.bought--;
  emit(s, { type: 'ruined', card: id });
  discard(s, id);
}
