import { arcania } from '@siegeworks/arcania';
import { neverRan } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** It stops when everything has run; this many games are more than enough. */
const GAMES = 600;

test('every rule step, event and card behaviour runs in random play', () => {
  expect(neverRan(arcania, GAMES, i => playOut(anyMatch(i), `coverage ${i}`))).toEqual([]);
});
