import { begin, play } from '@siegeworks/kernel';
import { because, whyNotOf } from '@siegeworks/table';
import { expect, test } from 'vitest';
import { race } from './toys/race.ts';

const whyNot = whyNotOf<ReturnType<typeof race.setup.deal>>({
  rules: race.rules,
  ruleOf: (_s, question) => `the rule of ${question}`,
  reasons: (_s, seat, { n }, { options }) =>
    options.some(option => option.n === n) ? [] : [because('RA-1', `seat ${seat} cannot add ${n}`)],
});

test('nothing can be done for others, and nothing once the game is over; otherwise the game explains', () => {
  const s = begin(race, { players: [{}, {}] }, 'why');
  expect(whyNot(s, 1, { n: 1 })).toEqual([
    { rule: 'the rule of turn.add', text: 'it is not your decision now' },
  ]);
  expect(whyNot(s, 0, { n: 1 })).toEqual([]);
  expect(whyNot(s, 0, { n: 4 })).toEqual([{ rule: 'RA-1', text: 'seat 0 cannot add 4' }]);
  for (let sum = 0; sum < 20; sum += 2) play(race, s, { kind: 'add', n: 2 });
  expect(whyNot(s, 0, { n: 1 })).toEqual([{ rule: 'RA-2', text: 'the game is over' }]);
});
