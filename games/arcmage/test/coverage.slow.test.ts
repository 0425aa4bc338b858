import { arcmage } from '@siegeworks/arcmage';
import { coverageOf } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** Found by trying: enough for everything, with room to spare. */
const GAMES = 2400;

test('every rule step, event and card behaviour runs in random play', { timeout: 600_000 }, () => {
  const { never } = coverageOf(arcmage, () => {
    for (let i = 0; i < GAMES; i++) playOut(anyMatch(i), `coverage ${i}`);
  });
  expect(never).toEqual([]);
});
