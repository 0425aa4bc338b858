import { solved } from './regression.ts';

/** A mean with its 95 % interval. */
export interface Mean {
  mean: number;
  low: number;
  high: number;
  deviation: number;
}
/** A mean after things that are zero on average have been taken out of it. */
export interface Fitted extends Mean {
  /** How many times each of them was taken out. */
  weights: number[];
  /** By what factor the variance has fallen. */
  factor: number;
}

/** How many deviations a 95 % interval reaches to either side. */
const REACH = 1.96;
/** What two things have in common may leave nothing of one of them; this much of it always stays, so that it can be solved. */
const RIDGE = 1e-9;
/** What varies less than this is rounding, not noise. */
const STILL = 1e-12;

export function meanOf(values: readonly number[]): Mean {
  const mean = sum(values) / Math.max(1, values.length);
  const squares = values.reduce((all, value) => all + (value - mean) ** 2, 0);
  return around(mean, Math.sqrt(squares / Math.max(1, values.length - 1)), values.length);
}

/**
 * The mean of `values` less what each of `noises`, whose own means are zero, explains of them: control variates, weighted by
 * least squares.
 */
export function fittedOf(values: readonly number[], noises: readonly (readonly number[])[]): Fitted {
  const n = values.length;
  const own = centred(values);
  const kept = noises.map(centred);
  const isOne = (k: number) => n > noises.length + 1 && dot(kept[k], kept[k]) > STILL * n;
  for (const k of kept.keys()) if (!isOne(k)) kept[k] = kept[k].map(() => 0);
  const common = kept.map((a, k) => kept.map((b, j) => dot(a, b) * (k === j ? 1 + RIDGE : 1)));
  // What never moved explains nothing.
  for (const [k, row] of common.entries()) if (row[k] === 0) row[k] = 1;
  const weights = solved(
    common,
    kept.map(each => dot(each, own)),
  );
  const rest = meanOf(
    values.map((value, i) => value - sum(weights.map((weight, k) => weight * noises[k][i]))),
  );
  // Each weight was taken from the same matches: that costs one degree of freedom.
  const free = Math.max(1, n - 1 - noises.length);
  const deviation = rest.deviation * Math.sqrt(Math.max(1, n - 1) / free);
  const factor = (meanOf(values).deviation / deviation) ** 2;
  return { ...around(rest.mean, deviation, n), weights, factor };
}

function around(mean: number, deviation: number, n: number): Mean {
  const reach = (REACH * deviation) / Math.sqrt(Math.max(1, n));
  return { mean, low: mean - reach, high: mean + reach, deviation };
}
const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((all, value, i) => all + value * b[i], 0);
function centred(values: readonly number[]): number[] {
  const { mean } = meanOf(values);
  return values.map(value => value - mean);
}
