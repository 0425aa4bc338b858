/** The chance that none of these copies are among the cards seen. */
function chanceOfNone(size: number, copies: number, seen: number): number {
  let chance = 1;
  for (let i = 0; i < seen; i++) chance *= Math.max(0, size - copies - i) / (size - i);
  return chance;
}

/** The chance that at least this many of the copies are among the cards seen: exact, by the hypergeometric distribution. */
export function chanceOfAtLeast(size: number, copies: number, seen: number, wanted = 1): number {
  const drawn = Math.min(seen, size);
  if (wanted <= 0) return 1;
  if (wanted > copies || wanted > drawn) return 0;
  let fewer = 0;
  for (let k = 0; k < wanted; k++) fewer += chanceOfExactly(size, copies, drawn, k);
  return Math.max(0, 1 - fewer);
}

function chanceOfExactly(size: number, copies: number, drawn: number, k: number): number {
  if (k > copies || k > drawn || drawn - k > size - copies) return 0;
  return (choose(copies, k) * choose(size - copies, drawn - k)) / choose(size, drawn);
}

/** In how many ways k of n things can be taken. Decks are small: the numbers stay far below what a double holds. */
function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Groups for which a joint chance is worked out. */
export const MOST_GROUPS = 12;

/** The chance to have seen at least one card of each group: by inclusion and exclusion, exact. */
export function chanceOfEach(size: number, groups: readonly number[], seen: number): number {
  const drawn = Math.min(seen, size);
  const among = groups.slice(0, MOST_GROUPS);
  let chance = 0;
  for (let set = 0; set < 1 << among.length; set++) {
    const missing = among.filter((_copies, i) => (set >> i) & 1);
    const none = chanceOfNone(
      size,
      missing.reduce((sum, copies) => sum + copies, 0),
      drawn,
    );
    chance += missing.length % 2 === 0 ? none : -none;
  }
  return Math.min(1, Math.max(0, chance));
}
