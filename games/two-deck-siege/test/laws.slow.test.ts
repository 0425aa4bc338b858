import { underLaws } from '@siegeworks/kernel/laws';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { describe, expect, test } from 'vitest';
import { anyMatch, anyPlayer } from './play.ts';

/** `siege sim two-deck-siege --check` plays thousands; here a few of every kind, so that a blunder is seen at once. */
describe('Two Deck Siege keeps the laws', () => {
  test.each(Array.from({ length: 18 }, (_, i) => i))('game %i', { timeout: 120_000 }, i => {
    const run = { game: twoDeckSiege, config: anyMatch(i), seed: `laws ${i}`, player: anyPlayer, every: 5 };
    const report = underLaws(run);
    expect(report.broken).toEqual([]);
    expect(report.finished).toBe(true);
  });
  test.each([0, 1, 3, 5])('table %i, played quite at random', { timeout: 120_000 }, i => {
    const report = underLaws({ game: twoDeckSiege, config: anyMatch(i), seed: `random ${i}`, every: 3 });
    expect(report.broken).toEqual([]);
  });
});
