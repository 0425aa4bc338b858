import { expect, test } from 'vitest';
import { ART } from '../src/art.ts';

test('the pictures are a table', () => {
  expect(ART).toBeTypeOf('object');
});
