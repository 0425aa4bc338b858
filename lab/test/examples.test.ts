import { join } from 'node:path';
import { sentencesOf } from '@siegeworks/contract';
import { nameOf, perform } from '@siegeworks/scenario';
import { games, kitOf } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { casesOf, choicesOf, examplesOf, rulesOf } from '../src/examples.ts';

const ROOT = join(import.meta.dirname, '..', '..');
/** The scenarios themselves run elsewhere: that they can be shown as well is seen by a part of them. */
const EVERY = 12;

describe.each(games.map(game => game.about.id))('%s', id => {
  const { rules, cards, cases } = examplesOf(ROOT, id);
  const { best = {}, unshown = {} } = choicesOf(ROOT, id);

  test('every rule can be shown, or it says why not', () => {
    const silent = rulesOf(ROOT, id).filter(rule => !(rule in rules) && !(rule in unshown));
    expect(silent).toEqual([]);
    expect(Object.keys(unshown).filter(rule => rule in rules)).toEqual([]);
    expect(Object.entries(unshown).filter(([, why]) => why.length < 'is about…'.length)).toEqual([]);
  });

  test('what people chose is there, and shows what it was chosen for', () => {
    const known = new Map(
      (Object.keys(best).length > 0 ? casesOf(ROOT, id) : []).map(one => [nameOf(one), one]),
    );
    for (const [rule, name] of Object.entries(best)) {
      expect(known.has(name), `${rule}: there is no scenario “${name}”`).toBe(true);
      expect(known.get(name)?.covers, rule).toContain(rule);
      expect(nameOf(cases[rules[rule]])).toBe(name);
    }
  });

  test('every sentence on its cards can be shown, or it says why not', () => {
    const printed = kitOf(id)?.game.catalogue.cards ?? [];
    const all = printed.flatMap(({ name, text }) => sentencesOf(text).map(part => `${name}: ${part}`));
    expect(all.filter(sentence => !(sentence in cards) && !(sentence in unshown))).toEqual([]);
  });

  test('what is shown runs from beginning to end', () => {
    const kit = kitOf(id);
    if (!kit) throw new Error('no kit');
    for (const one of cases.filter((_one, i) => i % EVERY === 0)) {
      expect(perform(kit, one).scenes.length, nameOf(one)).toBeGreaterThan(0);
    }
  });
});
