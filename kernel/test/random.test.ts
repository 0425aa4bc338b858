import type { Chance, State } from '@siegeworks/contract';
import { reveal, roll, seedRandom, shuffle, Unscripted } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';

function state(seed: string, script: Chance[] | null = null): State {
  return { seats: 2, stack: [], random: seedRandom(seed), luck: 0, script, events: null, over: null };
}

/** How far the counts are from equal ones. */
function chiSquare(counts: number[]): number {
  const fair = counts.reduce((a, b) => a + b, 0) / counts.length;
  return counts.reduce((sum, n) => sum + (n - fair) ** 2 / fair, 0);
}

describe('dice', () => {
  // Bounds: the 99.9 % quantile of chi-square for sides - 1 degrees of freedom.
  test.each([
    [2, 10.83],
    [6, 20.52],
    [10, 27.88],
    [100, 148.23],
  ])('a d%i is fair', (sides, bound) => {
    const s = state(`fair ${sides}`);
    const counts = Array<number>(sides).fill(0);
    for (let i = 0; i < 600 * sides; i++) counts[roll(s, sides) - 1]++;
    expect(chiSquare(counts)).toBeLessThan(bound);
    expect(s.luck).toBe(600 * sides);
  });

  test('words that would favour low numbers are thrown again', () => {
    const s = state('many sides');
    const sides = 3 * 2 ** 30;
    const low = Array.from({ length: 3_000 }, () => roll(s, sides)).filter(n => n <= sides / 3).length;
    expect(chiSquare([low, (3_000 - low) / 2, (3_000 - low) / 2])).toBeLessThan(13.82);
  });

  test('one roll tells nothing about the next', () => {
    const s = state('pairs');
    const counts = Array<number>(36).fill(0);
    let last = roll(s, 6);
    for (let i = 0; i < 36_000; i++) {
      const next = roll(s, 6);
      counts[6 * (last - 1) + next - 1]++;
      last = next;
    }
    expect(chiSquare(counts)).toBeLessThan(66.62);
  });

  test('the same seed rolls the same, another one does not', () => {
    const rolls = (seed: string) => {
      const s = state(seed);
      return Array.from({ length: 20 }, () => roll(s, 100));
    };
    expect(rolls('a')).toEqual(rolls('a'));
    expect(rolls('a')).not.toEqual(rolls('b'));
    // Pinned: matches that were saved must replay for ever.
    expect(rolls('siegeworks').slice(0, 8)).toEqual(PINNED_ROLLS);
  });
});

test('the generator is four whole words of 32 bits, as matches keep it', () => {
  const s = state('words');
  for (let i = 0; i < 50; i++) {
    roll(s, 6);
    expect(s.random).toEqual(s.random.map(word => word | 0));
  }
});

test('a die for which nothing is scripted tells its ranges in order, the last side always among them', () => {
  const ends = (...told: number[]) => {
    try {
      return roll(state('ends', []), 10, undefined, told);
    } catch (cause) {
      return cause instanceof Unscripted ? cause.ends : cause;
    }
  };
  expect(ends(7, 3, 12, 3, 0)).toEqual([3, 7, 10]);
  expect(ends(10)).toEqual([10]);
});
const PINNED_ROLLS = [42, 24, 13, 48, 30, 66, 77, 64];
const PINNED_ORDER = [6, 7, 0, 1, 2, 4, 3, 5];

describe('shuffles', () => {
  test('every order of four cards is equally likely', () => {
    const s = state('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const list = ['a', 'b', 'c', 'd'];
      shuffle(s, list);
      counts.set(list.join(''), (counts.get(list.join('')) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(49.73);
  });

  test('every card is equally likely in every place of a long deck', () => {
    const s = state('places');
    const n = 30;
    const counts = Array<number>(n * n).fill(0);
    for (let i = 0; i < 3_000; i++) {
      const list = Array.from({ length: n }, (_, card) => card);
      shuffle(s, list);
      list.forEach((card, place) => {
        counts[n * place + card]++;
      });
    }
    expect(chiSquare(counts)).toBeLessThan(1_035);
  });

  test('nothing is lost, and an order is pinned for ever', () => {
    const s = state('siegeworks');
    const list = Array.from({ length: 8 }, (_, i) => i);
    shuffle(s, list);
    expect(list.toSorted()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(list).toEqual(PINNED_ORDER);
    expect(roll(s, 100)).toBe(PINNED_ROLLS[7]);
    expect(s.luck).toBe(2);
  });
});

describe('scripted chance', () => {
  test('comes in order and leaves the generator alone', () => {
    const s = state('a', [3, [2, 0], 100, []]);
    const list = ['a', 'b', 'c', 'd'];
    expect(roll(s, 6)).toBe(3);
    shuffle(s, list);
    expect(list).toEqual(['c', 'a', 'b', 'd']);
    expect(roll(s, 100)).toBe(100);
    shuffle(s, list);
    expect(list).toEqual(['c', 'a', 'b', 'd']);
    expect(s).toMatchObject({ script: [], luck: 4, random: seedRandom('a') });
  });

  test.each<[string, Chance[], string]>([
    ['runs out', [], 'a d6 is rolled, but the script has run out'],
    ['is a shuffle', [[1]], 'a d6 is rolled, but the script has [1]'],
    ['is too low', [0], 'a d6 cannot show 0'],
    ['is too high', [7], 'a d6 cannot show 7'],
    ['is no whole number', [1.5], 'a d6 cannot show 1.5'],
  ])('for a die %s', (_name, script, text) => {
    expect(() => roll(state('a', script), 6)).toThrow(text);
  });

  test.each<[string, Chance[], string]>([
    ['runs out', [], 'cards are shuffled, but the script has run out'],
    ['is a die', [4], 'cards are shuffled, but the script has 4'],
    ['names no card', [[3]], 'the scripted shuffle [3] names a place that is not among the 3'],
    ['names less than none', [[-1]], 'the scripted shuffle [-1] names a place that is not among the 3'],
    ['names a card twice', [[1, 1]], 'the scripted shuffle [1,1] names a place twice'],
  ])('for a shuffle %s', (_name, script, text) => {
    const list = ['a', 'b', 'c'];
    expect(() => shuffle(state('a', script), list)).toThrow(text);
    expect(list).toEqual(['a', 'b', 'c']);
  });
});

test('showing something hidden counts as luck', () => {
  const s = state('a');
  reveal(s);
  expect(s).toMatchObject({ luck: 1, random: seedRandom('a') });
});

describe('a script that ends in free', () => {
  test('is followed, and then chance decides', () => {
    const s = state('free', [6, [1], 'free']);
    const list = ['a', 'b'];
    expect(roll(s, 6)).toBe(6);
    shuffle(s, list);
    expect(list).toEqual(['b', 'a']);
    const same = state('free');
    expect([roll(s, 100), roll(s, 100)]).toEqual([roll(same, 100), roll(same, 100)]);
    expect(s.script).toBeNull();
  });

  test('gives way where it does not fit what is wanted', () => {
    const s = state('free', [90, 'free']);
    expect(roll(s, 6)).toBe(roll(state('free'), 6));
    const t = state('free', [3, 'free']);
    shuffle(t, ['a']);
    expect(t.script).toBeNull();
  });
});
