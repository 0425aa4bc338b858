import { arcmage } from '@siegeworks/arcmage';
import { neverRan } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { anyMatch, playOut } from './play.ts';

/** Games in which something rare comes about, found by trying: together they suffice as long as nothing has changed. */
const RARE = [
  976, 178, 598, 614, 790, 672, 851, 322, 967, 193, 712, 819, 973, 584, 743, 777, 644, 546, 623, 961,
];
/** It stops when everything has run; this many are more than enough. */
const GAMES = 2400;

test('every rule step, event and card behaviour runs in random play', () => {
  const order = [...RARE, ...Array(GAMES).keys()];
  expect(neverRan(arcmage, GAMES, i => playOut(anyMatch(order[i]), `coverage ${order[i]}`))).toEqual([]);
});
