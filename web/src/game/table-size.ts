import type { VariantValue } from '@siegeworks/protocol';

type Options = Record<string, VariantValue>;

/** Variants that the number of players requires: nobody who adds a seat needs to know them by heart. */
const BY_SIZE: Readonly<Record<string, (players: number) => Options>> = {
  'tower-siege': players => ({ maxPlayers: Math.max(4, players) }),
  'two-deck-siege': players => ({ mode: ['solo', 'duel'][players - 1] ?? 'council' }),
  arcmage: players => ({ format: players > 2 ? 'ffa' : 'duel' }),
};

export function fittingOptions(game: string, players: number): Options {
  return BY_SIZE[game]?.(players) ?? {};
}

/** AK-331: a game with a variant of its own for series gets it set. */
const CAMPAIGNS: Readonly<Record<string, string>> = { 5: '3-of-5', 7: '4-of-7' };
export function seriesOptions(game: string, of: number | null): Options {
  return game === 'arcania' ? { campaign: CAMPAIGNS[`${of}`] ?? 'single' } : {};
}
