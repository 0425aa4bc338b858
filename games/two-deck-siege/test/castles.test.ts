import { expect, test } from 'vitest';
import { twoDeckSiege } from '../src/index.ts';

const { catalogue, setup } = twoDeckSiege;
const castles = catalogue.castles ?? { schema: {}, ready: [] };
const dealt = (options: Record<string, boolean | number | string>) =>
  setup.deal({ players: [{}], options }, 'x').options;

test.each(castles.ready.map(({ id, choices = {} }) => [id, choices] as const))(
  '9.1: the ready castle %s is its preset, said in full',
  (id, choices) => {
    expect(setup.check({ players: [{}], options: choices })).toEqual([]);
    const { preset: _by, ...own } = dealt(choices);
    const { preset: _said, ...usual } = dealt({ preset: id });
    expect(own).toEqual(usual);
  },
);

test('no value of a castle is left to a preset, and a wall that is not there is refused with its rule', () => {
  for (const [name, { unset, words = [] }] of Object.entries(castles.schema)) {
    expect(unset, name).toBeUndefined();
    expect(words).not.toContain('by preset');
  }
  const odd = { ...castles.ready[0].choices, thickAt: 'N9+S1' };
  expect(setup.check({ players: [{}], options: odd }).map(({ rule }) => rule)).toEqual(['TD-014']);
});
