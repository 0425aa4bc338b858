/** Numbers about chance that several parts of a study need; each with its name, so that it can be looked up. */

/** The share of a normal distribution below z (Abramowitz and Stegun 7.1.26, wrong by less than 2 in ten million). */
export function below(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const series =
    ((((1.061405429 * t - 1.453152027) * t + 1.421413741) * t - 0.284496736) * t + 0.254829592) * t;
  const erf = 1 - series * Math.exp(-x * x);
  return z < 0 ? (1 - erf) / 2 : (1 + erf) / 2;
}
/** How often chance alone strays this far, in either direction. */
export const twoSided = (z: number): number => Math.min(1, 2 * below(-Math.abs(z)));

export interface Share {
  wins: number;
  games: number;
}
export interface Difference {
  /** Second minus first. */
  by: number;
  low: number;
  high: number;
  p: number;
}

/** Whether two shares differ: the test with a common share, and Newcombe's interval, which is built from Wilson's. */
export function sharesDiffer(a: Share, b: Share): Difference {
  if (a.games === 0 || b.games === 0) return { by: 0, low: -1, high: 1, p: 1 };
  const [pa, pb] = [a.wins / a.games, b.wins / b.games];
  const common = (a.wins + b.wins) / (a.games + b.games);
  const error = Math.sqrt(common * (1 - common) * (1 / a.games + 1 / b.games));
  const by = pb - pa;
  const [wa, wb] = [wilson(a), wilson(b)];
  return {
    by,
    low: by - Math.hypot(pb - wb.low, wa.high - pa),
    high: by + Math.hypot(wb.high - pb, pa - wa.low),
    p: error === 0 ? 1 : twoSided(by / error),
  };
}
function wilson({ wins, games }: Share): { low: number; high: number } {
  const z = 1.96;
  const p = wins / games;
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games);
  const reach =
    (z / (1 + (z * z) / games)) * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games));
  return { low: middle - reach, high: middle + reach };
}

/** How often each number came up. */
export type Counted = Readonly<Record<number, number>>;

/**
 * Whether one of two samples tends to be larger: Mann and Whitney's test with its correction for ties. `by` is how much
 * more often than not a number of the second sample is larger than one of the first, from −1 to 1.
 */
export function tendsToDiffer(a: Counted, b: Counted): { by: number; p: number } {
  const [na, nb] = [sizeOf(a), sizeOf(b)];
  if (na === 0 || nb === 0) return { by: 0, p: 1 };
  const all = [...new Set([...Object.keys(a), ...Object.keys(b)].map(Number))].sort((x, y) => x - y);
  let ranks = 0;
  let before = 0;
  let ties = 0;
  for (const value of all) {
    const together = (a[value] ?? 0) + (b[value] ?? 0);
    ranks += (b[value] ?? 0) * (before + (together + 1) / 2);
    ties += together * together * together - together;
    before += together;
  }
  const u = ranks - (nb * (nb + 1)) / 2;
  const n = na + nb;
  const variance = ((na * nb) / 12) * (n + 1 - ties / (n * (n - 1)));
  const by = (2 * u) / (na * nb) - 1;
  return { by, p: variance <= 0 ? 1 : twoSided((u - (na * nb) / 2) / Math.sqrt(variance)) };
}
const sizeOf = (counted: Counted) => Object.values(counted).reduce((sum, n) => sum + n, 0);

/** The number below which this share of a sample lies, by nearest rank: one that came up. */
export function rankOf(counted: Counted, share: number): number {
  let left = Math.max(1, Math.ceil(share * sizeOf(counted)));
  for (const value of Object.keys(counted)
    .map(Number)
    .sort((a, b) => a - b)) {
    left -= counted[value];
    if (left <= 0) return value;
  }
  return 0;
}

/**
 * Holm's correction: the same order, each p as it stands among all comparisons that were made. Whoever calls those below
 * 0.05 sure is wrong about any of them at most once in twenty studies, whatever the comparisons have in common.
 */
export function holm(ps: readonly number[]): number[] {
  const order = ps.map((p, i) => ({ p, i })).sort((a, b) => a.p - b.p);
  const corrected = new Array<number>(ps.length).fill(1);
  let most = 0;
  for (const [rank, { p, i }] of order.entries()) {
    most = Math.max(most, Math.min(1, p * (ps.length - rank)));
    corrected[i] = most;
  }
  return corrected;
}

/** Games in each arm that are needed to see a difference of this many points four times of five, near one half. */
export const gamesToSee = (points: number): number =>
  Math.ceil((2 * 0.25 * (1.96 + 0.84) * (1.96 + 0.84)) / (points / 100) / (points / 100));
