import { counted, listed, lower } from '@siegeworks/table';
import { expect, test } from 'vitest';

test('things are listed with an "and" before the last', () => {
  expect(listed([])).toBe('nothing');
  expect(listed(['a'])).toBe('a');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});
test('one thing stands in the singular', () => {
  expect([0, 1, 2].map(n => counted(n, 'card'))).toEqual(['0 cards', '1 card', '2 cards']);
  expect(counted(2, 'enemy', 'enemies')).toBe('2 enemies');
});
test('a sentence continues in lower case', () => {
  expect(lower('Draw a card')).toBe('draw a card');
});
