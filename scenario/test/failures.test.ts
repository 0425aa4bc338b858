import { parseScenarios, report, runScenarios, summary } from '@siegeworks/scenario';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { nimKit } from './kits/nim.ts';
import { thievesKit } from './kits/thieves.ts';

const BASE = `
game: thieves
given:
  P1: { hand: [Thief, Copper, Copper] }
  P2: { hand: [Foil], vault: [Gold] }
scenarios:
  - title: A
`;
/** Runs one scenario, told from `steps` on, and returns its report. */
function told(rest: string): string {
  const yaml = BASE + rest.replace(/^/gm, '    ');
  const [result] = runScenarios(thievesKit, parseScenarios(parse(yaml), 'a.scenario.yaml'));
  return report(result);
}
/** The lines about the failure itself, without question, events and table. */
function wrong(rest: string): string {
  return told(rest)
    .split(/\n {2}(?:P\d is asked|what happened|the table)/)[0]
    .split('\n')
    .slice(1)
    .map(line => line.slice(2))
    .join('\n');
}

test('a failure is reported whole: place, difference, options, events, table', () => {
  expect(told('steps: [{ P1: stash Copper#1, expect: { P1.points: 2 } }]')).toBe(
    `
✗ a.scenario.yaml › A
  step 1 — P1: stash Copper#1
    P1.points
    expected: 2
    found:    1
  P2 is asked: Stash a card, play one, or pass. (turns.act)
    stash Foil
    stash Copper
    pass
  what happened
    P1 stashes a Copper.
    P2 draws a Copper.
  the table
    turn 1 · turn of P2
    Deck               20 cards
    Discard pile       0 cards
    P1, the fox: hand  2 cards
      Thief, Copper (1)
    P1: vault          1 card
      Copper (1)
    P2, the fox: hand  2 cards
      Foil, Copper (1)
    P2: vault          1 card
      Gold (3)
`.trim(),
  );
});

test('a success is one line, and the summary counts', () => {
  const file = parseScenarios(parse(`${BASE}    steps: [P1: pass]`), 'a.yaml');
  const results = runScenarios(thievesKit, file);
  expect(results.map(report)).toEqual(['✓ a.yaml › A']);
  expect(summary(results)).toBe('1 scenario, all as expected');
  expect(summary([...results, { ...results[0], ok: false }])).toBe('2 scenarios, 1 not as expected');
});

const FAILURES: Record<string, [rest: string, report: string]> = {
  'a typo in a pick': [
    'steps: [P1: steel from P2]',
    'step 1 — P1: steel from P2\n  no option reads "steel from P2"\ndid you mean\n  steal from P2',
  ],
  'fields that fit nothing': [
    'steps: [P1: { kind: beg }]',
    'step 1 — P1: { kind: beg }\n  no option reads "{ kind: beg }"',
  ],
  'several options that read the same': [
    'steps: [P1: stash Copper]',
    'step 1 — P1: stash Copper\n  2 options read "stash Copper": write "stash Copper#1" to "stash Copper#2" (no space before #: YAML begins a comment there)',
  ],
  'a number past the last twin': [
    'steps: [P1: stash Copper#3]',
    'step 1 — P1: stash Copper#3\n  no option reads "stash Copper#3"\ndid you mean\n  stash Copper',
  ],
  'a piece that fits several options': [
    'steps: [P1: stash]',
    'step 1 — P1: stash\n  "stash" fits 2 options: stash Thief | stash Copper',
  ],
  'a whole text that is only a piece': [
    'steps: [P1: =steal]',
    'step 1 — P1: =steal\n  no option reads "=steal"\ndid you mean\n  steal from P2',
  ],
  'the second of several picks': [
    'steps: [P1: [pass, pass]]',
    'step 1 — P1: [pass, pass]\n  P2 is asked, not P1',
  ],
  'a card that is not there': [
    'steps: [P1: { card: Bronze }]',
    'step 1 — P1: { card: Bronze }\n  there is no card "Bronze" in this position',
  ],
  'a misspelt card': [
    'steps: [P1: { card: P1 Thif }]',
    'step 1 — P1: { card: P1 Thif }\n  there is no card "P1 Thif" in this position\ndid you mean\n  Thief',
  ],
  'somebody who does not play': [
    'steps: [P3: concede]',
    'step 1 — P3: concede\n  there is no P3 in this game',
  ],
  'a refusal to somebody who does not play': [
    'steps: [P3 cannot: pass]',
    'step 1 — P3 cannot: pass\n  there is no P3 in this game',
  ],
  'somebody who is not asked': ['steps: [P2: pass]', 'step 1 — P2: pass\n  P1 is asked, not P2'],
  'somebody who was passed over, with the way out': [
    'given: { P2: { hand: [Copper] }, P3: { hand: [Foil] } }\nsteps: [P1: steal, P2: pass]',
    'step 2 — P2: pass\n  P3 is asked, not P2. P2 could only pass and was passed over; with `auto: false` such questions are asked',
  ],
  'a pick after the end': [
    'steps: [P1: concede, P2: pass]',
    'step 2 — P2: pass\n  the game is over: there are no more questions',
  ],
  'passing after the end': [
    'steps: [P1: concede, pass: P2]',
    'step 2 — pass: P2\n  the game is over: there are no more questions',
  ],
  'giving up after the end': [
    'steps: [P1: concede, P2: concede]',
    'step 2 — P2: concede\n  the game is over: there are no more questions',
  ],
  'chance that is left over at the end': [
    'chance: [3]\nsteps: [P1: pass]',
    'at the end\n  scripted chance is left over at the end: [3]',
  ],
  'chance that is left over after its step': [
    'steps: [{ P1: steal, chance: [3, { shuffle: [1] }] }]',
    'step 1 — P1: steal\n  scripted chance is left over after this step: [3, [1]]',
  ],
  'chance that is left over before a step': [
    'chance: [3]\nsteps: [{ P1: pass }, { P2: pass, chance: [2] }]',
    'step 2 — P2: pass\n  scripted chance is left over before this step: [3]',
  ],
  'chance that runs out': [
    'steps: [P1: steal, pass: all]',
    'step 2 — pass: all\n  a d6 is rolled, but the script has run out',
  ],
  'chance that runs out behind a question that is none': [
    'given: { P2: { hand: [Copper] } }\nsteps: [P1: steal]',
    'step 1 — P1: steal\n  a d6 is rolled, but the script has run out (after P2, who could only pass, was passed over)',
  ],
  'a shuffle where a die is rolled': [
    'chance: shuffle\nsteps: [P1: steal, pass: all]',
    'step 2 — pass: all\n  a d6 is rolled, but the script has []',
  ],
  'a number that the die does not have': [
    'chance: 7\nsteps: [P1: steal, pass: all]',
    'step 2 — pass: all\n  a d6 cannot show 7',
  ],
  'an unknown word for a die': [
    'chance: [cought]\nsteps: [P1: pass]',
    'the position (given)\n  "cought" is not an outcome of chance; use numbers, caught, in, shuffle\ndid you mean\n  caught',
  ],
  'a position that is not legal, with every reason': [
    'given: { deck: [Beggar, Beggar, Beggar], pile: [Gold, Gold] }\nsteps: [P1: pass]',
    'the position (given)\n  pile[1]: there are only 2 of Gold (TH-1)\n  deck[2]: there are only 2 of Beggar (TH-1)',
  ],
  'a position of another shape, with every reason': [
    'given: { deck: [Ruby], pile: Gold, P2: [], turn: 2, well: 1 }\nsteps: [P1: pass]',
    [
      'the position (given)',
      'turn must be one of P1, P2, P3, not 2',
      'deck[0] must be one of Copper, Silver, Gold, Thief, Foil, Beggar, not "Ruby"',
      'pile must be a list, not "Gold"',
      'P2 must be a mapping, not []',
      'well is not known here: choose from turn, start, deck, pile, P1, P2, P3',
    ].join('\n  '),
  ],
  'a word for a die that every object answers to': [
    'chance: [constructor]\nsteps: [P1: pass]',
    'the position (given)\n  "constructor" is not an outcome of chance; use numbers, caught, in, shuffle',
  ],
  'passing when another is asked': ['steps: [pass: P2]', 'step 1 — pass: P2\n  P1 is asked, not P2'],
  'a wrong seat': ['steps: [expect: { asked: P2 }]', 'step 1\n  asked\n  expected: P2\n  found:    P1'],
  'a wrong question': [
    'steps: [expect: { question: turns.akt }]',
    'step 1\n  question\n  expected: turns.akt\n  found:    turns.act\ndid you mean\n  turns.act',
  ],
  'an option that is missing': [
    'steps: [expect: { offered: [pass, beg] }]',
    'step 1\n  no option reads "beg"',
  ],
  'an option too many': [
    'steps: [expect: { exactly: [pass, stash Copper, stash Thief, steal] }]',
    'step 1\n  more is offered\n  expected: nothing else\n  found:    stash Copper',
  ],
  'an option too few': [
    'steps: [expect: { exactly: [pass, pass] }]',
    'step 1\n  no option reads "pass"\ndid you mean\n  pass',
  ],
  'an option that was not to be offered': [
    'steps: [expect: { not offered: steal }]',
    'step 1\n  this was not to be offered\n  expected: no steal\n  found:    steal from P2',
  ],
  'an event that did not happen': [
    'steps: [{ P1: stash Thief, expect: { events: [P2 draws, P1 stashes] } }]',
    'step 1 — P1: stash Thief\n  this event did not happen after those before it\n  expected: P1 stashes\n  found:    nothing',
  ],
  'the first event that did not happen': [
    'steps: [{ P1: stash Thief, expect: { events: { type: stashed, rule: TH-5 } } }]',
    'step 1 — P1: stash Thief\n  this event did not happen\n  expected: { type: stashed, rule: TH-5 }\n  found:    P1 stashes a Thief.\n            P2 draws a Copper.',
  ],
  'an event that an expect has already seen': [
    'steps: [{ P1: stash Thief, expect: { asked: P2 } }, { expect: { events: stashes } }]',
    'step 2\n  this event did not happen\n  expected: stashes\n  found:    nothing',
  ],
  'an event that was not to happen': [
    'steps: [{ P1: pass, expect: { no events: { type: drawn, seat: P2 } } }]',
    'step 1 — P1: pass\n  this event was not to happen\n  expected: no { type: drawn, seat: P2 }\n  found:    P2 draws a Copper.',
  ],
  'a game that goes on': [
    'steps: [expect: { outcome: { winner: [P1, P2] } }]',
    'step 1\n  outcome\n  expected: { winner: P1 and P2 }\n  found:    the game is not over',
  ],
  'a game that is over': [
    'steps: [{ P1: concede, expect: { outcome: none } }]',
    'step 1 — P1: concede\n  outcome\n  expected: the game is not over\n  found:    it is over (TH-10)',
  ],
  'another winner': [
    'steps: [P1: concede]\nexpect: { outcome: { winner: P1 } }',
    'at the end\n  outcome.winner\n  expected: P1\n  found:    P2',
  ],
  'an unknown value': [
    'steps: [expect: { P1.pionts: 2 }]',
    'step 1\n  there is no pionts in P1; choose from hand, vault, points, cards\ndid you mean\n  points',
  ],
  'a misspelt word of expect': [
    'steps: [expect: { evnts: rolls }]',
    'step 1\n  there is no evnts; choose from turns, deck, pile, Beggars (etc.) gone, P1, P2, asked, question, offered, exactly, not offered, events, no events, outcome, unchanged\ndid you mean\n  events',
  ],
  'an unknown value in a mapping': [
    'steps: [expect: { P1: { cards: { Foil: vault } } }]',
    'step 1\n  there is no Foil in P1.cards; choose from Thief, Copper, Copper #2',
  ],
  'a value inside a value that is none': [
    'steps: [expect: { deck.top: Gold }]',
    'step 1\n  there is no top in deck; there is nothing',
  ],
  'something that is still there': [
    'steps: [expect: { P2.cards.Gold: null }]',
    'step 1\n  P2.cards.Gold\n  expected: null\n  found:    vault',
  ],
  'a misspelt name of something that is not there': [
    'steps: [expect: { P2.cards.Golt: null }]',
    'step 1\n  there is no Golt in P2.cards; choose from Foil, Gold\ndid you mean\n  Gold',
  ],
  'a list in another order': [
    'steps: [expect: { P1.hand: [Copper, Thief, Copper] }]',
    'step 1\n  P1.hand\n  expected: [Copper, Thief, Copper]\n  found:    [Thief, Copper, Copper]',
  ],
  'something that can be done after all': [
    'steps: [P1 cannot: { do: steal, card: Thief, because: TH-5 }]',
    'step 1 — P1 cannot: { do: steal, card: Thief, because: TH-5 }\n  P1 can: "steal from P2" is offered',
  ],
  'a card that can be used after all': [
    'steps: [P1 cannot: { card: Thief, because: TH-5 }]',
    'step 1 — P1 cannot: { card: Thief, because: TH-5 }\n  P1 can: "stash Thief" is offered',
  ],
  'an attempt that can be made after all': [
    'steps: [P1 cannot: { do: steal, card: Thief, seat: P2 }]',
    'step 1 — P1 cannot: { do: steal, card: Thief, seat: P2 }\n  P1 can: "steal from P2" is offered',
  ],
  'words that are offered after all': [
    'steps: [P1 cannot: [beg, stash Copper]]',
    'step 1 — P1 cannot: [beg, stash Copper]\n  P1 can: "stash Copper" is offered',
  ],
  'a card in an attempt that is not there': [
    'steps: [P1 cannot: { kind: steal, card: Thif }]',
    'step 1 — P1 cannot: { kind: steal, card: Thif }\n  there is no card "Thif" in this position\ndid you mean\n  Thief',
  ],
  'everything that has changed besides what is named': [
    'steps: [{ P1: stash Thief, expect: { turns: 1, P2: { hand: { length: 2 } }, unchanged: everything else } }]',
    [
      'step 1 — P1: stash Thief',
      '  this was to stay as it was',
      '  expected: deck: 21',
      '            P1.hand: [Thief, Copper, Copper]',
      '            P1.vault: []',
      '            P1.cards.Thief: hand',
      '            P2.cards.Copper: not there',
      '  found:    deck: 20',
      '            P1.hand: [Copper, Copper]',
      '            P1.vault: [Thief]',
      '            P1.cards.Thief: vault',
      '            P2.cards.Copper: hand',
    ].join('\n'),
  ],
  'something named that has changed': [
    'steps: [{ P1: stash Thief, expect: { unchanged: [P2.vault, P1.cards.Copper#2, P1.vault] } }]',
    'step 1 — P1: stash Thief\n  this was to stay as it was\n  expected: P1.vault: []\n  found:    P1.vault: [Thief]',
  ],
  'something unchanged that is not there': [
    'steps: [expect: { unchanged: P2.volt }]',
    'step 1\n  there is no P2.volt\ndid you mean\n  P2.vault\n  P1.vault',
  ],
  'another reason': [
    'steps: [P2 cannot: { do: foil it, card: P2 Foil, because: TH-9 }]',
    'step 1 — P2 cannot: { do: foil it, card: P2 Foil, because: TH-9 }\n  another reason is given\n  expected: TH-9\n  found:    it is not your turn (TH-3)\n            it is not your decision',
  ],
  'a refusal without a card': [
    'steps: [P1 cannot: { do: dance, because: TH-9 }]',
    'step 1 — P1 cannot: { do: dance, because: TH-9 }\n  which card is meant? Add `card:` so that the reason can be asked for',
  ],
};
describe('says what is wrong:', () => {
  test.each(Object.entries(FAILURES))('%s', (_name, [rest, text]) => {
    expect(wrong(rest)).toBe(text);
  });
});

const MATCHERS: [string, unknown, boolean][] = [
  ['P1.hand', { includes: 'Copper' }, true],
  ['P1.hand', { includes: ['Copper', 'Thief'] }, true],
  ['P1.hand', { includes: ['Copper', 'Foil'] }, false],
  ['P1.hand', { excludes: 'Foil' }, true],
  ['P1.hand', { excludes: ['Foil', 'Thief'] }, false],
  ['P1.hand', { length: 3 }, true],
  ['P1.hand', { length: 2 }, false],
  ['P1.hand', { 'any order': ['Copper', 'Copper', 'Thief'] }, true],
  ['P1.hand', { 'any order': ['Copper', 'Thief', 'Thief'] }, false],
  ['P1.hand', { 'any order': ['Copper', 'Thief'] }, false],
  ['P1.hand', { not: [] }, true],
  ['P1.hand', { is: [] }, false],
  ['P1.cards', { includes: 'Copper #2' }, true],
  ['P1.cards.Copper#2', 'hand', true],
  ['P1.cards.Copper', { includes: 'an' }, true],
  ['P1.cards.Copper', { includes: 'on' }, false],
  ['P1.cards', { Thief: 'hand', Copper: 'vault' }, false],
  ['P1.cards.Gold', { is: null }, true],
  ['P1.cards', { is: { Copper: 'hand', 'Copper #2': 'hand', Thief: 'hand' } }, true],
  ['P1.cards', { is: { Copper: 'hand', Thief: 'hand' } }, false],
  ['P1.hand.0', 'Thief', true],
  ['deck', { 'at least': 21, 'at most': 21 }, true],
  ['deck', { 'at least': 22 }, false],
  ['deck', { 'at most': 20 }, false],
  ['P1.hand', { 'at least': 1 }, false],
  ['Beggars (etc.) gone', 0, true],
  ['P2', { points: 3, 'cards.Gold': 'vault' }, true],
  ['P2', { points: 3, 'cards.Gold': 'hand' }, false],
  ['P2', {}, false],
];
test.each(MATCHERS)('%s as %j: %s', (path, wanted, ok) => {
  const step = { expect: { [path]: wanted } };
  const given = parse(BASE).given;
  const file = parseScenarios({ game: 'thieves', given, scenarios: [{ title: 'A', steps: [step] }] }, 'a');
  expect(runScenarios(thievesKit, file)[0].ok).toBe(ok);
});

test('a file of another game is refused', () => {
  const file = parseScenarios(parse(`${BASE}    steps: [P1: pass]`), 'a.yaml');
  expect(() => runScenarios(nimKit, file)).toThrow('a.yaml: is of thieves, not of nim');
});

test('a bug in the rules is reported with its place, and the table as it was', () => {
  const broken = {
    ...thievesKit,
    game: {
      ...thievesKit.game,
      audit: { ...thievesKit.game.audit, turns: () => (undefined as never as []).length },
    },
  };
  const file = parseScenarios(parse(`${BASE}    steps: [pass: all]`), 'a.yaml');
  const [result] = runScenarios(broken, file);
  expect(result.failure?.message).toMatch(/^the rules broke at failures\.test\.ts:\d+: TypeError: .*$/);
  expect(result.failure?.board).toContain('Thief, Copper (1) ×2');
});

test('words that break do not hide what was wrong first', () => {
  const mute = () => {
    throw new Error('no words');
  };
  const broken = {
    ...thievesKit,
    game: { ...thievesKit.game, words: { ...thievesKit.game.words, board: mute } },
  };
  const file = parseScenarios(parse(`${BASE}    steps: [P2: pass]`), 'a.yaml');
  const [result] = runScenarios(broken, file);
  expect(result.failure?.message).toBe('P1 is asked, not P2');
  expect(result.failure?.board).toBe('(the table cannot be shown: no words)');
});

test('what was there once may be said to be gone; what never was may not', () => {
  const facts = (s: { turns: number }) => ({ marks: s.turns > 1 ? {} : { dust: 1 } });
  const steps = (name: string) => [{ P1: 'take 1 from heap 1' }, { expect: { [`marks.${name}`]: null } }];
  const messages = ['dust', 'rust'].map(name => {
    const file = parseScenarios({ game: 'nim', scenarios: [{ title: 'A', steps: steps(name) }] }, 'a');
    return runScenarios({ ...nimKit, facts }, file)[0].failure?.message;
  });
  expect(messages).toEqual([undefined, 'there is no rust in marks; there is nothing']);
});

test('a game may have its own option to concede', () => {
  const words = {
    ...nimKit.game.words,
    option: (_s: unknown, o: { n?: number }) => (o.n === 3 ? 'concede' : 'take'),
  };
  const kit = { ...nimKit, game: { ...nimKit.game, words } };
  const data = {
    game: 'nim',
    given: { heaps: [3] },
    scenarios: [{ title: 'A', steps: [{ P1: 'concede' }] }],
  };
  data.scenarios[0].steps.push({ expect: { outcome: { rule: 'NIM-3', winner: 'P1' } } } as never);
  expect(runScenarios(kit, parseScenarios(data, 'a')).map(report)).toEqual(['✓ a › A']);
});

test('whoever cannot pass', () => {
  const file = parseScenarios(parse('game: nim\nscenarios: [{ title: A, steps: [pass: P1] }]'), 'a.yaml');
  expect(runScenarios(nimKit, file)[0].failure?.message).toBe('P1 cannot pass');
});

test('results are plain data, for programs', () => {
  const file = parseScenarios(parse(`${BASE}    covers: TH-1\n    steps: [P1: pass]`), 'a.yaml');
  const [result] = runScenarios(thievesKit, file);
  expect(JSON.parse(JSON.stringify(result))).toEqual({
    file: 'a.yaml',
    title: 'A',
    variant: null,
    name: 'A',
    covers: ['TH-1'],
    ok: true,
    picks: 1,
    failure: null,
  });
});
