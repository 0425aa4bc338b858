import type { VariantValue } from '@siegeworks/protocol';

type Options = Record<string, VariantValue>;

/** Limits that the number of players requires: nobody who adds a seat needs to know them by heart. */
export function fittingOptions(game: string, players: number): Options {
  return game === 'tower-siege' ? { maxPlayers: Math.max(4, players) } : {};
}

/** AK-331: a game with a variant of its own for series gets it set. */
const CAMPAIGNS: Readonly<Record<string, string>> = { 5: '3-of-5', 7: '4-of-7' };
export function seriesOptions(game: string, of: number | null): Options {
  return game === 'arcania' ? { campaign: CAMPAIGNS[`${of}`] ?? 'single' } : {};
}
