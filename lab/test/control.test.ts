import { playerDice } from '@siegeworks/kernel/laws';
import { fittedOf, meanOf } from '@siegeworks/lab';
import { expect, test } from 'vitest';

const dice = playerDice('control');
/** Numbers around 0, between −½ and ½. */
const noise = (n: number) => Array.from({ length: n }, () => dice() - 0.5);
const MANY = 2000;

test('what is known to be zero on average is taken out with the weights that explain most', () => {
  const [a, b, rest] = [noise(MANY), noise(MANY), noise(MANY)];
  const values = a.map((each, i) => 0.3 + 2 * each - 0.5 * b[i] + rest[i]);
  const found = fittedOf(values, [a, b]);
  expect(found.weights[0]).toBeCloseTo(2, 1);
  expect(found.weights[1]).toBeCloseTo(-0.5, 1);
  // Of 4 + ¼ + 1 parts of the variance one is left.
  expect(found.factor).toBeCloseTo(5.25, 0);
  expect(found.low).toBeLessThan(0.3);
  expect(found.high).toBeGreaterThan(0.3);
  expect(found.high - found.low).toBeLessThan(meanOf(values).high - meanOf(values).low);
});

test('noise that has nothing to do with it makes an interval no smaller than it is', () => {
  const values = noise(12);
  const { factor, deviation } = fittedOf(values, [noise(12), noise(12)]);
  expect(deviation).toBeGreaterThan(0);
  expect(factor).toBeLessThan(1.5);
});

test('noise that never moves, the same noise twice, and too few matches do no harm', () => {
  const a = noise(MANY);
  const values = a.map(each => 0.5 + each);
  const still = a.map((_each, i) => 1e-16 * (i % 3));
  const [once, twice] = [fittedOf(values, [a, still]), fittedOf(values, [a, a])];
  expect(once.weights).toEqual([expect.closeTo(1, 6), 0]);
  expect(twice.weights[0] + twice.weights[1]).toBeCloseTo(1, 6);
  expect(twice.mean).toBeCloseTo(0.5, 6);
  expect(fittedOf([1, 0], [[0.1, -0.1]])).toMatchObject({ mean: 0.5, weights: [0] });
  expect(fittedOf([], [[]]).mean).toBe(0);
});
