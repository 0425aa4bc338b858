import { neverRan } from '@siegeworks/kernel/laws';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** The test stops once everything has run; this limit is more than enough. */
const GAMES = 900;

test('every rule step, event and card behaviour runs in random play', () => {
  expect(neverRan(towersInTime, GAMES, i => playOut(anyMatch(i), `coverage ${i}`))).toEqual([]);
});
