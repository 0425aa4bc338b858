import { byQuestion } from '@siegeworks/table';
import { expect, test } from 'vitest';

test('the row of a question is found by the frame that asks it', () => {
  const row = byQuestion({ 'pay.choose': 1, 'pay.rest': 2, 'attack.choose': 3 });
  expect(row({ rule: 'pay', at: 'rest' })).toBe(2);
  expect(row({ rule: 'attack', at: 'choose' })).toBe(3);
  expect(row({ rule: 'attack', at: 'rest' })).toBeUndefined();
  expect(row({ rule: 'toString', at: 'choose' })).toBeUndefined();
});
