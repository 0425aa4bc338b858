import type { Game } from '@siegeworks/contract';
import { create, pick } from '@siegeworks/kernel';
import type { Facts } from '@siegeworks/protocol';
import { difference } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { nim } from '../../kernel/test/toys/nim.ts';
import type { Reading } from '../src/index.ts';
import { newReading, sentenceFor, stateOf, titleOf, whyNot } from '../src/index.ts';

const take = (n: number) => ({ kind: 'take', target: 0, n });

/** Tells a reading of a match of Nim as a host would. */
function told(game: Game = nim) {
  const match = create(game, { players: [{}, {}] }, 'told');
  const reading = newReading(game);
  let before: object | undefined;
  let seq = 0;
  const tell = (keep: number, more: Partial<Facts> = {}): ReturnType<typeof stateOf> => {
    const view = game.knowledge.view(match.state, 0);
    const by = difference(before, view);
    before = view;
    const events = keep < match.picks.length ? match.log.slice(match.past[keep]?.events ?? 0) : [];
    const facts: Facts = {
      match: 'm',
      game: game.about.id,
      seq: ++seq,
      at: seq,
      seats: ['Ann', 'Ben'].map((name, seat) => ({ name, mine: seat === 0, bot: null })),
      eye: 0,
      keep,
      moments: [{ pick: match.picks.length, ...(by && { view: by }), events }],
      question: null,
      waiting: null,
      noUndo: null,
      outcome: null,
      more: false,
      ...more,
    };
    return stateOf(reading, facts);
  };
  return { match, reading, tell };
}
const texts = (reading: Reading) => reading.known.get(0)?.lines.map(line => line.text);

describe('a reading', () => {
  test('puts views together and tells each event once', () => {
    const { match, reading, tell } = told();
    tell(-1);
    pick(match, 0, take(1));
    expect(tell(0).log).toMatchObject({
      from: 0,
      lines: [{ text: 'P1 takes 1 stone from heap 1.', pick: 1 }],
    });
    pick(match, 1, take(2));
    const state = tell(1);
    expect(state.log).toMatchObject({ from: 1, lines: [{ text: 'P2 takes 2 stones from heap 1.' }] });
    expect(state.view).toMatchObject({ ...nim.knowledge.view(match.state, 0), events: expect.anything() });
    expect(texts(reading)).toHaveLength(2);
  });

  test('forgets what was undone', () => {
    const { match, reading, tell } = told();
    tell(-1);
    pick(match, 0, take(1));
    tell(0);
    expect(tell(0, { moments: [{ pick: 0, events: [] }] }).log).toEqual({ from: 0, lines: [] });
    expect(texts(reading)).toEqual([]);
  });

  test('of other eyes begins with all their lines', () => {
    const { match, tell } = told();
    tell(-1);
    pick(match, 0, take(1));
    tell(0);
    const whole = [{ pick: 1, view: difference(undefined, match.state) ?? 0, events: match.log }] as const;
    expect(tell(-1, { eye: null, moments: [...whole] }).log).toMatchObject({ from: 0, lines: { length: 1 } });
    expect(tell(1).log).toMatchObject({ from: 0, lines: { length: 1 } });
  });

  test('says something plainer where the words fail, and remembers why', () => {
    const fail = () => {
      throw new Error('speechless');
    };
    const words = { ...nim.words, board: fail, option: fail };
    const { reading, tell } = told({ ...nim, words });
    const question = { id: 'turns.take', seat: 0, options: [take(1)], habit: 0, standing: 'ask' };
    const state = tell(-1, { question });
    expect(state.board).toEqual({ status: [], areas: [] });
    expect(state.question?.offers).toEqual([{ option: take(1), text: 'take', about: [0] }]);
    expect(reading.faults).toHaveLength(2);
  });

  test('knows why a card cannot be used only for somebody who sits there', () => {
    const { match, reading, tell } = told();
    tell(-1);
    expect(whyNot(reading, { card: 1 })).toEqual(expect.any(Array));
    tell(-1, { eye: null, moments: [{ pick: 0, view: [match.state], events: [] }] });
    expect(whyNot(reading, { card: 1 })).toEqual({ code: 'passed on', about: [] });
  });
});

test('a refusal of a host is put into a sentence, one of the rules is passed on as it is', () => {
  expect(sentenceFor({ code: 'no bot', about: ['deep', 'page', 'squire'] }).text).toBe(
    'there is no computer player deep; choose from page, squire',
  );
  expect(sentenceFor({ rule: 'NIM-2', text: 'no' })).toEqual({ rule: 'NIM-2', text: 'no' });
});

test.each([
  [['person', 'computer'], 'Nim against B'],
  [['computer', 'computer'], 'Nim: A against B'],
  [['person', 'person'], 'Nim: A against B'],
  [['person', 'open'], 'Nim'],
] as const)('a match between %j is called %s', (kinds, title) => {
  const players = kinds.map((kind, i) => ({ kind, name: 'AB'[i] }));
  expect(titleOf(nim, players)).toBe(title);
});

describe('what an answer is about', () => {
  const question = {
    id: 'turns.take',
    seat: 0,
    options: [take(1), { kind: 'pass' }],
    habit: 0,
    standing: 'ask',
  };

  test('its card and target, and harmless is who passes, unless the game says more', () => {
    const plain = told().tell(-1, { question }).question?.offers;
    expect(plain).toMatchObject([{ about: [0] }, { about: [], harmless: true }]);
    expect(plain?.[0]).not.toHaveProperty('harmless');
    expect(plain?.[1]).not.toHaveProperty('endsTurn');
    const words = {
      ...nim.words,
      harmless: () => true,
      about: () => [3, 'heap'],
      uses: () => [4],
      endsTurn: () => true,
    };
    const offers = told({ ...nim, words }).tell(-1, { question }).question?.offers;
    expect(offers?.[0]).toMatchObject({ about: [3, 'heap'], uses: [4], harmless: true, endsTurn: true });
  });

  test('several picks are offered as one where the game bundles them', () => {
    const bundle = {
      text: 'All of it',
      note: 'Takes everything.',
      option: take(1),
      then: [{ kind: 'take' }],
    };
    const words = { ...nim.words, bundles: () => [bundle] };
    expect(told({ ...nim, words }).tell(-1, { question }).question?.bundles).toEqual([bundle]);
    expect(told().tell(-1, { question }).question).not.toHaveProperty('bundles');
  });
});
