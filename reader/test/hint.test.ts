import { create } from '@siegeworks/kernel';
import type { Facts, HintFacts } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import { hintOf, newReading, stateOf } from '../src/index.ts';

const match = create(nim, { players: [{}, {}] }, 'hint');
const options = match.asked?.options ?? [];

/** A screen of the first player, who is asked. */
function reading() {
  const screen = newReading(nim);
  const facts: Facts = {
    match: 'm',
    game: 'nim',
    seq: 1,
    seats: [
      { name: 'Ada', mine: true, bot: null },
      { name: 'Greta', mine: false, bot: 'x' },
    ],
    eye: 0,
    keep: 0,
    moments: [{ pick: 0, view: [nim.knowledge.view(match.state, 0)], events: [] }],
    question: null,
    waiting: null,
    noUndo: null,
    outcome: null,
    more: false,
  };
  stateOf(screen, facts);
  return screen;
}
const fact = (n: number, more: Partial<HintFacts>): HintFacts => ({
  option: options[n],
  chance: 50,
  visits: 10,
  margin: 2,
  follows: null,
  reply: null,
  ...more,
});

test('equal answers are called equal, and differences say what they count', () => {
  const screen = reading();
  const [best, equal, worse] = hintOf(screen, [
    fact(0, { chance: 60, margin: 0 }),
    fact(1, { chance: 58, margin: 3 }),
    fact(2, { chance: 41, margin: 3 }),
  ]);
  expect([best, equal, worse].map(answer => answer.equal)).toEqual([false, true, false]);
  expect(best.why).toContain('The next answer is as good, as far as can be told');
  expect(equal.why).toContain('As good as the best, as far as can be told');
  expect(worse.why).toContain('It wins about 19 games fewer in a hundred than the best');
});

test('what another player is expected to do is told by name, if it was expected often enough', () => {
  const screen = reading();
  const reply = { seat: 1, option: { kind: 'pass' }, share: 70 };
  const [often] = hintOf(screen, [fact(0, { reply })]);
  expect(often.why.join()).toMatch(/Greta will probably answer: \w+/);
  const [seldom] = hintOf(screen, [fact(0, { reply: { ...reply, share: 20 } })]);
  expect(seldom.why.join()).not.toContain('Greta');
});
