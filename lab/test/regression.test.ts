import { playerDice } from '@siegeworks/kernel/laws';
import type { Sample } from '@siegeworks/lab';
import { corrected, fitted, lossOf } from '@siegeworks/lab';
import { describe, expect, test } from 'vitest';

const chance = (z: number) => 1 / (1 + Math.exp(-z));

/** What happens by these coefficients and chance. */
function happened(truth: readonly number[], n: number): Sample[] {
  const dice = playerDice('regression');
  return Array.from({ length: n }, () => {
    const expected = 2 * dice() - 1;
    const by = truth.map(() => 4 * dice() - 2);
    const z = by.reduce((sum, x, k) => sum + x * truth[k], expected);
    return { expected, by, outcome: dice() < chance(z) ? 1 : 0, weight: 1 };
  });
}
const FREE = [1e-6, 1e-6, 1e-6];

describe('regression', () => {
  test('finds the coefficients that the outcomes were made with', () => {
    const truth = [1.5, -0.7, 0];
    const found = fitted(happened(truth, 4000), FREE);
    truth.forEach((value, k) => {
      expect(Math.abs(found[k] - value)).toBeLessThan(0.12);
    });
  });

  test('is exact where the answer can be worked out', () => {
    // Three of four without anything to tell them apart: the bias is log 3.
    const samples = [1, 1, 1, 0].map(outcome => ({ expected: 0, by: [1], outcome, weight: 1 }));
    expect(fitted(samples, [1e-9])[0]).toBeCloseTo(Math.log(3), 6);
    // What is expected already needs no correction.
    const known = samples.map(sample => ({ ...sample, expected: Math.log(3) }));
    expect(fitted(known, [1])[0]).toBeCloseTo(0, 9);
    // A sample of double weight counts as two.
    const heavy = [1, 0].map(outcome => ({ expected: 0, by: [1], outcome, weight: 1 + 2 * outcome }));
    expect(fitted(heavy, [1e-9])[0]).toBeCloseTo(Math.log(3), 6);
  });

  test('is held back by its ridge, and stays finite where everything is certain', () => {
    const certain = [-1, 1].map(x => ({ expected: 0, by: [x], outcome: x > 0 ? 1 : 0, weight: 1 }));
    const [loose, tight] = [0.01, 1].map(ridge => fitted(certain, [ridge])[0]);
    expect(loose).toBeGreaterThan(tight);
    expect(tight).toBeGreaterThan(0);
    expect(loose).toBeLessThan(10);
    // At the best place the pull of the outcomes is as strong as that of the ridge.
    for (const [found, ridge] of [
      [loose, 0.01],
      [tight, 1],
    ])
      expect(2 * (1 - chance(found))).toBeCloseTo(ridge * found, 6);
  });

  test('what never has an effect stays 0, and so does everything without samples', () => {
    const samples = happened([1, 0, 0], 50).map(sample => ({ ...sample, by: [sample.by[0], 0, 0] }));
    expect(fitted(samples, FREE).slice(1)).toEqual([0, 0]);
    expect(fitted([], FREE)).toEqual([0, 0, 0]);
  });

  test('the loss is that of a guess, or less when more is known', () => {
    const samples = happened([2, -2, 0], 500);
    const guess = samples.map(sample => ({ ...sample, expected: 0 }));
    expect(lossOf(guess)).toBeCloseTo(Math.log(2), 9);
    const known = samples.map(sample => ({ ...sample, expected: corrected(sample, [2, -2, 0]) }));
    expect(lossOf(known)).toBeLessThan(0.5);
    expect(lossOf([])).toBeNull();
  });
});
