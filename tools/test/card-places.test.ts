import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { cardPlaces, complaints } from '../card-places.mjs';
import { folder } from './folder.ts';

const PRINTED = `export const PRINTED = {
  ogre: { name: 'Ogre', type: 'unit', needs: { cave: 1 }, text: 'Fights.' },
  'rope-trap': { name: 'Rope Trap', type: 'trap', text: 'Binds an Ogre.' },
} satisfies Record<string, object>;`;

const counted = (files: Record<string, unknown>) =>
  cardPlaces(folder({ 'games/zig/src/cards/printed.ts': PRINTED, ...files }), 'zig');
const places = (files: Record<string, unknown>) =>
  counted(files).places.map(({ file, line, card }) => `${file}:${line} ${card}`);
const inRules = (text: string) => places({ 'games/zig/src/rules/a.ts': text });

describe('a place that names a card', () => {
  test.each([
    `if (card === 'ogre') fight();`,
    'if (card === `ogre`) fight();',
    `const name = 'Ogre';`,
    'const WORTH = { ogre: 3 };',
    `const WORTH = { 'ogre': 3 };`,
    `type Unit = 'ogre' | 'elf';`,
  ])('%s', text => {
    expect(inRules(`\n${text}`)).toEqual(['games/zig/src/rules/a.ts:2 ogre']);
  });

  test.each([
    '// the ogre and the Rope Trap',
    `const text = 'an ogre';`,
    `const text = \`ogre \${2}\`;`,
    'const { ogre } = counts;',
    'interface Counts { ogre: number }',
    'const n = counts.ogre;',
    `const need = 'cave';`,
    `import { ogre } from './ogre.ts';`,
    `classes('side', { ogre: true });`,
  ])('does not stand in: %s', text => {
    expect(inRules(text)).toEqual([]);
  });

  test('is reported once for a line, by the id', () => {
    expect(inRules(`const one = ['rope-trap', 'Rope Trap', 'ogre'];`)).toEqual([
      'games/zig/src/rules/a.ts:1 rope-trap',
      'games/zig/src/rules/a.ts:1 ogre',
    ]);
  });

  test('may be in cards/, decks, art, scenarios and tests, and not on the rest of a screen', () => {
    const text = `export const card = 'ogre';`;
    const free = [
      'games/zig/src/cards/ogre.ts',
      'games/zig/src/decks.ts',
      'games/zig/test/a.test.ts',
      'games/zig/scenarios/a.ts',
      'screens/zig/src/art.ts',
      'screens/zag/src/board.ts',
    ];
    const taken = ['games/zig/src/scene/words.ts', 'games/zig/src/words/a.ts', 'screens/zig/src/board.tsx'];
    const files = Object.fromEntries([...free, ...taken].map(path => [path, text]));
    expect(places(files)).toEqual(taken.map(path => `${path}:1 ogre`));
  });

  test('is free in one table of worths only', () => {
    const files = {
      'games/zig/src/judgement/habit.ts': `const card = 'ogre';`,
      'games/zig/src/judgement/weights.ts': `export const WORTH = { ogre: 3, 'rope-trap': 1 };`,
    };
    expect(places(files)).toEqual(['games/zig/src/judgement/habit.ts:1 ogre']);
  });
});

describe('exceptions', () => {
  const RULES = { 'games/zig/src/rules/a.ts': `const cards = ['ogre',\n'rope-trap'];` };
  const told = (exceptions: unknown) =>
    complaints(counted({ ...RULES, 'games/zig/card-places.json': exceptions }));

  test('none are needed where no place names a card', () => {
    expect(complaints(counted({}))).toEqual([]);
  });

  test('the number of places may only go down', () => {
    expect(told({ allowed: 2 })).toEqual([]);
    expect(told({ allowed: 1 })[0]).toMatch(/^zig: 2 places outside cards\/ name a card, at most 1/);
    expect(told({ allowed: 3 })[0]).toMatch(/^games\/zig\/card-places.json: 3 are allowed, but only 2/);
  });

  test('a word of the rulebook is not a card, and says why', () => {
    expect(told({ allowed: 1, words: { ogre: 'a rank' } })).toEqual([]);
    expect(told({ allowed: 1, words: { ogre: '' } })).toEqual([
      `games/zig/card-places.json: the word 'ogre' needs a reason`,
    ]);
    expect(told({ allowed: 2, words: { elf: 'a rank' } })).toEqual([
      `games/zig/card-places.json: the word 'elf' is not a card: take it off`,
    ]);
  });
});

test('all cards of a game are known by their ids and names', () => {
  const root = join(import.meta.dirname, '../..');
  const text = readFileSync(join(root, 'games/arcania/src/cards/printed.ts'), 'utf8');
  const ids = [...text.matchAll(/^ {2}'?([a-z-]+)'?: \{ name:/gm)].map(match => match[1]);
  const lines = ids.map(id => `'${id}',`).join('\n');
  expect(
    places({
      'games/zig/src/cards/printed.ts': text,
      'games/zig/src/a.ts': `export const all = [\n${lines}];`,
    }),
  ).toHaveLength(ids.length);
});
