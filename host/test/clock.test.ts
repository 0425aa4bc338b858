import { expect, test } from 'vitest';
import { leftAt, newClock, overdue } from '../src/clock.ts';

const RULE = { bank: 5_000, increment: 1_000 };

test('only the running clock loses time, and never more than there is', () => {
  const clock = newClock(RULE, 2, 1, 100);
  expect([0, 100, 2_100, 9_999].map(now => leftAt(clock, now))).toEqual([
    [5_000, 5_000],
    [5_000, 5_000],
    [5_000, 3_000],
    [5_000, 0],
  ]);
});

test('nobody is overdue without a clock, while none runs, or before the last moment', () => {
  expect(overdue(null, 99_999)).toBeNull();
  expect(overdue(newClock(RULE, 2, null, 0), 99_999)).toBeNull();
  expect([4_999, 5_000].map(now => overdue(newClock(RULE, 2, 1, 0), now))).toEqual([null, 1]);
});
