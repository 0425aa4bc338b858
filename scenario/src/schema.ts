import type { SceneKit } from './kit.ts';
import type { Fields } from './shape.ts';
import { isRecord } from './shape.ts';

export const text = { type: 'string', minLength: 1 };
const seat = { type: 'string', pattern: '^P[1-9]$' };
export const ref = (name: string) => ({ $ref: `#/$defs/${name}` });
/** One thing, or a list of at least one. */
export const some = (item: object) => ({ anyOf: [item, { type: 'array', minItems: 1, items: item }] });
/** One thing, or a list that may be empty. */
const any = (item: object) => ({ anyOf: [item, { type: 'array', items: item }] });
/** A mapping with these keys and no others. */
export const only = (properties: Record<string, object>, required: string[] = []) => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** The fields of an option. */
const fields = {
  kind: text,
  card: { anyOf: [text, { type: 'integer' }] },
  target: { anyOf: [text, { type: 'integer' }] },
  seat,
  n: { type: 'number' },
  what: text,
};

const shared = {
  about: { ...text, description: 'Anything a reader should know.' },
  covers: { ...some(text), description: 'The numbers of the rules that this tests.' },
  given: ref('given'),
  auto: {
    type: 'boolean',
    description: 'Pass over questions that offer nothing but `pass` (true unless told).',
  },
  chance: ref('chance'),
  steps: { type: 'array', items: ref('step') },
  expect: ref('expect'),
};

export const DEFS = {
  given: { description: 'The position, in the words of the game.', type: 'object' },
  scenario: {
    ...only({ title: text, ...shared, variants: { type: 'array', minItems: 1, items: ref('variant') } }, [
      'title',
    ]),
    anyOf: [{ required: ['steps'] }, { required: ['variants'] }, { required: ['expect'] }],
  },
  variant: only({ name: text, ...shared }, ['name']),
  chance: {
    description: 'What dice and shuffles bring, in order; all of it must be used up.',
    ...any({
      anyOf: [
        { type: 'integer' },
        text,
        only({ shuffle: { type: 'array', items: { type: 'integer', minimum: 0 } } }, ['shuffle']),
      ],
    }),
  },
  step: {
    type: 'object',
    minProperties: 1,
    properties: {
      chance: ref('chance'),
      expect: ref('expect'),
      pass: { anyOf: [{ const: 'all' }, ...some(seat).anyOf] },
    },
    patternProperties: {
      '^P[1-9]$': { description: 'Picks of this seat, one after the other.', ...some(ref('option')) },
      '^P[1-9] cannot$': some(ref('refusal')),
    },
    additionalProperties: false,
  },
  option: {
    description: 'An option by its words, or by some of its fields.',
    anyOf: [text, { type: 'integer' }, { ...ref('fields') }],
  },
  fields: { ...only(fields), minProperties: 1 },
  refusal: {
    description: 'What cannot be done, by its words, by some of its fields or by both, and perhaps why.',
    anyOf: [
      text,
      { type: 'integer' },
      {
        ...only({ do: ref('option'), ...fields, because: text }),
        anyOf: ['do', ...Object.keys(fields)].map(key => ({ required: [key] })),
      },
    ],
  },
  event: {
    description: 'A piece of the sentence, or some fields of the event.',
    anyOf: [text, { type: 'object', minProperties: 1 }],
  },
  expect: {
    description: 'The words below; every other key is a path to a value of the game, such as P1.gold.',
    type: 'object',
    minProperties: 1,
    properties: {
      asked: { anyOf: [seat, { const: 'nobody' }] },
      question: text,
      offered: some(ref('option')),
      exactly: any(ref('option')),
      'not offered': some(ref('option')),
      events: some(ref('event')),
      'no events': some(ref('event')),
      outcome: ref('outcome'),
      unchanged: {
        description: 'As it was when the last `expect` looked: `everything else`, or paths such as P2.',
        ...some(text),
      },
    },
  },
  outcome: {
    anyOf: [
      { const: 'none' },
      {
        ...only({
          winner: any(seat),
          draw: { type: 'boolean' },
          rule: text,
          reason: text,
          places: { type: 'array', items: { type: 'integer', minimum: 1 } },
        }),
        minProperties: 1,
      },
    ],
  },
};

/** The format itself; what `given` may hold is left to each game. */
export const SCHEMA = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  $id: 'https://siegeworks.example/scenario.schema.json',
  title: 'Siegeworks scenarios',
  ...only(
    {
      game: { ...text, description: 'The game, for example tower-siege.' },
      about: shared.about,
      given: { ...shared.given, description: 'Where every scenario of this file starts from.' },
      auto: shared.auto,
      scenarios: { type: 'array', minItems: 1, items: ref('scenario') },
    },
    ['game', 'scenarios'],
  ),
  $defs: DEFS,
};

/** The format with the words of one game: its own `$ref`s keep their meaning, as its part has its own address. */
export function schemaFor(kit: SceneKit): object {
  const own = removable(kit.schema) as object;
  const given = { $id: `https://siegeworks.example/${kit.game.about.id}.given.json`, ...own };
  return {
    ...SCHEMA,
    $id: `https://siegeworks.example/${kit.game.about.id}.scenario.schema.json`,
    properties: { ...SCHEMA.properties, game: { const: kit.game.about.id } },
    $defs: { ...DEFS, given },
  };
}

/** Wherever a key may stand, `null` may, too: it takes away what was laid out before. */
function removable(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(removable);
  if (!isRecord(schema)) return schema;
  const parts = Object.entries(schema).map(([key, part]) => {
    const keyed = (key === 'properties' || key === 'patternProperties') && isRecord(part);
    return [key, keyed ? orNull(part) : key === 'enum' || key === 'const' ? part : removable(part)];
  });
  return Object.fromEntries(parts);
}
function orNull(properties: Fields): object {
  const parts = Object.entries(properties).map(([key, part]) => [
    key,
    { anyOf: [removable(part), { type: 'null' }] },
  ]);
  return Object.fromEntries(parts);
}
