import type { AskedQuestion, Option, Settings, UsualAnswer } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { asking, forgotten, isAsked, rulingsOf, waysFor } from '../src/ways.ts';

const PLAIN: Settings = { askForced: false, stops: [], standing: {} };
const question = (...options: Option[]): AskedQuestion => ({
  id: 'chain.ask',
  seat: 0,
  text: 'Respond to Fireball?',
  offers: options.map(option => ({ option, text: option.kind, about: [] })),
  habit: 0,
  standing: 'ask',
});
const window = question({ kind: 'pass' }, { kind: 'play', card: 3 }, { kind: 'play', card: 4 });
const chosen = (settings: Settings, usual: UsualAnswer[] = []) =>
  waysFor(window, settings, usual)
    .filter(way => way.chosen)
    .map(way => way.text);

describe('when a question is asked again', () => {
  test('it is asked whenever there is a choice, until the person says otherwise', () => {
    expect(chosen(PLAIN)).toEqual(['Ask me whenever there is a choice']);
  });

  test('each way is in force once it was chosen, and replaces the one before', () => {
    let settings = PLAIN;
    for (const n of [1, 2, 0, 2, 1]) {
      const way = waysFor(window, settings, [])[n];
      settings = way.settings;
      expect(chosen(settings)).toEqual([way.text]);
    }
    expect(settings).toMatchObject({ stops: ['chain.ask'], standing: {} });
  });

  test('only answers that need no card can be given for ever', () => {
    const texts = waysFor(window, PLAIN, []).map(way => way.text);
    expect(texts.filter(text => text.includes('always'))).toEqual(['Do not ask, always answer “Pass”']);
    const order = question({ kind: 'next', card: 1 }, { kind: 'next', card: 2 });
    expect(waysFor(order, PLAIN, []).at(-1)?.settings.standing).toEqual({ 'chain.ask': 'first' });
  });

  test('what the game answers by itself can be left to it again', () => {
    const usual = [{ question: 'chain.ask', answer: 'pass', text: 'whether I respond' }];
    expect(chosen(PLAIN, usual)).toEqual(['Ask me only when it is out of the ordinary']);
    const [ask, , back] = waysFor(window, PLAIN, usual);
    expect(ask.settings.standing).toEqual({ 'chain.ask': 'ask' });
    expect(chosen(ask.settings, usual)).toEqual([ask.text]);
    expect(waysFor(window, ask.settings, usual)[2].settings.standing).toEqual({});
    expect(back.chosen).toBe(true);
  });
});

describe('what the menu lists', () => {
  test('what was settled is named by its question, and can be forgotten', () => {
    const { settings } = waysFor(window, PLAIN, [])[2];
    expect(rulingsOf(settings, [])).toEqual([
      { question: 'chain.ask', text: 'Respond to Fireball?', answer: 'always “pass”' },
    ]);
    expect(rulingsOf(forgotten(settings, 'chain.ask'), [])).toEqual([]);
  });

  test.each(['pass', 'ask'])('a window whose usual answer is %s is ticked when it is asked', answer => {
    const usual = { question: 'w.ask', answer, text: '' };
    expect(isAsked(PLAIN, usual)).toBe(answer === 'ask');
    for (const ask of [true, false]) {
      const settings = asking(PLAIN, usual, ask);
      expect(isAsked(settings, usual)).toBe(ask);
      expect(settings.standing['w.ask']).toBe(ask === (answer === 'ask') ? undefined : ask ? 'ask' : 'pass');
    }
  });
});
