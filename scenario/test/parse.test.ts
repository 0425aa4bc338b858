import { Refused } from '@siegeworks/kernel';
import { nameOf, parseScenarios, refuseLostNumbers } from '@siegeworks/scenario';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';

function mistakes(yaml: string): string[] {
  try {
    parseScenarios(parse(yaml), 'a.yaml');
  } catch (error) {
    if (error instanceof Refused) return error.reasons.map(reason => reason.text);
    throw error;
  }
  return [];
}
const steps = (rest: string) => mistakes(`game: nim\nscenarios: [{ title: A, steps: [${rest}] }]`);
const at = 'a.yaml: scenarios[0] "A".steps[0]';

describe('a file', () => {
  test('inherits from the top: file, scenario, variant', () => {
    const yaml = `
game: nim
auto: false
given: { P1: { hand: [Foil], gold: 3 }, deck: [Copper] }
scenarios:
  - title: A
    covers: [X-1]
    chance: [1]
    steps: [P1: a]
    expect: { asked: P1 }
    given: { P1: { gold: 4 } }
    variants:
      - { name: b, covers: X-2, chance: [2, { shuffle: [0] }], steps: [P2: b], expect: { asked: P2 } }
      - { name: c, auto: true, given: { deck: null, P1: { hand: [] } } }
`;
    const [b, c] = parseScenarios(parse(yaml), 'a.yaml').cases;
    expect([nameOf(b), nameOf(c)]).toEqual(['A › b', 'A › c']);
    expect(b).toMatchObject({ covers: ['X-1', 'X-2'], chance: [1, 2, [0]], auto: false });
    expect(b.steps.map(step => [step.number, step.text])).toEqual([
      ['1', 'P1: a'],
      ['2', 'P2: b'],
      ['end', ''],
      ['end', ''],
    ]);
    expect(b.steps.slice(2).map(step => step.expect?.asked)).toEqual([1, 0]);
    expect(b.given).toEqual({ P1: { hand: ['Foil'], gold: 4 }, deck: ['Copper'] });
    expect(c).toMatchObject({ covers: ['X-1'], auto: true, given: { P1: { hand: [], gold: 4 } } });
    expect(c.given).not.toHaveProperty('deck');
  });

  test.each([
    ['- a', ['must be a mapping, not [a]', 'game: must be a text, not nothing', 'scenarios: there are none']],
    ['game: nim', ['scenarios: there are none']],
    ['game: nim\nscenarios: 3', ['scenarios: must be a list, not 3', 'scenarios: there are none']],
    [
      'gmae: nim\nscenarios: [{ title: A, steps: [P1: a] }]',
      [
        'unknown key "gmae"; did you mean game? Known are game, about, given, auto, scenarios',
        'game: must be a text, not nothing',
      ],
    ],
    [
      'game: nim\nauto: 1\nscenarios: [{ title: A, steps: [P1: a] }, { title: A, steps: [P1: b] }]',
      ['auto: must be true or false, not 1', 'scenarios: two are called "A"'],
    ],
    [
      'game: nim\ngiven: 3\nscenarios: [{ title: A, given: [a], steps: [P1: a] }]',
      ['given: must be a mapping, not 3', 'scenarios[0] "A".given: must be a mapping, not [a]'],
    ],
    ['game: nim\nscenarios: [{ steps: [P1: a] }]', ['scenarios[0].title: must be a text, not nothing']],
    ['game: nim\nscenarios: [{ title: A }]', ['scenarios[0] "A": has no steps']],
    [
      'game: nim\nscenarios: [{ title: A, variants: [{ name: b }, { nam: c, steps: [P1: a] }] }]',
      [
        'scenarios[0] "A".variants[0]: has no steps, and its scenario has none either',
        'scenarios[0] "A".variants[1]: unknown key "nam"; did you mean name? Known are name, about, covers, given, auto, chance, steps, expect',
        'scenarios[0] "A".variants[1].name: must be a text, not nothing',
      ],
    ],
    ['game: nim\nscenarios: [{ title: A, variants: [] }]', ['scenarios[0] "A".variants: there are none']],
    [
      'game: nim\nscenarios: [{ title: A, steps: [P1: a], wrong: 1 }]',
      [
        'scenarios[0]: unknown key "wrong". Known are title, about, covers, given, auto, chance, steps, expect, variants',
      ],
    ],
    [
      'game: nim\nscenarios: [{ title: A, steps: [P1: {}], variants: [{ name: b }] }]',
      ['scenarios[0] "A".steps[0].P1: names no option'],
    ],
  ])('%j', (yaml, texts) => {
    expect(mistakes(yaml)).toEqual(texts.map(text => `a.yaml: ${text}`));
  });
});

test('a number that YAML would take for a comment is refused with its line', () => {
  const yaml = `
- P1: stash Copper#2   # the second one
- P1: "stash Copper #2"
- P1: 'stash Copper #2'
# 2 comments
`;
  expect(() => refuseLostNumbers(yaml, 'a.yaml')).not.toThrow();
  const lost = `${yaml}- P1: { card: P1 Thief }\n- P1: stash Copper #2\n`;
  expect(() => refuseLostNumbers(lost, 'a.yaml')).toThrow(
    'a.yaml:7: " #2" is a comment in YAML: write #2 without the space',
  );
});

describe('a step', () => {
  test.each([
    ['{}', ': is empty'],
    ['{ P1: a, P2: b }', ': does two things: P1, P2. Write two steps'],
    ['P0: a', ': "P0" is no step. Known are P1 (a pick), P1 cannot, pass, chance, expect'],
    ['P1 can: a', ': "P1 can" is no step. Known are P1 (a pick), P1 cannot, pass, chance, expect'],
    ['P1: []', '.P1: picks nothing'],
    [
      'P1: { kid: a }',
      '.P1: unknown key "kid"; did you mean kind? Known are kind, card, target, seat, n, what',
    ],
    ['P1: { seat: 2 }', '.P1.seat: must be a seat such as P1, not 2'],
    ['P1: { n: .nan }', '.P1.n: must be a number, not NaN'],
    ['P1: { n: two }', '.P1.n: must be a number, not two'],
    ['P1: { card: [a] }', '.P1.card: must be a text, not [a]'],
    ['pass: everybody', '.pass: must be a seat such as P1, not everybody'],
    ['pass: []', '.pass: nobody passes: write all, or seats such as [P1, P2]'],
    [
      'P1 cannot: a',
      '.P1 cannot: needs its reason: { do: a, because: a rule number or words of the reason }',
    ],
    ['P1 cannot: { because: X-1 }', '.P1 cannot: needs `do` (an option) or `card`'],
    ['P1 cannot: { do: a }', '.P1 cannot.because: must be a text, not nothing'],
    [
      'P1 cannot: { do: a, becuase: X, because: X }',
      '.P1 cannot: unknown key "becuase"; did you mean because? Known are do, card, because',
    ],
    [
      '{ P1: a, chance: { shufle: [1] } }',
      '.chance: unknown key "shufle"; did you mean shuffle? Known are shuffle',
    ],
    ['{ P1: a, chance: { shuffle: [a] } }', '.chance.shuffle: must be a number, not a'],
    ['expect: {}', '.expect: expects nothing'],
    ['expect: 3', '.expect: must be a mapping, not 3'],
    ['expect: { asked: anybody }', '.expect.asked: must be a seat such as P1, not anybody'],
    ['expect: { question: [a] }', '.expect.question: must be a text, not [a]'],
    ['expect: { events: [[a]] }', '.expect.events: must be a text, not [a]'],
    [
      'expect: { outcome: { winer: P1 } }',
      '.expect.outcome: unknown key "winer"; did you mean winner? Known are winner, draw, rule, reason, places',
    ],
    ['expect: { outcome: { winner: me } }', '.expect.outcome.winner: must be a seat such as P1, not me'],
    ['expect: { outcome: { places: [first] } }', '.expect.outcome.places: must be a number, not first'],
  ])('%s', (rest, text) => {
    expect(steps(rest)).toEqual([`${at}${text}`]);
  });
});
