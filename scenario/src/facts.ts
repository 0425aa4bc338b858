import { nearest } from '@siegeworks/files';
import { numbered } from './choose.ts';
import { EXPECT_WORDS, MATCHERS } from './format.ts';
import { Miss } from './miss.ts';

import type { Fields } from './shape.ts';
import { isRecord, phrase } from './shape.ts';

/** What a scenario may say is not there: names of cards, and whatever the facts once named. */
export type Vocabulary = ReadonlySet<string>;

export function vocabularyOf(facts: unknown, names: readonly string[]): Vocabulary {
  const words = new Set(names);
  const look = (node: unknown): void => {
    if (typeof node === 'string') words.add(node);
    if (typeof node !== 'object' || node === null) return;
    for (const [key, part] of Object.entries(node)) {
      words.add(bare(key));
      look(part);
    }
  };
  look(facts);
  return words;
}
/** A name without the number of a twin and without its owner. */
const bare = (name: string) =>
  name
    .replace(/\s*#\d+$/, '')
    .replace(/^P\d /, '')
    .trim();

/** Checks one expected value, or throws the first difference. */
export function expectFact(facts: unknown, path: string, wanted: unknown, words: Vocabulary): void {
  const found = lookUp(facts, path.split('.'));
  if (isRecord(wanted) && !isMatcher(wanted) && Object.keys(wanted).length > 0) {
    if (!found) throw nothingThere(facts, path);
    for (const [key, part] of Object.entries(wanted)) expectFact(facts, `${path}.${key}`, part, words);
    return;
  }
  if (!found && !saysNothing(wanted)) throw nothingThere(facts, path);
  if (!found) return expectNothing(facts, path, words);
  compare(path, found.value, wanted);
}

/** `null` says that there is nothing. A misspelt name would be missing too, so it must be a known one. */
const saysNothing = (wanted: unknown) => wanted === null || (isRecord(wanted) && wanted.is === null);

function expectNothing(facts: unknown, path: string, words: Vocabulary): void {
  const segments = path.split('.');
  for (let keep = segments.length - 1; keep >= 0; keep--) {
    const name = bare(segments.slice(keep).join('.'));
    if ((keep === 0 || lookUp(facts, segments.slice(0, keep))) && words.has(name)) return;
  }
  throw nothingThere(facts, path);
}

/** Names may contain full stops, so at each branch every joining of the next words is tried. */
function lookUp(node: unknown, segments: string[]): { value: unknown } | null {
  if (segments.length === 0) return { value: node };
  if (typeof node !== 'object' || node === null) return null;
  for (let n = 1; n <= segments.length; n++) {
    const key = [segments.slice(0, n).join('.')]
      .flatMap(name => [name, numbered(name)])
      .find(k => Object.hasOwn(node, k));
    if (key === undefined) continue;
    const found = lookUp((node as Record<string, unknown>)[key], segments.slice(n));
    if (found) return found;
  }
  return null;
}

function nothingThere(facts: unknown, path: string): Miss {
  const segments = path.split('.');
  let keep = segments.length - 1;
  while (keep > 0 && !lookUp(facts, segments.slice(0, keep))) keep--;
  const parent = lookUp(facts, segments.slice(0, keep))?.value;
  const keys = typeof parent === 'object' && parent !== null ? Object.keys(parent) : [];
  const known = keep === 0 ? [...keys, ...EXPECT_WORDS] : keys;
  const [missing, place] = [segments.slice(keep).join('.'), segments.slice(0, keep).join('.')];
  const what = keep === 0 ? `there is no ${missing}` : `there is no ${missing} in ${place}`;
  const listed = known.length > 0 ? `choose from ${known.join(', ')}` : 'there is nothing';
  return new Miss(`${what}; ${listed}`, {
    near: nearest(missing, known),
  });
}

/** Whether this says something about a value and is not a mapping with further paths. */
export function isMatcher(wanted: unknown): wanted is Fields {
  if (!isRecord(wanted)) return false;
  const known: readonly string[] = MATCHERS;
  const keys = Object.keys(wanted);
  return keys.length > 0 && keys.every(key => known.includes(key));
}

function compare(path: string, value: unknown, wanted: unknown): void {
  if (!isMatcher(wanted)) {
    if (!same(value, wanted)) throw new Miss(path, { expected: phrase(wanted), found: phrase(value) });
    return;
  }
  for (const [matcher, part] of Object.entries(wanted)) {
    if (FITS[matcher as (typeof MATCHERS)[number]](value, part)) continue;
    throw new Miss(path, { expected: `${matcher} ${phrase(part)}`, found: phrase(value) });
  }
}

const items = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  return isRecord(value) ? Object.keys(value) : [];
};
const listed = (part: unknown): unknown[] => (Array.isArray(part) ? part : [part]);
const has = (value: unknown, part: unknown) =>
  typeof value === 'string' ? value.includes(`${part}`) : items(value).some(item => same(item, part));

const FITS: Record<(typeof MATCHERS)[number], (value: unknown, part: unknown) => boolean> = {
  is: (value, part) => same(value, part),
  not: (value, part) => !same(value, part),
  includes: (value, part) => listed(part).every(each => has(value, each)),
  excludes: (value, part) => listed(part).every(each => !has(value, each)),
  'any order': (value, part) => sameSet(items(value), listed(part)),
  length: (value, part) => items(value).length === part,
  'at least': (value, part) => typeof value === 'number' && value >= Number(part),
  'at most': (value, part) => typeof value === 'number' && value <= Number(part),
};

function sameSet(value: unknown[], wanted: unknown[]): boolean {
  const left = [...value];
  for (const each of wanted) {
    const at = left.findIndex(item => same(item, each));
    if (at < 0) return false;
    left.splice(at, 1);
  }
  return left.length === 0;
}

/** Deep equality; the order of keys does not matter. */
export function same(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  return keys.every(key => Object.hasOwn(b, key) && same(Reflect.get(a, key), Reflect.get(b, key)));
}
