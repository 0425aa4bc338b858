import { read } from '@siegeworks/files/shape';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { changed, difference, differenceShape } from '../src/index.ts';

/** Plain data, often alike. */
const data = fc.letrec(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(0, 1, 2, 'a', 'b', true, null),
    fc.array(tie('value'), { maxLength: 5 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z'), tie('value')),
  ),
})).value;
const after = (before: unknown, now: unknown): unknown => {
  const by = difference(before, now);
  return by === undefined ? before : changed(before, JSON.parse(JSON.stringify(by)));
};

describe('a difference', () => {
  test('makes the later of the earlier, keys in the same order, and changes neither', () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        const texts = [before, now].map(value => JSON.stringify(value));
        expect(JSON.stringify(after(before, now))).toBe(texts[1]);
        expect([before, now].map(value => JSON.stringify(value))).toEqual(texts);
      }),
      { numRuns: 2000 },
    );
  });

  test('of the same is nothing', () => {
    fc.assert(fc.property(data, value => difference(value, structuredClone(value)) === undefined));
  });

  test.each<[unknown, unknown, unknown]>([
    [{ a: 1, b: { c: 2, d: 3 } }, { a: 1, b: { c: 2, d: 4 } }, { b: { d: [4] } }],
    [{ a: 1, b: 2 }, { b: 2 }, { a: 0 }],
    [{ a: 1 }, { a: 1, b: 2 }, { b: [2] }],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, [{ b: 2, a: 1 }]],
    [
      [1, 2, 3, 4],
      [1, 3, 4],
      [1, 1, []],
    ],
    [
      [1, 2],
      [1, 2, 3],
      [2, 0, [3]],
    ],
    [[{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], { 1: { a: [3] } }],
    [undefined, { a: 1 }, [{ a: 1 }]],
    [{ a: 1 }, { a: undefined }, { a: 0 }],
  ])('of %j and %j is %j', (before, now, by) => {
    expect(difference(before, now)).toEqual(by);
  });

  test('comes over a wire unchanged', () => {
    fc.assert(
      fc.property(data, data, (before, now) => {
        const by = JSON.parse(JSON.stringify(difference(before, now) ?? 0));
        expect(read(differenceShape, by, 'it')).toEqual(by);
      }),
    );
  });

  test.each([1, 'x', null, [], [1, 2], [0, -1, []], [0, 1, 2], { a: 3 }, JSON.parse('{"__proto__": [1]}')])(
    'is refused when it is %j',
    strange => {
      expect(() => read(differenceShape, strange, 'it')).toThrow(/must (be a difference|not name __proto__)/);
    },
  );
});
