import type { Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { War } from '../state/state.ts';

/**
 * What a Campaign, a series of Wars, has to know about a War that is over (AK-R96): the loser begins the next (AK-334), and
 * after a draw the player who began this one begins again (AK-333).
 */
export function nextWar(s: War): { firstPlayer: Seat } {
  if (!s.over) throw new Impossible('this War is not over');
  return { firstPlayer: s.over.draw ? s.starter : firstFallen(s) };
}
/** AK-336: of the players who fell first, the next one clockwise after the active player, who counts as last. */
function firstFallen(s: War): Seat {
  const distance = (seat: Seat) => (seat - s.firstFallTurn - 1 + s.seats) % s.seats;
  return s.firstFallen.reduce((a, b) => (distance(b) < distance(a) ? b : a));
}
