import { nearest } from '@siegeworks/files';

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

/** The things called so, or with this id, whatever the capitals and hyphens: two cards may share a name. */
export function named<T extends { name: string; id: string }>(things: readonly T[], word: string): T[] {
  const wanted = plain(word);
  const byName = things.filter(({ name }) => plain(name) === wanted);
  return byName.length > 0 ? byName : things.filter(({ id }) => plain(id) === wanted);
}
