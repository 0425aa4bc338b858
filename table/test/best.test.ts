import { best, ofKind } from '@siegeworks/table';
import { expect, test } from 'vitest';

test('the first of the best is taken, and everything is weighed once', () => {
  const weighed: string[] = [];
  const worth = (word: string) => {
    weighed.push(word);
    return word.length;
  };
  expect(best(['a', 'ccc', 'bb', 'ddd'], worth)).toBe('ccc');
  expect(weighed).toEqual(['a', 'ccc', 'bb', 'ddd']);
  expect(best(['aa', 'b', 'cc'], word => word.length)).toBe('aa');
  expect(best([3, 5, 9, 7], n => n)).toBe(9);
});

test('the kind that is asked for first is looked for first; the first option where there is none', () => {
  const options = [{ kind: 'pass' }, { kind: 'attack', n: 1 }, { kind: 'attack', n: 2 }, { kind: 'draw' }];
  expect(ofKind(options, 'draw', 'attack')).toBe(options[3]);
  expect(ofKind(options, 'buy', 'attack')).toBe(options[1]);
  expect(ofKind(options, 'buy')).toBe(options[0]);
});
