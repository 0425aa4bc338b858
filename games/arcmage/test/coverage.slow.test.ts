import { arcmage } from '@siegeworks/arcmage';
import { neverRan } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** It stops when everything has run; this many are more than enough. */
const GAMES = 2400;

test('every rule step, event and card behaviour runs in random play', () => {
  expect(neverRan(arcmage, GAMES, i => playOut(anyMatch(i), `coverage ${i}`))).toEqual([]);
});
