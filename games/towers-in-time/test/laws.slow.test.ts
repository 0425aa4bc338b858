import { underLaws } from '@siegeworks/kernel/laws';
import { describeDecks, describeLaws } from '@siegeworks/scenario/testing';
import { towersInTime } from '@siegeworks/towers-in-time';
import { expect, test } from 'vitest';
import { anyMatch } from './play.ts';

describeLaws(towersInTime, { match: anyMatch, games: [1, 2, 3, 4, 5, 6], every: 9 });
describeDecks(towersInTime, { every: 9 });

test('with three players, any of whom may leave', () => {
  const config = { players: ['orc-horde', 'crypt-lords', 'tide-court'].map(deck => ({ deck })) };
  expect(underLaws({ game: towersInTime, config, seed: 'three', every: 10 }).broken).toEqual([]);
});
