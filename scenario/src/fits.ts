import { Impossible } from '@siegeworks/contract';
import type { Check, Place } from '@siegeworks/files/shape';
import { Malformed, read } from '@siegeworks/files/shape';
import type { Fields } from './shape.ts';
import { isRecord, phrase, refuseUnknown } from './shape.ts';

/**
 * Checks data against a JSON schema, in the words that the kits of the games use (see `KEYWORDS`). The schema that
 * helps an editor is so the one that guards `arrange`: the shape of `given` is described in one place.
 */
export function fits(schema: object): Check<unknown> {
  const root = schema as Fields;
  return (value, at) => {
    look(root, root, value, at);
    return value;
  };
}

type Keyword = (wanted: unknown, at: Place, value: unknown, schemas: { root: Fields; own: Fields }) => void;

function look(root: Fields, own: Fields, value: unknown, at: Place): void {
  if (own.type !== undefined && ![own.type].flat().some(type => isOfType(`${type}`, value)))
    return at.wanted(described(own), value);
  for (const [keyword, wanted] of Object.entries(own)) {
    const check = Object.hasOwn(KEYWORDS, keyword) ? KEYWORDS[keyword] : undefined;
    if (check === undefined) throw new Impossible(`a kit's schema says ${keyword}, which nobody checks`);
    check(wanted, at, value, { root, own });
  }
}

const nothing = () => {};
const KEYWORDS: Record<string, Keyword> = {
  $defs: nothing,
  description: nothing,
  type: nothing,
  $ref: (wanted, at, value, { root }) => look(root, target(root, `${wanted}`), value, at),
  enum: (wanted, at, value, { own }) => {
    if (!(wanted as unknown[]).includes(value)) at.wanted(described(own), value);
  },
  const: (wanted, at, value, { own }) => {
    if (wanted !== value) at.wanted(described(own), value);
  },
  minimum: (wanted, at, value) => {
    if (Number(value) < Number(wanted)) at.wanted(`at least ${wanted}`, value);
  },
  maximum: (wanted, at, value) => {
    if (Number(value) > Number(wanted)) at.wanted(`at most ${wanted}`, value);
  },
  minProperties: (wanted, at, value) => {
    if (isRecord(value) && Object.keys(value).length < Number(wanted)) at.wrong('is empty');
  },
  maxProperties: (wanted, at, value) => {
    const keys = isRecord(value) ? Object.keys(value) : [];
    if (keys.length > Number(wanted)) at.wrong(`must have ${wanted} key, not ${keys.length}`);
  },
  items: (wanted, at, value, { root }) => {
    if (!Array.isArray(value) || !at.enter(value)) return;
    for (const [i, part] of value.entries()) look(root, wanted as Fields, part, at.item(i));
  },
  properties: (wanted, at, value, { root }) => {
    if (!isRecord(value) || !at.enter(value)) return;
    for (const [key, schema] of Object.entries(wanted as Fields))
      if (Object.hasOwn(value, key)) look(root, schema as Fields, value[key], at.field(key));
  },
  additionalProperties: (wanted, at, value, { root, own }) => {
    if (!isRecord(value)) return;
    const known = Object.keys((own.properties ?? {}) as Fields);
    if (wanted === false) return refuseUnknown(value, at, known);
    if (!at.enter(value)) return;
    for (const [key, part] of Object.entries(value))
      if (!known.includes(key)) look(root, wanted as Fields, part, at.field(key));
  },
  anyOf: (wanted, at, value, { root }) => oneOf(root, wanted as Fields[], value, at),
};

function oneOf(root: Fields, ways: Fields[], value: unknown, at: Place): void {
  if (ways.some(way => isFit(root, way, value))) return;
  // The one that was probably meant says more than a list of all.
  const [meant, ...others] = ways.filter(way => way.type !== undefined && isOfType(`${way.type}`, value));
  if (meant && others.length === 0) look(root, meant, value, at);
  else at.wanted(ways.map(described).join(' or '), value);
}
function isFit(root: Fields, schema: Fields, value: unknown): boolean {
  try {
    read((part, at) => look(root, schema, part, at), value);
    return true;
  } catch (error) {
    if (error instanceof Malformed) return false;
    throw error;
  }
}

function target(root: Fields, ref: string): Fields {
  const [, name] = /^#\/\$defs\/(\w+)$/.exec(ref) ?? [];
  const found = (root.$defs as Fields | undefined)?.[name ?? ''];
  if (!isRecord(found)) throw new Impossible(`a kit's schema has no ${ref}`);
  return found;
}

function isOfType(type: string, value: unknown): boolean {
  if (type === 'integer') return Number.isSafeInteger(value);
  if (type === 'number') return Number.isFinite(value);
  if (type === 'array') return Array.isArray(value);
  return type === 'object' ? isRecord(value) : typeof value === type;
}

const TYPES: Record<string, string> = {
  integer: 'a whole number',
  number: 'a number',
  string: 'a text',
  boolean: 'true or false',
  array: 'a list',
  object: 'a mapping',
};
function described({ type, enum: words, const: word }: Fields): string {
  if (Array.isArray(words)) return `one of ${words.map(phrase).join(', ')}`;
  if (word !== undefined) return phrase(word);
  return [type]
    .flat()
    .map(each => TYPES[`${each}`] ?? 'something else')
    .join(' or ');
}
