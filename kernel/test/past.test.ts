import { describe, expect, test } from 'vitest';
import type { Match } from '../src/index.ts';
import { copyOf, create, layOut, moments, pick, stateAt, undoTo, whyNoUndoTo } from '../src/index.ts';
import { playerDice } from '../src/laws.ts';
import { nim } from './toys/nim.ts';
import { thieves } from './toys/thieves/thieves.ts';

const json = (value: unknown) => JSON.stringify(value);

/** Nim in which the first player takes all stones: many picks of one seat, and no luck. */
const alone = (() => {
  const { turns } = nim.rules.compiled;
  const { take } = turns.steps;
  const steps = {
    ...turns.steps,
    take: { ...take, choice: take.choice && { ...take.choice, who: () => 0 } },
  };
  return {
    ...nim,
    setup: { ...nim.setup, check: () => [] },
    rules: { ...nim.rules, compiled: { ...nim.rules.compiled, turns: { ...turns, steps } } },
  };
})();

/** Plays on by chance, and says what the state was after each pick. */
function played(m: Match, most: number): string[] {
  const dice = playerDice('past');
  const states = [json(m.state)];
  while (m.asked && m.picks.length < most) {
    pick(m, m.asked.seat, m.asked.options[Math.floor(dice() * m.asked.options.length)]);
    states.push(json(m.state));
  }
  return states;
}
const long = () => create(alone, { players: [{}, {}], options: { heaps: 9, size: 12 } }, 'seed');

test('the question is worked out once for each state, and forgotten with it', () => {
  const m = long();
  const first = m.asked;
  pick(m, 0, { kind: 'take', target: 0, n: 1 });
  expect(m.asked).not.toBe(first);
  undoTo(m, 0);
  expect(m.asked).toEqual(first);
});

describe('past states', () => {
  test('few are kept, and all come back', () => {
    const m = create(thieves, { players: [{}, {}, {}] }, 'seed');
    const states = played(m, 30);
    expect(m.picks).toHaveLength(30);
    expect(m.recent.length).toBeLessThan(10);
    expect(states.map((_state, picks) => json(stateAt(m, picks)))).toEqual(states);
    expect([...moments(m)].map(({ state }) => json(state))).toEqual(states);
    expect([...moments(m)].flatMap(({ events }) => events)).toEqual(m.log);
    // Each moment has what its own pick brought about, no more and no less.
    const again = create(thieves, { players: [{}, {}, {}] }, 'seed');
    const logs = [again.log.length];
    for (const { seat, option } of m.picks) {
      pick(again, seat, option);
      logs.push(again.log.length);
    }
    expect([...moments(m)].map(({ events }) => events.length)).toEqual(
      logs.map((n, i) => n - (logs[i - 1] ?? 0)),
    );
    expect([...moments(m, 23)].map(({ picks }) => picks)).toEqual([23, 24, 25, 26, 27, 28, 29, 30]);
    expect([...moments(m, 31)]).toEqual([]);
  });

  test('an undo goes back as far as it may, also beyond those that are kept', () => {
    const m = long();
    const states = played(m, 20);
    undoTo(m, 0, 3);
    expect([json(m.state), m.picks.length, m.past.length]).toEqual([states[3], 3, 3]);
    expect(m.log).toHaveLength([...moments(m)].flatMap(({ events }) => events).length);
    played(m, 6);
    undoTo(m, 0, 5);
    undoTo(m, 0, 0);
    expect(json(m.state)).toBe(states[0]);
  });

  test('an undo is barred by everything that it would take back', () => {
    const m = create(nim, { players: [{}, {}] }, 'seed');
    for (const seat of [0, 1]) pick(m, seat, { kind: 'take', target: 0, n: 1 });
    expect(whyNoUndoTo(m, 1, 1)).toBeNull();
    expect(whyNoUndoTo(m, 1, 0)?.text).toBe('somebody else has acted since');
    const mine = long();
    pick(mine, 0, { kind: 'take', target: 0, n: 1 });
    expect(whyNoUndoTo(mine, 0, -1)?.text).toBe('nothing has been done yet');
  });
});

test('what happens to a copy of a match does not happen to the match', () => {
  const m = long();
  played(m, 12);
  const before = json(m);
  const copy = copyOf(m);
  expect(json(copy)).toBe(before);
  played(copy, 15);
  undoTo(copy, 0, 2);
  expect(json(m)).toBe(before);
  expect(m.asked).not.toBe(copy.asked);
});

test('a match that was laid out goes back to its position, and not to the deal', () => {
  const m = create(alone, { players: [{}, {}] }, 'laid');
  const start = alone.rules.clone(m.state);
  layOut(m, alone.rules.clone(start));
  const before = json(stateAt(m, 0));
  while (m.asked) pick(m, m.asked.seat, m.asked.options[0]);
  expect(m.picks.length).toBeGreaterThan(0);
  expect(json(stateAt(m, 0))).toBe(before);
});
