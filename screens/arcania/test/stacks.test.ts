import type { Face } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { numberOf, stacked } from '../src/stacks.ts';

const face = (id: number, name: string): Face => ({
  id,
  card: name,
  name,
  line: '',
  marks: [],
  attached: [],
});
const ROW = [face(1, 'Hammer'), face(2, 'Berserker'), face(3, 'Berserker')];
const numbers = (roomy?: number) =>
  stacked(ROW, new Set(), () => false, roomy).map(stack => numberOf(stack, ROW));

test('cards that lie alone beside others of their name are numbered as they lie, piles are not', () => {
  expect(numbers()).toEqual([null, 1, 2]);
  expect(numbers(1)).toEqual([null, null]);
});
