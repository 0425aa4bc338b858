import { arcania } from '@siegeworks/arcania';
import { underLaws } from '@siegeworks/kernel/laws';
import { describe, expect, test } from 'vitest';
import { anyMatch } from './play.ts';

/** `siege sim arcania --check` plays thousands; here a few of every kind, so that a blunder is seen at once. */
describe('Arcania keeps the laws', () => {
  test.each(Array.from({ length: 10 }, (_, i) => i))('with any cards, game %i', { timeout: 120_000 }, i => {
    const report = underLaws({ game: arcania, config: anyMatch(i), seed: `laws ${i}`, every: 5 });
    expect(report.broken).toEqual([]);
    expect(report.finished).toBe(true);
  });

  test.each(arcania.decks.map((deck, i) => [deck.id, arcania.decks[(i + 3) % 8].id]))(
    'with %s against %s',
    { timeout: 120_000 },
    (one, other) => {
      const config = { players: [{ deck: one }, { deck: other }] };
      expect(underLaws({ game: arcania, config, seed: `${one} ${other}`, every: 6 }).broken).toEqual([]);
    },
  );
});
