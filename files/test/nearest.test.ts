import { nearest } from '@siegeworks/files';
import { expect, test } from 'vitest';

test.each<[string, string[], string[]]>([
  ['skeletn', ['Zombie', 'Skeleton', 'Skeletons'], ['Skeleton', 'Skeletons']],
  ['gold', ['Gold', 'Gold', 'Goldsmith'], ['Gold', 'Goldsmith']],
  ['bwman', ['Bowmen', 'Bowman'], ['Bowman', 'Bowmen']],
  ['dragon', ['Zombie', 'Hero'], []],
  ['', ['Zombie'], []],
  ['aaaa', ['aaab', 'aaac', 'aaad', 'aaae'], ['aaab', 'aaac', 'aaad']],
])('nearest to %j of %j', (text, known, found) => {
  expect(nearest(text, known)).toEqual(found);
});
