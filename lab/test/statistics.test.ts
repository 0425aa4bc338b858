import { describe, expect, test } from 'vitest';
import { below, holm, rankOf, sharesDiffer, tendsToDiffer, twoSided } from '../src/study/statistics.ts';

describe('the statistics of a study', () => {
  test('know the normal distribution', () => {
    expect(below(0)).toBeCloseTo(0.5, 6);
    expect(below(1.959964)).toBeCloseTo(0.975, 5);
    expect(twoSided(-2.575829)).toBeCloseTo(0.01, 5);
  });

  test('tell two shares apart as the textbook does', () => {
    // Newcombe 1998, table II, (a): 56/70 against 48/80, difference 0.2, interval 0.0524 to 0.3339.
    const { by, low, high, p } = sharesDiffer({ wins: 48, games: 80 }, { wins: 56, games: 70 });
    expect(by).toBeCloseTo(0.2, 6);
    expect(low).toBeCloseTo(0.0524, 3);
    expect(high).toBeCloseTo(0.3339, 3);
    expect(p).toBeLessThan(0.01);
    expect(sharesDiffer({ wins: 0, games: 0 }, { wins: 3, games: 4 }).p).toBe(1);
  });

  test('say which of two samples tends to be larger, ties and all', () => {
    const low = { 1: 3, 2: 3, 3: 3 };
    const high = { 3: 3, 4: 3, 5: 3 };
    expect(tendsToDiffer(low, low)).toEqual({ by: 0, p: 1 });
    const found = tendsToDiffer(low, high);
    // 72 of 81 pairs are larger and 9 are equal.
    expect(found.by).toBeCloseTo(72 / 81, 6);
    expect(found.p).toBeLessThan(0.005);
    expect(tendsToDiffer(high, low).by).toBeCloseTo(-found.by, 6);
  });

  test('find the median by nearest rank', () => {
    expect(rankOf({ 10: 1, 20: 1, 30: 2 }, 0.5)).toBe(20);
    expect(rankOf({}, 0.5)).toBe(0);
  });

  test('correct for everything that was looked at, by Holm', () => {
    expect(holm([0.01, 0.04, 0.03, 0.005])).toEqual([0.03, 0.06, 0.06, 0.02]);
    expect(holm([0.5, 0.9])).toEqual([1, 1]);
    expect(holm([])).toEqual([]);
  });
});
