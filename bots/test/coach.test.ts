import type { Verdict } from '@siegeworks/bots';
import {
  accounts,
  accuracy,
  analyse,
  course,
  isDone,
  JUDGE,
  judgeOf,
  markOf,
  newMind,
  review,
  skillIn,
  tries,
} from '@siegeworks/bots';
import type { Match } from '@siegeworks/kernel';
import { apply, create, moments, pending, pick } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';

/** A whole match, played at random. */
function played(game: typeof nim | typeof thieves, seed: string): Match {
  const m: Match = create(game as typeof nim, { players: [{}, {}] }, seed);
  const { dice } = newMind(seed);
  while (m.asked) pick(m, m.asked.seat, m.asked.options[Math.floor(dice() * m.asked.options.length)]);
  return m;
}
const judged = (m: Match) => {
  const points = [...course(m, 6)];
  const verdicts = [...review(m, JUDGE, tries(24))];
  return { points, verdicts, parts: accounts(points, verdicts) };
};

test('the parts of an account add up to the way from the first chance to the result', () => {
  const { parts } = judged(played(thieves, 'sum'));
  for (const { first, cards, dice, own, others, untold, last } of parts)
    expect(first + cards + dice + own + others + untold).toBeCloseTo(last, 12);
  expect(parts.map(({ last }) => last).toSorted()).toEqual([0, 1]);
});

test('what one side of two gives away the other side gets', () => {
  const { parts } = judged(played(thieves, 'gift'));
  expect(parts[0].own).toBeCloseTo(-parts[1].others, 12);
  expect(skillIn(parts[0])).toBeCloseTo(-skillIn(parts[1]), 12);
});

test('where nothing is hidden and no die is rolled there is no luck', () => {
  for (const { luck, from } of course(played(nim, 'plain'))) {
    expect(luck).toEqual([0, 0]);
    expect(from).toBeNull();
  }
});

test('luck averages zero, and a judge who knows nothing books no skill as luck', () => {
  const blind = () => [0.5, 0.5];
  let sum = 0;
  for (let n = 0; n < 40; n++) {
    const m = played(thieves, `zero ${n}`);
    for (const { luck } of course(m, 12)) sum += luck[0];
    for (const { luck, at } of course(m, 2, s => (s.over ? [1, 0] : blind())))
      if (at < m.picks.length - 1) expect(luck).toEqual([0, 0]);
  }
  expect(Math.abs(sum / 40)).toBeLessThan(0.12);
});

test('a stopped analysis continues where it was, with the same result', () => {
  const m = played(thieves, 'resume');
  const whole = [...analyse(m, 24)].at(-1);
  const half = analyse(m, 24);
  let stopped = half.next().value;
  while (stopped && stopped.verdicts.length < 3) stopped = half.next().value;
  const kept = JSON.parse(JSON.stringify(stopped));
  const resumed = [...analyse(m, 24, kept)].at(-1);
  expect(kept.verdicts.length).toBe(3);
  expect(JSON.parse(JSON.stringify(resumed))).toEqual(JSON.parse(JSON.stringify(whole)));
  expect(resumed && isDone(resumed)).toBe(true);
});

const candidate = (kind: string, chance: number, margin = 0.01) => ({
  option: { kind },
  chance,
  visits: 9,
  margin,
});
const verdict = (part: Partial<Verdict>): Verdict => ({
  at: 0,
  seat: 0,
  question: 'a.b',
  option: { kind: 'x' },
  chance: 0.5,
  best: candidate('x', 0.5),
  answers: [],
  usual: { kind: 'x' },
  margin: 0.01,
  lost: 0,
  span: 0.2,
  ...part,
});

test('marks follow their thresholds', () => {
  expect([0.04, 0.05, 0.1, 0.2].map(lost => markOf(verdict({ lost })))).toEqual([null, '?!', '?', '??']);
  const best = candidate('x', 0.6);
  const alone = { best, answers: [best, candidate('y', 0.45)] };
  expect(markOf(verdict(alone))).toBe('only');
  expect(markOf(verdict({ ...alone, usual: { kind: 'y' } }))).toBe('!');
  expect(markOf(verdict({ best, answers: [best, candidate('y', 0.55)] }))).toBeNull();
  // A lead that luck in the tries can explain is none.
  expect(markOf(verdict({ best, answers: [best, candidate('y', 0.45, 0.3)] }))).toBeNull();
});

test('accuracy is the share of what could be given away and was kept', () => {
  const two = [
    verdict({ lost: 0.1, span: 0.2 }),
    verdict({ lost: 0, span: 0.6 }),
    verdict({ seat: 1, lost: 0.2 }),
  ];
  expect(accuracy(two, 0)).toBeCloseTo(87.5);
  expect(accuracy(two, 2)).toBeNull();
});

test('where a game asks for it, chances are those after the usual picks, up to the next stroke of chance', () => {
  const patient = { ...thieves, judgement: { ...thieves.judgement, untilChance: true as const } };
  const [judge, glance] = [judgeOf(patient), judgeOf(thieves)];
  let further = 0;
  for (const { state } of moments(played(thieves, 'patience'))) {
    const before = JSON.stringify(state);
    const chances = judge(state);
    expect(JSON.stringify(state)).toBe(before);
    const asked = pending(thieves, state);
    if (!asked) {
      expect(chances).toEqual(glance(state));
      continue;
    }
    const next = thieves.rules.clone(state);
    apply(thieves, next, {
      seat: asked.seat,
      option: thieves.judgement.habit(state, asked.seat, asked.options),
    });
    const isChance = next.luck !== state.luck && !next.over;
    expect(chances).toEqual(isChance ? glance(state) : judge(next));
    if (!isChance) further++;
  }
  expect(further).toBeGreaterThan(0);
});
