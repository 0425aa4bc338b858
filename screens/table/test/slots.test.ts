import type { AskedQuestion, Offer, Option } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { answersOf, commonTo, slotsFor, wayOn, without } from '../src/slots.ts';

const offer = (option: Option, more: Partial<Offer> = {}): Offer => ({
  option,
  text: option.kind,
  about: [],
  ...more,
});
const asked = (offers: Offer[], more: Partial<AskedQuestion> = {}): AskedQuestion => ({
  id: 'turn.act',
  seat: 0,
  text: '',
  offers,
  habit: 0,
  standing: 'ask',
  ...more,
});
const pass = offer({ kind: 'pass' }, { harmless: true });
const uses = [1, 2, 3, 4].map(card => offer({ kind: 'use', card }, { text: `use ${card}` }));
const placed = (offers: Offer[], reached: Offer[] = [], habits = new Map()) =>
  slotsFor(offers, new Set(reached), habits);

describe('the way on', () => {
  test('is the harmless answer, whatever the usual one is', () => {
    expect(wayOn(asked([...uses, pass], { habit: 2 }))).toBe(pass);
    const on = offer({ kind: 'on' }, { harmless: true });
    expect(wayOn(asked([on, pass]))).toBe(pass);
    expect(wayOn(asked([uses[0], on]))).toBe(on);
  });

  test('never spends, and never chooses a card', () => {
    expect(wayOn(asked(uses))).toBeNull();
    expect(wayOn(asked([offer({ kind: 'keep', card: 1 }, { harmless: true })]))).toBeNull();
    expect(wayOn(asked([offer({ kind: 'all in' })]))).toBeNull();
  });
});

describe('the slots', () => {
  test('hold what is done to oneself last', () => {
    const [mine, theirs] = [0, 1].map(seat => offer({ kind: 'melee', seat }));
    const bundle = { text: 'all', note: 'All of them.', option: { kind: 'all' }, then: [{ kind: 'yes' }] };
    const answers = answersOf(asked([mine, theirs, pass], { bundles: [bundle] }));
    expect(answers.map(({ option }) => option)).toEqual([
      bundle.option,
      theirs.option,
      pass.option,
      mine.option,
    ]);
  });

  test('hold a few answers in their order, and a free slot stays free', () => {
    expect(placed(uses.slice(0, 2)).slots).toEqual([uses[0], uses[1], null]);
    expect(placed([]).slots).toEqual([null, null, null]);
  });

  test('of many hold those for which nothing on the table stands, and lead to all', () => {
    const end = offer({ kind: 'end' });
    expect(placed([...uses, end], uses).slots).toEqual([end, null, 'all']);
    expect(placed(uses, uses).slots).toEqual([null, null, 'all']);
    expect(placed(uses).slots).toEqual([uses[0], uses[1], 'all']);
    const three = ['a', 'b', 'c'].map(kind => offer({ kind }));
    expect(placed([...uses, ...three], uses).slots).toEqual(three);
  });

  test('keep the place of each kind for the whole match', () => {
    const habits = new Map();
    const [a, b, c] = ['a', 'b', 'c'].map(kind => offer({ kind }));
    expect(placed([a, b, c], [], habits).slots).toEqual([a, b, c]);
    expect(placed([c], [], habits).slots).toEqual([null, null, c]);
    const d = offer({ kind: 'd' });
    expect(placed([d, b], [], habits).slots).toEqual([d, b, null]);
    expect(placed([a, d], [], habits).slots).toEqual([a, d, null]);
  });

  test('keep the place of each bundle by its words', () => {
    const habits = new Map();
    const turn = (text: string) => ({ ...offer({ kind: 'turn' }), text, then: [{ kind: text }] });
    const [one, two] = [turn('draw 1 card'), turn('draw 2 cards')];
    expect(placed([one, two], [], habits).slots).toEqual([one, two, null]);
    expect(placed([two, one], [], habits).slots).toEqual([one, two, null]);
  });

  test('hold one answer of several that say the same', () => {
    const [one, twin] = [1, 2].map(card => offer({ kind: 'devote', card }, { text: 'devote Botanist' }));
    const other = offer({ kind: 'devote', card: 3 }, { text: 'devote Kolibri' });
    expect(placed([one, other, twin]).slots).toEqual([one, other, null]);
  });

  test('keep another place of each kind where the list of all answers has taken its own', () => {
    const habits = new Map();
    const [a, b, c, d] = ['a', 'b', 'c', 'd'].map(kind => offer({ kind }));
    expect(placed([a, b, c], [], habits).slots).toEqual([a, b, c]);
    expect(placed([d, c, ...uses], uses, habits).slots).toEqual([d, c, 'all']);
    expect(placed([c, ...uses], uses, habits).slots).toEqual([null, c, 'all']);
    expect(placed([a, c], [], habits).slots).toEqual([a, null, c]);
  });

  test('become a row of numbers where answers differ in nothing else', () => {
    const pay = [1, 2, 3, 4, 5].map(n => offer({ kind: 'pay', n }));
    expect(placed(pay)).toEqual({ slots: [null, null, null], numbers: pay });
    expect(placed([...pay, pass]).numbers).toEqual([]);
  });
});

test('a bundle is one answer, about everything that it picks', () => {
  const bundle = {
    text: 'all attack',
    note: 'both go',
    option: { kind: 'send', card: 1 },
    then: [{ card: 2, target: 9 }, { kind: 'done' }],
  };
  const [first, second] = answersOf(asked([pass], { bundles: [bundle] }));
  expect(first).toMatchObject({ text: 'all attack', then: bundle.then, about: [1, 2, 9] });
  expect(second).toBe(pass);
});

describe('what would come of every answer', () => {
  const join = offer({ kind: 'join', card: 1 }, { note: 'The Ballista could shoot; a shield falls.' });
  const done = offer({ kind: 'done' }, { note: 'The Ballista could shoot; 2 of 4 points.' });
  test('is said once, and each slot says the rest', () => {
    const common = commonTo([join, done]);
    expect(common).toEqual(['The Ballista could shoot']);
    expect(without(join.note ?? '', common)).toBe('a shield falls');
    expect(without(done.note ?? '', common)).toBe('2 of 4 points');
  });
  test('is nothing where one answer says nothing, or stands alone', () => {
    expect(commonTo([join, done, pass])).toEqual([]);
    expect(commonTo([join])).toEqual([]);
    expect(without('It dies; 2 left.', [])).toBe('It dies; 2 left.');
  });
  test('is not taken from bundles, which say what they do', () => {
    expect(commonTo([{ ...join, note: 'Join with Orc.', then: [] }, join, done])).toEqual([
      'The Ballista could shoot',
    ]);
  });
});
