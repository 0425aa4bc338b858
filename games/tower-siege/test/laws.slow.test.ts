import { underLaws } from '@siegeworks/kernel/laws';
import { towerSiege } from '@siegeworks/tower-siege';
import { describe, expect, test } from 'vitest';
import { anyMatch } from './play.ts';

/** `siege sim tower-siege --check` plays thousands; here a few of every kind, so that a blunder is seen at once. */
describe('Tower Siege keeps the laws', () => {
  test.each(Array.from({ length: 8 }, (_, i) => i))('with any cards, game %i', { timeout: 120_000 }, i => {
    const report = underLaws({ game: towerSiege, config: anyMatch(i), seed: `laws ${i}`, every: 5 });
    expect(report.broken).toEqual([]);
    expect(report.finished).toBe(true);
  });

  test.each(
    towerSiege.catalogue.decks.map((deck, i) => [deck.id, towerSiege.catalogue.decks[(i + 1) % 8].id]),
  )('with %s against %s', { timeout: 120_000 }, (one, other) => {
    const config = { players: [{ deck: one }, { deck: other }] };
    expect(underLaws({ game: towerSiege, config, seed: `${one} ${other}`, every: 8 }).broken).toEqual([]);
  });
});
