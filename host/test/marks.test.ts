import type { Game } from '@siegeworks/contract';
import { create, goBackTo, MARKED, moments, pick, stateAt } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { gameOf } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { configFor } from './people.ts';

test('what is replayed from a mark is what is replayed from the deal', () => {
  const game = gameOf('arcania') as Game;
  const match = create(game, configFor(game), 'marks');
  const dice = playerDice('marks');
  while (match.asked && match.picks.length < 200)
    pick(match, match.asked.seat, match.asked.options[Math.floor(dice() * match.asked.options.length)]);
  const { length } = match.picks;
  expect(length).toBeGreaterThan(MARKED.every);
  const bare = { ...match, recent: [], marks: [] };
  for (let picks = 0; picks <= length; picks += 17)
    expect(stateAt(match, picks)).toEqual(stateAt(bare, picks));
  const from = MARKED.every + 1;
  expect([...moments(match, from)]).toEqual([...moments(bare, from)]);
  const before = stateAt(bare, MARKED.every - 3);
  goBackTo(match, MARKED.every - 3);
  expect(match.marks.every(({ picks }) => picks <= MARKED.every - 3)).toBe(true);
  expect(match.state).toEqual(before);
});
