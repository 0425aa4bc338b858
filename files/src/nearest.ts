import { LIMITS } from './limits.ts';

/** The texts that were most probably meant, nearest first; none when nothing is near, or the text is too long for a name. */
export function nearest(text: string, known: readonly string[], most = 3): string[] {
  if (text.length > LIMITS.name) return [];
  const wanted = text.toLowerCase();
  const ranked = [...new Set(known)]
    .map(word => ({ word, far: distance(wanted, word.toLowerCase()) }))
    .filter(({ word, far }) => far <= Math.max(2, Math.min(word.length, text.length) / 2));
  return ranked
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ word }) => word);
}

/** How many letters must be changed, added or taken away; a longer text that contains the other is near. */
function distance(a: string, b: string): number {
  if (a !== '' && b !== '' && (a.includes(b) || b.includes(a))) return 1;
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      next.push(Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + same));
    }
    row = next;
  }
  return row[b.length];
}

/** ` (did you mean Skeleton?)`, or nothing when nothing is near: the end of a sentence that refuses a name. */
export function perhaps(text: string, known: readonly string[]): string {
  const [near] = nearest(text, known);
  return near === undefined ? '' : ` (did you mean ${near}?)`;
}
