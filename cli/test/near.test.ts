import { expect, test } from 'vitest';
import { didYouMean } from '../src/near.ts';
import { allRules, ruleCalled } from '../src/rules/books.ts';

const rules = allRules();
const ids = rules.map(({ id }) => id);

test('a name that is nearly right is recognised', () => {
  expect(didYouMean('TS-04l', ids)).toContain(' TS-041');
});

test('a name longer than any is not compared with all others', () => {
  // With a hundredth of it this took eleven seconds once: compared with all others it would not come to an end.
  const long = 'TS-'.repeat(1_700_000);
  expect(ruleCalled(rules, long)).toBeUndefined();
  expect(didYouMean(long, ids)).toBe('');
});
