import { describe, expect, test } from 'vitest';
import { keepPromise, promiseOf } from '../src/people/promises.ts';

function newShelf(first: string | null = null) {
  let held = first;
  return {
    getItem: () => held,
    setItem: (_key: string, value: string) => {
      held = value;
    },
  };
}

describe('what was promised before a deal', () => {
  test('is kept by match, in parts, and the first commitment counts', () => {
    const shelf = newShelf();
    keepPromise('at-one', { commitment: 'first' }, shelf);
    keepPromise('at-two', { commitment: 'another' }, shelf);
    keepPromise('at-one', { commitment: 'exchanged', entropy: 'mine' }, shelf);
    expect(promiseOf('at-one', shelf)).toEqual({ commitment: 'first', entropy: 'mine' });
    expect(promiseOf('at-two', shelf)).toEqual({ commitment: 'another' });
    expect(promiseOf('at-three', shelf)).toEqual({});
  });

  test('is forgotten in the order of matches, not without end', () => {
    const shelf = newShelf();
    for (let n = 0; n < 120; n++) keepPromise(`at-${n}`, { commitment: `${n}` }, shelf);
    expect(promiseOf('at-19', shelf)).toEqual({});
    expect(promiseOf('at-20', shelf)).toEqual({ commitment: '20' });
  });

  test.each(['{', 'null', '[["at-one", {"commitment": 7}], 5, ["at-one"]]'])(
    'damaged as %s counts as not known',
    text => expect(promiseOf('at-one', newShelf(text))).toEqual({}),
  );

  test('stops nobody where the browser keeps nothing', () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error('quota');
      },
    };
    keepPromise('at-one', { commitment: 'first' }, full);
    expect(promiseOf('at-one', full)).toEqual({});
  });
});
