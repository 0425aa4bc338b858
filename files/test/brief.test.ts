import { expect, test } from 'vitest';
import { brief } from '../src/brief.ts';

test('what just fits is repeated whole, and one letter more is cut', () => {
  expect(brief('12345', 5)).toBe('12345');
  expect(brief('123456', 5)).toBe('12345…');
});
