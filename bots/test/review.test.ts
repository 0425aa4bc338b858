import { levels, review } from '@siegeworks/bots';
import { create, pick } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';

const [, , , warlord] = levels;
const BUDGET = { iterations: 400, milliseconds: Number.POSITIVE_INFINITY };

/** Nim with heaps that the first player has won: any first pick but the right one gives it away. */
function played(first: { target: number; n: number }) {
  const match = create(nim, { players: [{}, {}], options: {} }, 'review');
  match.state.heaps = [2, 1, 0];
  match.state.stones = 3;
  pick(match, 0, { kind: 'take', ...first });
  return match;
}

test('a pick that gives the game away is reported with a better one', () => {
  const [verdict] = [...review(played({ target: 1, n: 1 }), warlord, BUDGET)];
  expect(verdict.at).toBe(0);
  expect(verdict.best.option).toMatchObject({ target: 0, n: 1 });
  expect(verdict.lost).toBeGreaterThan(0.5);
});

test('the best pick gives nothing away', () => {
  const [verdict] = [...review(played({ target: 0, n: 1 }), warlord, BUDGET)];
  expect(verdict.lost).toBe(0);
  expect(verdict.chance).toBe(verdict.best.chance);
});

test('what left no choice, and giving up, is not judged', () => {
  const match = create(nim, { players: [{}, {}], options: {} }, 'review');
  match.state.heaps = [1, 0, 0];
  match.state.stones = 1;
  pick(match, 0, { kind: 'take', target: 0, n: 1 });
  expect([...review(match, warlord, BUDGET)]).toEqual([]);
  const given = create(nim, { players: [{}, {}], options: {} }, 'review');
  pick(given, 0, { kind: 'concede' });
  expect([...review(given, warlord, BUDGET)]).toEqual([]);
});

test('keeps to a budget in milliseconds', () => {
  let now = 0;
  const clock = () => now++;
  const budget = { iterations: Number.MAX_SAFE_INTEGER, milliseconds: 200 };
  expect([...review(played({ target: 0, n: 1 }), warlord, budget, { clock })]).toHaveLength(1);
});
