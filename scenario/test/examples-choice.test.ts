import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { chooseExamples, nameOf, parseScenarios, perform } from '../src/index.ts';
import { thievesKit } from './kits/thieves.ts';

const FILE = parseScenarios(
  parse(`
game: thieves
given: { P1: { hand: [Thief, Copper] }, P2: { hand: [Foil], vault: [Gold] } }
scenarios:
  - title: Long
    covers: [TH-5, TH-6]
    steps:
      - P1: steal from P2
        expect: { asked: P2, exactly: [pass, foil it] }
      - P2: pass
        chance: [4]
      - P2: stash Foil
  - title: Short
    covers: [TH-5]
    steps:
      - P2 cannot: { do: stash Foil, because: it is not your decision }
      - P1: steal from P2
      - P2: pass
        chance: [2]
        expect: { P2.vault: [Gold] }
  - title: Under rules of its own
    covers: [TH-6]
    given: { options: { drawn: 2 } }
    steps: [P1: steal from P2, P2: pass]
  - title: Still
    covers: [TH-5, TH-9]
    steps: [expect: { P1.points: 0 }]
`),
  'file',
);
const wanted = { rules: new Map(['TH-5', 'TH-6', 'TH-9', 'TH-1'].map(id => [id, ''])), sentences: ['Still'] };
const names = (best = {}) => {
  const { cases, rules, cards } = chooseExamples(FILE.cases, wanted, { best });
  const named = (places: Record<string, number>) =>
    Object.fromEntries(Object.entries(places).map(([key, place]) => [key, nameOf(cases[place])]));
  return { ...named(rules), ...named(cards) };
};

test('the shortest example about the fewest rules is chosen, one under rules of its own or a still one last, and what people chose before all', () => {
  expect(names()).toEqual({ 'TH-5': 'Short', 'TH-6': 'Long', 'TH-9': 'Still', Still: 'Still' });
  expect(names({ 'TH-5': 'Long' })).toMatchObject({ 'TH-5': 'Long' });
});

test('an example near to the words of the rule comes before a shorter one', () => {
  const said = 'A Thief takes a card from another vault under rules of its own.';
  const rules = (text: string) => ({ rules: new Map([['TH-6', text]]), sentences: [] });
  const shown = (text: string) => {
    const { cases, rules: places } = chooseExamples(FILE.cases, rules(text));
    return nameOf(cases[places['TH-6']]);
  };
  expect([shown(''), shown(said)]).toEqual(['Long', 'Under rules of its own']);
});

test('what is only refused shows a rule that forbids something, and hardly another', () => {
  const refused = { ...FILE.cases[1], title: 'Refused', steps: FILE.cases[1].steps.slice(0, 1) };
  const shown = (text: string) => {
    const { cases, rules } = chooseExamples([refused, FILE.cases[1]], {
      rules: new Map([['TH-5', text]]),
      sentences: [],
    });
    return nameOf(cases[rules['TH-5']]);
  };
  expect([shown('A Thief steals.'), shown('Nobody may steal.')]).toEqual(['Short', 'Refused']);
});

test('a performance has every pick with its dice, and why something cannot be done', () => {
  const short = FILE.cases[1];
  const { scenes, start, end } = perform(thievesKit, short);
  expect(scenes.map(({ deed }) => deed?.option.kind ?? null)).toEqual([null, 'steal', 'pass']);
  expect(scenes[0].refused.length).toBeGreaterThan(0);
  expect(scenes[2].deed?.at.script).toEqual([2]);
  expect(start).not.toBe(end);
});

test('a reason that forbids several attempts is told once', () => {
  const [cannot, ...rest] = FILE.cases[1].steps;
  if (cannot.act?.do !== 'cannot') throw new Error('the first step tries nothing');
  const [refusal] = cannot.act.refusals;
  const twice = { ...cannot, act: { ...cannot.act, refusals: [refusal, refusal] } };
  const [scene] = perform(thievesKit, { ...FILE.cases[1], steps: [twice, ...rest] }).scenes;
  expect(scene.refused).toHaveLength(1);
});

test('what can be answered is told after a deed, and nothing else that was expected', () => {
  const { cases, rules } = chooseExamples(FILE.cases, wanted);
  const [long, short] = [cases[rules['TH-6']], cases[rules['TH-5']]];
  expect(long.steps.map(({ act, expect: seen }) => act?.do ?? seen?.exactly)).toEqual([
    ...['pick', ['pass', 'foil it'], 'pick', 'pick'],
  ]);
  expect(short.steps.every(({ expect: seen }) => seen === null)).toBe(true);
  expect(perform(thievesKit, long).scenes.map(({ deed }) => deed?.option.kind ?? null)).toEqual([
    ...['steal', null, 'pass', 'stash'],
  ]);
});

test('what does not run is refused with its name and step', () => {
  const broken = { ...FILE.cases[0], chance: [1, 1, 1] };
  expect(() => perform(thievesKit, broken)).toThrow(/Long: this cannot be shown/);
});
