import { create } from '@siegeworks/kernel';
import type { Facts, HintFacts } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { hintOf, newReading, stateOf } from '../src/index.ts';

const match = create(thieves, { players: [{}, {}] }, 'hint');
const options = match.asked?.options ?? [];

/** A screen of the first player, who is asked. */
function reading(game = thieves) {
  const screen = newReading(game);
  const facts: Facts = {
    match: 'm',
    game: 'thieves',
    seq: 1,
    at: 1,
    seats: [
      { name: 'Ada', mine: true, bot: null },
      { name: 'Greta', mine: false, bot: 'x' },
    ],
    eye: 0,
    keep: 0,
    moments: [{ pick: 0, view: [thieves.knowledge.view(match.state, 0)], events: [] }],
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

test('what another player is expected to do is named, if it was expected often enough', () => {
  const screen = reading();
  const board = thieves.words.board(match.state, 0);
  const card = board.areas.flatMap(area => area.cards).find(({ id }) => id >= 0)?.id ?? -1;
  const reply = { seat: 1, option: { kind: 'stash', card }, share: 70 };
  const [often] = hintOf(screen, [fact(0, { reply })]);
  expect(often.why.join()).toMatch(/Greta will probably answer: \w+/);
  const [seldom] = hintOf(screen, [fact(0, { reply: { ...reply, share: 20 } })]);
  expect(seldom.why.join()).not.toContain('Greta');
  const [hidden] = hintOf(screen, [fact(0, { reply: { ...reply, option: { kind: 'stash', card: 999 } } })]);
  expect(hidden.why.join()).not.toContain('Greta');
});

test('an open card that another one carries is expected to be used as any other', () => {
  const { board } = thieves.words;
  const [first, second] = board(match.state, 0).areas.flatMap(area => area.cards.filter(({ id }) => id >= 0));
  /** The second card lies on the first. */
  const carried: typeof board = (s, eye) => {
    const { status, areas } = board(s, eye);
    const faces = areas.map(area => ({
      ...area,
      cards: area.cards
        .filter(({ id }) => id !== second.id)
        .map(face => (face.id === first.id ? { ...face, attached: [second] } : face)),
    }));
    return { status, areas: faces };
  };
  const screen = reading({ ...thieves, words: { ...thieves.words, board: carried } });
  const reply = { seat: 1, option: { kind: 'stash', card: second.id }, share: 70 };
  expect(hintOf(screen, [fact(0, { reply })])[0].why.join()).toContain('Greta will probably answer');
});
