import { best, clockwise, from, nextLiving, ofKind } from '@siegeworks/table';
import { expect, test } from 'vitest';

const table = (...alive: boolean[]) => ({
  seats: alive.length,
  players: alive.map(each => ({ alive: each })),
});

test('the living are asked clockwise', () => {
  const s = table(true, false, true, true);
  expect(from(s, 2)).toEqual([2, 3, 0]);
  expect(clockwise(s, 2)).toEqual([3, 0, 2]);
  expect(clockwise(s, 3)).toEqual([0, 2, 3]);
  expect(nextLiving(s, 0)).toBe(2);
  expect(() => nextLiving(table(false, false), 0)).toThrow('no player is left');
});
test('the first of the best is chosen, and everything is weighed once', () => {
  const weighed: number[] = [];
  const worth = (n: number) => {
    weighed.push(n);
    return n % 5;
  };
  expect(best([1, 4, 9, 2], worth)).toBe(4);
  expect(weighed).toEqual([1, 4, 9, 2]);
});
test('an option is found by its kind', () => {
  const options = [{ kind: 'pass' }, { kind: 'block' }];
  expect(ofKind(options, 'flee', 'block').kind).toBe('block');
  expect(ofKind(options, 'flee').kind).toBe('pass');
});
