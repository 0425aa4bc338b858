import type { Played } from './played.ts';
import { wonBy } from './played.ts';

/**
 * Results of deals that were played from either seat. A player who wins a deal from both seats played better; where each
 * wins once, the cards or the dice may have decided.
 */
export interface Deals {
  ahead: number;
  level: number;
  behind: number;
}

/** Seen by this player; a deal counts when it was played to its end from every seat. */
export function dealsOf(player: string, games: readonly Played[]): Deals {
  const deals = { ahead: 0, level: 0, behind: 0 };
  for (const mirrored of Map.groupBy(games, ({ seed }) => seed).values()) {
    if (mirrored.length < 2 || mirrored.some(({ outcome }) => outcome === null)) continue;
    const lead = mirrored.reduce((sum, game) => sum + leadOf(player, game), 0);
    deals[lead > 0 ? 'ahead' : lead < 0 ? 'behind' : 'level']++;
  }
  return deals;
}

function leadOf(player: string, { players, outcome }: Played): number {
  return players.reduce((sum, each, seat) => sum + (each === player ? 1 : -1) * wonBy(outcome, seat), 0);
}
