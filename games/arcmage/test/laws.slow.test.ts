import { arcmage } from '@siegeworks/arcmage';
import { underLaws } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';
import { anyMatch } from './play.ts';

/** `siege sim arcmage --check` plays thousands; here a few of every kind, so that a blunder is seen at once. */
describe('Arcmage keeps the laws', () => {
  test.each(Array.from({ length: 10 }, (_, i) => i))('with any cards, game %i', { timeout: 120_000 }, i => {
    const report = underLaws({ game: arcmage, config: anyMatch(i), seed: `laws ${i}`, every: 7 });
    expect(report.broken).toEqual([]);
    expect(report.finished).toBe(true);
  });

  test.each(arcmage.catalogue.decks.map((deck, i) => [deck.id, arcmage.catalogue.decks[(i + 1) % 10].id]))(
    'with %s against %s',
    { timeout: 120_000 },
    (one, other) => {
      const config = { players: [{ deck: one }, { deck: other }] };
      expect(underLaws({ game: arcmage, config, seed: `${one} ${other}`, every: 8 }).broken).toEqual([]);
    },
  );
});
