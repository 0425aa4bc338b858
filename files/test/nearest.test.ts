import { LIMITS, nearest } from '@siegeworks/files';
import { expect, test } from 'vitest';

/** As long as a name may be, and longer. */
const [LONG, LONGER] = ['a', 'b'].map((letter, i) => letter.repeat(LIMITS.name + i));

test.each<[string, string[], string[]]>([
  ['skeletn', ['Zombie', 'Skeleton', 'Skeletons'], ['Skeleton', 'Skeletons']],
  ['gold', ['Gold', 'Gold', 'Goldsmith'], ['Gold', 'Goldsmith']],
  ['bwman', ['Bowmen', 'Bowman'], ['Bowman', 'Bowmen']],
  ['dragon', ['Zombie', 'Hero'], []],
  ['', ['Zombie'], []],
  [LONG, [LONG], [LONG]],
  // To compare texts of any length would take as long as somebody likes.
  [LONGER, [LONGER], []],
  ['aaaa', ['aaab', 'aaac', 'aaad', 'aaae'], ['aaab', 'aaac', 'aaad']],
])('nearest to %j of %j', (text, known, found) => {
  expect(nearest(text, known)).toEqual(found);
});
