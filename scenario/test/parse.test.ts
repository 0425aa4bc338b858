import { Refused } from '@siegeworks/contract';
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
    ['- a', ['the file must be an object, not a list of 1']],
    ['game: nim', ['scenarios must be a list, not missing']],
    ['game: nim\nscenarios: 3', ['scenarios must be a list, not 3']],
    ['game: nim\nscenarios: []', ['scenarios is empty']],
    [
      'gmae: nim\nscenarios: [{ title: A, steps: [P1: a] }]',
      [
        'gmae is not known here (did you mean game?): choose from game, about, given, auto, scenarios',
        'game must be a text, not missing',
      ],
    ],
    [
      'game: nim\nabout: \nauto: 1\nscenarios: 1',
      [
        'about must be a text, not null',
        'auto must be true or false, not 1',
        'scenarios must be a list, not 1',
      ],
    ],
    [
      'game: nim\nscenarios: [{ title: A, steps: [P1: a] }, { title: A, steps: [P1: b] }]',
      ['scenarios[1] "A" has the name of another: "A"'],
    ],
    [
      'game: nim\ngiven: 3\nscenarios: [{ title: A, given: [a], steps: [P1: a] }]',
      ['given must be an object, not 3', 'scenarios[0] "A".given must be an object, not a list of 1'],
    ],
    ['game: nim\nscenarios: [{ steps: [P1: a] }]', ['scenarios[0].title must be a text, not missing']],
    ['game: nim\nscenarios: [{ title: A }]', ['scenarios[0] "A" has no steps']],
    ['game: nim\nscenarios: [{ title: A, steps:  }]', ['scenarios[0] "A".steps must be a list, not null']],
    [
      'game: nim\nscenarios: [{ title: A, covers: , steps: [P1: a] }, { title: B, covers: [], steps: [P1: a] }]',
      ['scenarios[0] "A".covers must be a text, not null', 'scenarios[1] "B".covers is empty'],
    ],
    [
      'game: nim\nscenarios: [{ title: A, variants: [{ name: b }, { name: c, steps: [P1: a] }] }]',
      ['scenarios[0] "A".variants[0] has no steps'],
    ],
    [
      'game: nim\nscenarios: [{ title: A, variants: [{ nam: c, steps: [P1: a] }] }]',
      [
        'scenarios[0] "A".variants[0].nam is not known here (did you mean name?): choose from name, about, covers, given, auto, chance, steps, expect',
        'scenarios[0] "A".variants[0].name must be a text, not missing',
      ],
    ],
    ['game: nim\nscenarios: [{ title: A, variants: [] }]', ['scenarios[0] "A".variants is empty']],
    [
      'game: nim\nscenarios: [{ title: A, steps: [P1: a], wrong: 1 }]',
      [
        'scenarios[0] "A".wrong is not known here: choose from title, about, covers, given, auto, chance, steps, expect, variants',
      ],
    ],
    [
      'game: nim\nscenarios: [{ title: A, steps: [P1: {}], variants: [{ name: b }] }]',
      ['scenarios[0] "A".steps[0].P1 is empty'],
    ],
    [
      'game: nim\nscenarios: [{ title: A, steps: [&a { P1: [*a] }] }]',
      ['scenarios[0] "A".steps[0].P1[0] contains itself'],
    ],
    [
      'game: nim\ngiven: &a { P1: *a }\nscenarios: &b [*b]',
      ['given.P1 contains itself', 'scenarios[0] contains itself'],
    ],
    [
      `game: nim\ngiven: { a: ${'['.repeat(70)}${']'.repeat(70)} }\nscenarios: [{ title: A, steps: [P1: a] }]`,
      [`given.a${'[0]'.repeat(63)} is nested too deeply: 64 levels are allowed`],
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
    ['{}', ' is empty'],
    ['3', ' must be an object, not 3'],
    ['null', ' must be an object, not null'],
    ['{ P1: a, P2: b }', ' does two things, "P1" and "P2": write two steps'],
    ['P0: a', '.P0 is not a step; use P1 (a pick), P1 cannot, pass, chance, expect'],
    ['P1 can: a', '["P1 can"] is not a step; use P1 (a pick), P1 cannot, pass, chance, expect'],
    ['__proto__: a', '.__proto__ is not a step; use P1 (a pick), P1 cannot, pass, chance, expect'],
    ['P1: ', '.P1 must be a text, not null'],
    ['P1: []', '.P1 is empty'],
    ['P1: ""', '.P1 is empty'],
    ['P1: [a, ]', null],
    ['P1: [a, null]', '.P1[1] must be a text, not null'],
    ['P1: true', '.P1 must be a text, not true'],
    [
      'P1: { kid: a }',
      '.P1.kid is not known here (did you mean kind?): choose from kind, card, target, seat, n, what',
    ],
    ['P1: { seat: 2 }', '.P1.seat must be a seat such as P1, not 2'],
    ['P1: { n: .nan }', '.P1.n must be a number, not NaN'],
    ['P1: { n: two }', '.P1.n must be a number, not "two"'],
    ['P1: { card: [a] }', '.P1.card must be a text, not a list of 1'],
    ['pass: ', '.pass must be a seat such as P1, not null'],
    ['pass: everybody', '.pass must be a seat such as P1, not "everybody"'],
    ['pass: []', '.pass is empty'],
    ['P1 cannot: ', '["P1 cannot"] must be a text, not null'],
    ['P1 cannot: []', '["P1 cannot"] is empty'],
    ['P1 cannot: {}', '["P1 cannot"] is empty'],
    ['P1 cannot: ""', '["P1 cannot"] is empty'],
    ['P1 cannot: [a, { do: }]', '["P1 cannot"][1].do must be a text, not null'],
    ['P1 cannot: { because: X-1 }', '["P1 cannot"] says why, but not what cannot be done'],
    ['P1 cannot: { do: a, because: }', '["P1 cannot"].because must be a text, not null'],
    ['P1 cannot: { do: { card: a }, card: b }', '["P1 cannot"].card stands in `do` already'],
    [
      'P1 cannot: { do: a, becuase: X, because: X }',
      '["P1 cannot"].becuase is not known here (did you mean because?): choose from do, kind, card, target, seat, n, what, because',
    ],
    ['{ P1: a, chance: }', '.chance must be a number, not null'],
    ['chance: []', ' is empty'],
    ['chance: ', '.chance must be a number, not null'],
    ['{ P1: a, chance: [] }', null],
    ['{ P1: a, chance: { shuffle: [a] } }', '.chance.shuffle[0] must be a whole number, not "a"'],
    ['{ P1: a, chance: { shuffle: [-1] } }', '.chance.shuffle[0] must be from 0 to 10000, not -1'],
    ['expect: ', '.expect must be an object, not null'],
    ['expect: {}', '.expect is empty'],
    ['expect: 3', '.expect must be an object, not 3'],
    ['expect: { asked: anybody }', '.expect.asked must be a seat such as P1, not "anybody"'],
    ['expect: { question: [a] }', '.expect.question must be a text, not a list of 1'],
    ['expect: { offered: }', '.expect.offered must be a text, not null'],
    ['expect: { offered: [] }', '.expect.offered is empty'],
    ['expect: { exactly: }', '.expect.exactly must be a text, not null'],
    ['expect: { exactly: [] }', null],
    ['expect: { not offered: [] }', '.expect["not offered"] is empty'],
    ['expect: { events: }', '.expect.events must be a text, not null'],
    ['expect: { events: [{}] }', '.expect.events[0] is empty'],
    ['expect: { events: [[a]] }', '.expect.events[0] must be a text, not a list of 1'],
    ['expect: { no events: [] }', '.expect["no events"] is empty'],
    ['expect: { outcome: {} }', '.expect.outcome is empty'],
    [
      'expect: { outcome: { winer: P1 } }',
      '.expect.outcome.winer is not known here (did you mean winner?): choose from winner, draw, rule, reason, places',
    ],
    ['expect: { outcome: { winner: me } }', '.expect.outcome.winner must be a seat such as P1, not "me"'],
    [
      'expect: { outcome: { places: [first] } }',
      '.expect.outcome.places[0] must be a whole number, not "first"',
    ],
    ['expect: { unchanged: }', '.expect.unchanged must be a text, not null'],
    ['expect: { unchanged: [] }', '.expect.unchanged is empty'],
    [
      'expect: { P1.gold: { at least: many } }',
      '.expect["P1.gold"]["at least"] must be a number, not "many"',
    ],
    ['expect: { P1.gold: null }', null],
  ])('%s', (rest, text: string | null) => {
    expect(steps(rest)).toEqual(text === null ? [] : [`${at}${text}`]);
  });
});
