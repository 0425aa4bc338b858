import type { Game } from '@siegeworks/contract';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { SkillMatch, SkillPlan } from '../src/skill.ts';
import { skill } from '../src/skill.ts';

const plan: SkillPlan = {
  players: ['habit', 'habit'],
  games: 12,
  tries: 0,
  every: 1,
  tables: 2,
  budget: null,
  seed: 'skill',
  options: {},
};

test('luck of a seat drawn by lot and of the first seat are told apart', async () => {
  const found: SkillMatch[] = [];
  const report = await skill(thieves as Game, plan, { onFound: match => found.push(match) });
  const pairs = found.map(({ account: { cards, dice }, luckOfFirstSeat }) => [cards + dice, luckOfFirstSeat]);
  // What one of two is lucky by, the other is unlucky by.
  for (const [own, first] of pairs) expect(Math.abs(own)).toBeCloseTo(Math.abs(first), 10);
  expect(new Set(pairs.map(([own, first]) => Math.sign(own * first)))).toEqual(new Set([-1, 1]));
  const mean = pairs.reduce((sum, [, first]) => sum + first, 0) / pairs.length;
  expect(report.luckOfFirstSeat.mean).toBeCloseTo(mean, 10);
});

test('what was found before is continued to the same report', async () => {
  const found: SkillMatch[] = [];
  const { seconds: _whole, ...whole } = await skill(thieves as Game, plan, {
    onFound: match => found.push(match),
  });
  const { seconds: _rest, ...continued } = await skill(thieves as Game, plan, { known: found.slice(0, 5) });
  expect(continued).toEqual(whole);
});
