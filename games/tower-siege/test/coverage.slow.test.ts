import { neverRan } from '@siegeworks/kernel/laws';
import { towerSiege } from '@siegeworks/tower-siege';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** It stops when everything has run; this many are more than enough. */
const GAMES = 600;

test('every rule step, event and card behaviour runs in random play', () => {
  expect(neverRan(towerSiege, GAMES, i => playOut(anyMatch(i), `coverage ${i}`))).toEqual([]);
});
