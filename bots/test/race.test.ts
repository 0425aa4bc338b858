import { expect, test } from 'vitest';
import type { Contender } from '../src/search/race.ts';
import { marginOf } from '../src/search/race.ts';
import { newEdge } from '../src/search/tree.ts';

const met = (...values: number[]): Contender => ({ edge: newEdge({ kind: 'pass' }), values });

test('an answer that has met one table more than the leader is compared where both met the same', () => {
  const lead = met(0.6, 0.7, 0.6, 0.8);
  const cut = met(0.5, 0.4, 0.5, 0.6, 0.9);
  expect(marginOf(cut, lead)).toBeGreaterThan(0);
  expect(marginOf(cut, lead)).toBe(marginOf(met(0.5, 0.4, 0.5, 0.6), lead));
});

test('what was never tried beside the leader may be off by everything', () => {
  expect(marginOf(met(), met(0.5))).toBe(1);
  expect(marginOf(met(0.5), met())).toBe(1);
});
