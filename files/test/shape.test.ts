import type { Check } from '@siegeworks/files/shape';
import {
  data,
  exact,
  flag,
  list,
  Malformed,
  name,
  optional,
  orNull,
  read,
  readJson,
  record,
  shape,
  simple,
  text,
  textUpTo,
  where,
  whole,
  wholeFrom,
  word,
} from '@siegeworks/files/shape';
import { describe, expect, test } from 'vitest';

interface Knight {
  name: string;
  age: number;
  squires: string[];
  arms?: Record<string, number>;
  lord: string | null;
}
const FIELDS = {
  name,
  age: wholeFrom(1, 120),
  squires: list(text),
  arms: optional(record(whole)),
  lord: orNull(text),
};
const knight = shape<Knight>(FIELDS);
const roland: Knight = { name: 'Roland', age: 33, squires: ['Jack'], arms: { sword: 1 }, lord: null };

function problems<T>(check: Check<T>, value: unknown): string[] {
  try {
    read(check, value, 'the knight');
  } catch (error) {
    if (error instanceof Malformed) return error.reasons.map(reason => reason.text);
    throw error;
  }
  return [];
}

describe('reading data of unknown shape', () => {
  test('what is right comes through, rebuilt', () => {
    const found = read(knight, roland);
    expect(found).toEqual(roland);
    expect(found).not.toBe(roland);
    expect(read(knight, { ...roland, horse: 1 })).toEqual(roland);
  });

  test('every problem is reported at once, each with its place', () => {
    const bad = { name: 7, age: 0, squires: ['Jack', null, { a: 1 }], arms: { sword: 'x', 'long bow': [] } };
    expect(problems(knight, bad)).toEqual([
      'name must be a text, not 7',
      'age must be from 1 to 120, not 0',
      'squires[1] must be a text, not null',
      'squires[2] must be a text, not an object',
      'arms.sword must be a whole number, not "x"',
      'arms["long bow"] must be a whole number, not []',
      'lord must be a text, not missing',
    ]);
    expect(problems(knight, [roland])).toEqual(['the knight must be an object, not a list of 1']);
    expect(problems(shape<{ a: boolean }>({ a: flag }), { a: 1 })).toEqual([
      'a must be true or false, not 1',
    ]);
    expect(problems(word('a', 'b'), 'c')).toEqual(['the knight must be one of a, b, not "c"']);
    expect(problems(simple, Number.NaN)).toEqual(['the knight must be a flag, number or word, not NaN']);
    expect(problems(data, 3)).toEqual(['the knight must be an object, not 3']);
  });

  test('brackets count for the depth of a file only where they are brackets', () => {
    const flat = JSON.stringify(['[{'.repeat(500), '\\"[['.repeat(100)]);
    expect(readJson(list(text), flat, 'the list')).toEqual(JSON.parse(flat));
    const deep = `${'['.repeat(65)}${']'.repeat(65)}`;
    expect(() => readJson(list(text), deep, 'the list')).toThrow('the list is nested too deeply: 64 levels');
    const side = `[${'[],'.repeat(100)}[]]`;
    expect(() => readJson(list(list(text)), side, 'the list')).not.toThrow();
  });

  test('a file says what it knows: an unknown field is refused', () => {
    expect(problems(exact<Knight>(FIELDS), { ...roland, horse: 1, age: 'x' })).toEqual([
      'the knight has an unknown field "horse"; choose from name, age, squires, arms, lord',
      'age must be a whole number, not "x"',
    ]);
    expect(read(exact<Knight>(FIELDS), roland)).toEqual(roland);
  });

  test('a name that every object answers to is a name like any other', () => {
    const odd = JSON.parse('{"__proto__": 1, "constructor": 2, "toString": 3}');
    const found = read(record(whole), odd);
    expect(Object.keys(found)).toEqual(['__proto__', 'constructor', 'toString']);
    expect(Object.getPrototypeOf(found)).toBe(Object.prototype);
    const inherited = shape<{ constructor: number }>({ constructor: whole });
    expect(problems(inherited, {})).toEqual(['constructor must be a whole number, not missing']);
    expect(problems(exact<object>({}), odd)).toHaveLength(3);
  });

  test('further conditions are checked only where the shape is right', () => {
    const even = where(whole, n => (n % 2 === 0 ? null : 'must be even'));
    expect(read(even, 4)).toBe(4);
    expect(problems(list(even), [1, 'x'])).toEqual([
      '[0] must be even',
      '[1] must be a whole number, not "x"',
    ]);
  });

  test('nothing is endless', () => {
    const nest: Check<unknown> = list((value, at) => nest(value, at));
    const ring: unknown[] = [];
    ring.push([ring]);
    expect(problems(nest, ring)).toEqual(['[0][0] contains itself']);
    let deep: unknown[] = [];
    for (let i = 0; i < 5000; i++) deep = [deep];
    expect(problems(nest, deep)).toEqual([
      expect.stringMatching(/ is nested too deeply: 64 levels are allowed$/),
    ]);
    const twice = ['same'];
    expect(problems(list(list(text)), [twice, twice])).toEqual([]);
    expect(problems(list(text, 2), ['a', 'b', 'c'])).toEqual([
      'the knight has too many entries: 2 are allowed, not 3',
    ]);
    expect(problems(record(whole, 1), { a: 1, b: 2 })).toEqual([
      'the knight has too many entries: 1 are allowed, not 2',
    ]);
    expect(problems(textUpTo(3), 'abcd')).toEqual([
      'the knight is too long: 3 characters are allowed, not 4',
    ]);
    const many = problems(list(whole), Array(5000).fill('x'));
    expect(many).toHaveLength(41);
    expect(many.at(-1)).toBe('… and 4960 more problems');
  });

  test('what is repeated is short and does nothing to a terminal', () => {
    expect(problems(whole, 'x'.repeat(5000))).toEqual([
      `the knight must be a whole number, not "${'x'.repeat(60)}…"`,
    ]);
    expect(problems(whole, '\x1b[2J\u202e\ud800')).toEqual([
      'the knight must be a whole number, not "\\u{1b}[2J\\u{202e}\\u{d800}"',
    ]);
    const [unknown] = problems(exact<object>({}), { ['\x07'.repeat(500)]: 1 });
    expect(unknown).not.toContain('\x07');
    expect(unknown.length).toBeLessThan(200);
    const [place] = problems(record(whole), { ['\x1b]0;x'.repeat(500)]: 1 });
    expect(place).not.toContain('\x1b');
    expect(place.length).toBeLessThan(200);
    expect(problems(name, 'a\nb')).toEqual(['the knight must be a plain name, not "a\\u{a}b"']);
  });

  test('a minus zero is a zero', () => {
    expect(Object.is(readJson(whole, '-0', 'the number'), 0)).toBe(true);
    expect(Object.is(readJson(simple, '-0', 'the number'), 0)).toBe(true);
  });

  test('a file that is no JSON, or too long', () => {
    expect(() => readJson(knight, '{"name":\x1b', 'the file')).toThrow(/^the file is not JSON: .*\\u\{1b\}/);
    expect(() => readJson(knight, ' '.repeat(32_000_001), 'the file')).toThrow(/^the file is too long/);
  });
});
