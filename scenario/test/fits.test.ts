import type { SceneKit } from '@siegeworks/scenario';
import { parseScenarios, runScenarios } from '@siegeworks/scenario';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { nimKit } from './kits/nim.ts';
import { thievesKit } from './kits/thieves.ts';

/** What is said of a position; nothing if it can be laid out. */
function said(kit: SceneKit, given: object): string | undefined {
  const data = {
    game: kit.game.about.id,
    given,
    scenarios: [{ title: 'A', steps: [{ expect: { asked: 'P1' } }] }],
  };
  return runScenarios(kit, parseScenarios(data, 'a'))[0].failure?.message;
}
/** Every word that a kit's schema may use. */
const SCHEMA = {
  $defs: { seat: { enum: ['P1', 'P2'] } },
  type: 'object',
  description: 'a position',
  properties: {
    turn: { $ref: '#/$defs/seat' },
    round: { type: 'integer', minimum: 1, maximum: 9 },
    tower: {
      anyOf: [{ type: 'object', properties: { integrity: { type: 'number' } } }, { const: 'fallen' }],
    },
    row: {
      type: 'array',
      items: {
        anyOf: [
          { type: 'string' },
          {
            type: 'object',
            minProperties: 1,
            maxProperties: 1,
            additionalProperties: {
              type: 'object',
              properties: { used: { type: 'boolean' } },
              additionalProperties: false,
            },
          },
        ],
      },
    },
    option: { type: ['boolean', 'string'] },
  },
  additionalProperties: false,
};
const kit = { ...nimKit, schema: SCHEMA, arrange: () => nimKit.arrange({}) };
const accepts = new Ajv2020({ strictTypes: false, allowUnionTypes: true }).compile(SCHEMA);

describe('a position is held against the schema of its game', () => {
  test.each<[object, string | undefined]>([
    [{}, undefined],
    [
      { turn: 'P2', round: 9, tower: 'fallen', row: ['Ogre', { Imp: { used: true } }], option: 'x' },
      undefined,
    ],
    [{ turn: 'P3' }, 'turn must be one of P1, P2, not "P3"'],
    [{ round: '3' }, 'round must be a whole number, not "3"'],
    [{ round: 1.5 }, 'round must be a whole number, not 1.5'],
    [{ round: Number.NaN }, 'round must be a whole number, not NaN'],
    [{ round: 0 }, 'round must be at least 1, not 0'],
    [{ round: 10 }, 'round must be at most 9, not 10'],
    [{ tower: 'felled' }, 'tower must be a mapping or fallen, not "felled"'],
    [{ tower: { integrity: 'all' } }, 'tower.integrity must be a number, not "all"'],
    [{ tower: [] }, 'tower must be a mapping or fallen, not []'],
    [{ row: 'Ogre' }, 'row must be a list, not "Ogre"'],
    [{ row: { Ogre: {} } }, 'row must be a list, not an object'],
    [{ row: [3] }, 'row[0] must be a text or a mapping, not 3'],
    [{ row: [{}] }, 'row[0] is empty'],
    [{ row: [{ Ogre: {}, Imp: {} }] }, 'row[0] must have 1 key, not 2'],
    [{ row: [{ Ogre: null }] }, 'row[0].Ogre must be a mapping, not null'],
    [{ row: ['Ogre', { Imp: { used: 1 } }] }, 'row[1].Imp.used must be true or false, not 1'],
    [
      { row: [{ Imp: { usde: true } }], option: 3 },
      'row[0].Imp.usde is not known here (did you mean used?): choose from used\noption must be true or false or a text, not 3',
    ],
    [
      JSON.parse('{ "__proto__": 1 }'),
      '__proto__ is not known here: choose from turn, round, tower, row, option',
    ],
  ])('%j', (given, text) => {
    expect(said(kit, given)).toBe(text);
    expect(accepts(given)).toBe(text === undefined);
  });

  test('a word of a schema that nobody checks is a bug of the kit', () => {
    const odd = { ...nimKit, schema: { type: 'object', propertyNames: {} } };
    expect(said(odd, {})).toBe("a kit's schema says propertyNames, which nobody checks");
  });

  test('a failure that remains is reported in one line', () => {
    const broken = {
      ...thievesKit,
      arrange: (given: unknown) => thievesKit.arrange({ P1: given as never, deck: 3 }),
    };
    expect(said(broken, {})).toMatch(
      /^the position cannot be laid out, it broke at thieves\.ts:\d+: TypeError: .*$/,
    );
  });
});
