import { begin } from '@siegeworks/kernel';
import { underLaws } from '@siegeworks/kernel/laws';
import { expect, test } from 'vitest';
import { race } from './toys/race.ts';

const config = { players: [{}, {}] };

test.each([1, 2, 3, 4])('a game of a page keeps all laws, seed %i', seed => {
  expect(underLaws({ game: race, config, seed: `${seed}` }).broken).toEqual([]);
});

test('what it leaves out has a default', () => {
  const s = begin(race, config, 'defaults');
  expect(race.setup.check({ players: [{}] })).toEqual([
    { rule: '', text: 'Race to 20 is for 2 players, not 1' },
  ]);
  expect(race.words.board(s, 0).areas.map(area => [area.title, area.note])).toEqual([['sum', '0']]);
  expect(race.judgement.score(s, 0)).toBe(0.5);
  race.rules.concede(s, 1);
  expect([0, 1].map(seat => race.judgement.score(s, seat))).toEqual([1, 0]);
  expect(race.words.outcome(s)).toBe('gave up');
});
