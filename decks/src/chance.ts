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
  return (choose(copies, k) * choose(size - copies, drawn - k)) / choose(size, drawn);
}

/** In how many ways k of n things can be taken. Decks are small: the numbers stay far below what a double holds. */
function choose(n: number, k: number): number {
  if (k < 0 || k > n) return 0;
  let ways = 1;
  for (let i = 0; i < Math.min(k, n - k); i++) ways = (ways * (n - i)) / (i + 1);
  return ways;
}

/** Cards of which somebody wants some: how many copies there are, and how many are wanted at least. */
export interface Wanted {
  copies: number;
  wanted: number;
}

/** The chance to have seen enough of every group: exact, by counting the hands that hold them. */
export function chanceOfAll(size: number, groups: readonly Wanted[], seen: number): number {
  const drawn = Math.min(seen, size);
  // In how many ways so many cards of the groups so far can be drawn, with enough of each.
  let ways = [1];
  for (const { copies, wanted } of groups) ways = withGroup(ways, copies, wanted, drawn);
  const others = size - groups.reduce((sum, { copies }) => sum + copies, 0);
  const good = ways.reduce((sum, n, held) => sum + n * choose(others, drawn - held), 0);
  return good / choose(size, drawn);
}

function withGroup(ways: readonly number[], copies: number, wanted: number, drawn: number): number[] {
  const next = new Array<number>(Math.min(drawn, ways.length - 1 + copies) + 1).fill(0);
  for (const [held, n] of ways.entries())
    for (let k = wanted; k <= copies && held + k < next.length; k++) next[held + k] += n * choose(copies, k);
  return next;
}
