import { underLaws } from '@siegeworks/kernel/laws';
import { towersInTime } from '@siegeworks/towers-in-time';
import { describe, expect, test } from 'vitest';
import { anyMatch } from './play.ts';

/** `siege sim towers-in-time --check` plays thousands; here a few of every kind, so that a blunder is seen at once. */
describe('Towers in Time keeps the laws', () => {
  test.each(Array.from({ length: 8 }, (_, i) => i))('with any cards, game %i', { timeout: 120_000 }, i => {
    const report = underLaws({ game: towersInTime, config: anyMatch(i), seed: `laws ${i}`, every: 5 });
    expect(report.broken).toEqual([]);
    expect(report.finished).toBe(true);
  });

  test.each(
    towersInTime.catalogue.decks.map((deck, i) => [deck.id, towersInTime.catalogue.decks[(i + 1) % 9].id]),
  )('with %s against %s', { timeout: 120_000 }, (one, other) => {
    const config = { players: [{ deck: one }, { deck: other }] };
    expect(underLaws({ game: towersInTime, config, seed: `${one} ${other}`, every: 4 }).broken).toEqual([]);
  });

  test('with three players, any of whom may leave', { timeout: 120_000 }, () => {
    const config = { players: ['orc-horde', 'crypt-lords', 'tide-court'].map(deck => ({ deck })) };
    expect(underLaws({ game: towersInTime, config, seed: 'three', every: 10 }).broken).toEqual([]);
  });
});
