import { nearest } from '@siegeworks/scenario';

/** `; did you mean …?`, or nothing. */
export function didYouMean(word: string, names: readonly string[], before = ''): string {
  const near = nearest(word, names).map(name => before + name);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The one thing called so, by name or id, whatever the capitals and hyphens. */
export function named<T extends { name: string; id: string }>(
  things: readonly T[],
  word: string,
): T | undefined {
  const wanted = plain(word);
  return things.find(({ name }) => plain(name) === wanted) ?? things.find(({ id }) => plain(id) === wanted);
}
