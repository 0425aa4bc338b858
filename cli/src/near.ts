/** How many letters must be changed, added, dropped or swapped to come from one word to the other. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const change = row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1);
      const swap =
        i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? before[j - 2] + 1 : change;
      next.push(Math.min(change, swap, row[j] + 1, next[j - 1] + 1));
    }
    before = row;
    row = next;
  }
  return row[b.length];
}

const plain = (word: string) =>
  word
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The names that somebody who wrote `word` may have meant, the nearest first. */
export function nearest(word: string, names: readonly string[], most = 3): string[] {
  const wanted = plain(word);
  const ranked = names.map((name, i) => ({ name, i, far: farness(wanted, plain(name)) }));
  return ranked
    .filter(({ far }) => far <= Math.ceil(wanted.length / 3))
    .sort((a, b) => a.far - b.far || a.i - b.i)
    .slice(0, most)
    .map(({ name }) => name);
}

/** A part of a name is near it, too: nobody types all of a long one. */
function farness(wanted: string, name: string): number {
  const far = distance(wanted, name);
  const part = wanted.length >= 3 && name.includes(wanted);
  return part ? Math.min(far, 0.5 + name.indexOf(wanted) / 100) : far;
}

/** `; did you mean …?`, or nothing. */
export function didYouMean(word: string, names: readonly string[], before = ''): string {
  const near = nearest(word, names).map(name => before + name);
  return near.length === 0 ? '' : `; did you mean ${near.join(' or ')}?`;
}

/** The one thing called so, whatever its capitals; otherwise nothing. */
export function named<T extends { name: string; id?: string }>(
  things: readonly T[],
  word: string,
): T | undefined {
  const wanted = plain(word);
  return things.find(
    thing => plain(thing.name) === wanted || (thing.id !== undefined && plain(thing.id) === wanted),
  );
}
