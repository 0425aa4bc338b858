import { describe, expect, test } from 'vitest';
import { cubeRoot, exp, log, power } from '../src/portable.ts';

/** How far the two are apart, in proportion. */
const apart = (a: number, b: number) => (a === b ? 0 : Math.abs(a - b) / Math.max(Math.abs(a), Math.abs(b)));
const spread = (from: number, to: number, n: number) =>
  Array.from({ length: n }, (_, i) => from + ((to - from) * i) / (n - 1));
const farthest = (values: number[], own: (x: number) => number, engine: (x: number) => number) =>
  Math.max(...values.map(x => apart(own(x), engine(x))));

describe('functions that are the same everywhere are those of the engine, but for the last bits', () => {
  test('exp', () => {
    expect(farthest(spread(-30, 30, 5_001), exp, Math.exp)).toBeLessThan(1e-14);
    expect(farthest(spread(-700, 709, 2_001), exp, Math.exp)).toBeLessThan(1e-13);
    expect([exp(0), exp(1000), exp(-1000)]).toEqual([1, Infinity, 0]);
    expect(exp(Number.NaN)).toBeNaN();
  });
  test('log', () => {
    expect(farthest(spread(0.01, 300, 5_001), log, Math.log)).toBeLessThan(1e-13);
    expect(apart(log(1e300), Math.log(1e300))).toBeLessThan(1e-14);
    expect(apart(log(1e-300), Math.log(1e-300))).toBeLessThan(1e-14);
    expect([log(1), log(0), log(Infinity)]).toEqual([0, -Infinity, Infinity]);
    expect(log(-1)).toBeNaN();
  });
  test('power', () => {
    for (const base of [0.3, 0.8, 0.92, 1, 1.4, 7])
      expect(
        farthest(
          spread(-40, 40, 1_001),
          x => power(base, x),
          x => base ** x,
        ),
      ).toBeLessThan(1e-13);
    expect([power(0, 0.4), power(0, 0), power(2, 56), power(-3, 3), power(2, -1)]).toEqual([
      0,
      1,
      2 ** 56,
      -27,
      0.5,
    ]);
  });
  test('cubeRoot', () => {
    expect(farthest(spread(0.01, 400, 2_001), cubeRoot, Math.cbrt)).toBeLessThan(1e-15);
  });
});

test('to the last bit: engines may differ, these may not', () => {
  const values = [exp(0.1), exp(-3.7), log(3), log(0.92), power(0.92, 3.25), power(0.37, 1.4), cubeRoot(311)];
  expect(values.map(x => x.toString())).toEqual([
    '1.1051709180756477',
    '0.024723526470339388',
    '1.0986122886681098',
    '-0.08338160893905103',
    '0.7626239479276641',
    '0.2485892898526275',
    '6.7751689522733125',
  ]);
});
