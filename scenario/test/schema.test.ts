import { readFileSync } from 'node:fs';
import type { SceneKit } from '@siegeworks/scenario';
import { LESSON_SCHEMA, SCHEMA, schemaFor } from '@siegeworks/scenario';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { scenarioFiles } from './describe.ts';
import { nimKit } from './kits/nim.ts';
import { thievesKit } from './kits/thieves.ts';

const compiled = (schema: object) => new Ajv2020({ strictTypes: false }).compile(schema);
const plain = compiled(SCHEMA);

/** As the formatter wants it: lists of words on one line. */
function tidy(data: object): string {
  const lists = /\[\n\s+("[^"\n]*"(?:,\n\s+"[^"\n]*")*)\n\s+\]/g;
  const text = JSON.stringify(data, null, 2).replace(
    lists,
    (_all, words: string) => `[${words.replace(/,\n\s+/g, ', ')}]`,
  );
  return `${text}\n`;
}

test('the schema files are the schemas', async () => {
  await expect(tidy(SCHEMA)).toMatchFileSnapshot('../schema/scenario.schema.json');
  await expect(tidy(LESSON_SCHEMA)).toMatchFileSnapshot('../schema/lesson.schema.json');
});

test('a lesson is a scenario with words, perhaps with another position', () => {
  const fits = compiled(LESSON_SCHEMA);
  const steps = [{ say: 'Look.' }, { say: 'Steal.', P1: 'steal', wrong: [{ pick: 'pass', say: 'No.' }] }];
  const part = { goal: 'Win.', hint: 'Steal.', steps, expect: { 'P1.points': 3 } };
  const lesson = { game: 'thieves', lesson: 1, title: 'Steal', ...part };
  expect([fits(lesson), fits({ ...lesson, again: part })]).toEqual([true, true]);
  expect(fits({ ...lesson, steps: [{ P1: 'steal' }] })).toBe(false);
  expect(fits({ ...lesson, again: { ...part, title: 'Twice' } })).toBe(false);
});

test.each<[string, SceneKit]>([
  ['nim', nimKit],
  ['thieves', thievesKit],
])('the examples of %s fit the schema', (name, kit) => {
  const folder = new URL(`./scenarios/${name}/`, import.meta.url);
  const own = compiled(schemaFor(kit));
  for (const file of scenarioFiles(folder)) {
    const data = parse(readFileSync(new URL(file, folder), 'utf8'));
    expect([plain(data), plain.errors]).toEqual([true, null]);
    expect([own(data), own.errors]).toEqual([true, null]);
  }
});

describe('the schema refuses', () => {
  const one = (fields: object) => ({
    game: 'thieves',
    scenarios: [{ title: 'A', steps: [{ P1: 'a' }], ...fields }],
  });
  const step = (raw: object) => one({ steps: [raw] });
  test.each<[string, object]>([
    ['no game', { scenarios: one({}).scenarios }],
    ['no scenarios', { game: 'thieves', scenarios: [] }],
    ['an unknown key', one({ stepps: [] })],
    ['no steps at all', { game: 'thieves', scenarios: [{ title: 'A' }] }],
    ['a variant without a name', one({ variants: [{}] })],
    ['an unknown step', step({ P0: 'a' })],
    ['an empty step', step({})],
    ['a pick by unknown fields', step({ P1: { kid: 'a' } })],
    ['an empty refusal', step({ 'P1 cannot': null })],
    ['an empty list of refusals', step({ 'P1 cannot': [] })],
    ['a list of no events', step({ expect: { events: [] } })],
    ['unchanged nothing', step({ expect: { unchanged: [] } })],
    ['a refusal of nothing', step({ 'P1 cannot': { because: 'a' } })],
    ['passing by nobody known', step({ pass: 'everybody' })],
    ['an unknown outcome of chance', one({ chance: [{ shufle: [1] }] })],
    ['a seat that is none', step({ expect: { asked: 'me' } })],
    ['an outcome with unknown keys', step({ expect: { outcome: { winer: 'P1' } } })],
    ['auto that is no flag', one({ auto: 'yes' })],
  ])('%s', (_name, data) => {
    expect(plain(one({}))).toBe(true);
    expect(plain(data)).toBe(false);
  });

  const own = compiled(schemaFor(thievesKit));
  test.each<[string, object]>([
    ['another game', { ...one({}), game: 'nim' }],
    ['a card that the game does not have', one({ given: { pile: ['Ruby'] } })],
    ['a place that the game does not have', one({ given: { well: [] } })],
    ['such a place in a variant', one({ variants: [{ name: 'b', given: { P1: { well: [] } } }] })],
  ])('with the words of a game: %s', (_name, data) => {
    expect(own(one({ given: { pile: ['Gold'] } }))).toBe(true);
    expect(own(data)).toBe(false);
  });
});
