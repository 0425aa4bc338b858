import { expect, test } from 'vitest';
import { didYouMean } from '../src/near.ts';
import { allRules, ruleCalled } from '../src/rules/books.ts';

const rules = allRules();
const ids = rules.map(({ id }) => id);

test('a name that is nearly right is recognised', () => {
  expect(didYouMean('TS-04l', ids)).toContain(' TS-041');
});

test('a name longer than any is not compared with all others', () => {
  const long = 'TS-'.repeat(17_000);
  const start = performance.now();
  expect(ruleCalled(rules, long)).toBeUndefined();
  expect(didYouMean(long, ids)).toBe('');
  // It took 11 seconds.
  expect(performance.now() - start).toBeLessThan(2000);
});
