import { underLaws } from '@siegeworks/kernel/laws';
import { describeLaws } from '@siegeworks/scenario/testing';
import { twoDeckSiege } from '@siegeworks/two-deck-siege';
import { expect, test } from 'vitest';
import { anyMatch, anyPlayer } from './play.ts';

describeLaws(twoDeckSiege, {
  match: anyMatch,
  games: [0, 1, 2, 3, 4, 5, 6, 7, 9, 11],
  every: 5,
  player: anyPlayer,
});

test.each([0, 1, 3, 5])('table %i, played quite at random', i => {
  const report = underLaws({ game: twoDeckSiege, config: anyMatch(i), seed: `random ${i}`, every: 3 });
  expect(report.broken).toEqual([]);
});
