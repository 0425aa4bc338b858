/** One thing that was seen: what was expected of it, what could correct that, and what came of it. */
export interface Sample {
  /** The expectation as log-odds. */
  expected: number;
  /** By how much a unit of each coefficient raises it. */
  by: readonly number[];
  /** 1 for yes, 0 for no, or something between. */
  outcome: number;
  weight: number;
}

const MOST_STEPS = 50;
const MOST_HALVINGS = 30;
/** Nothing moves any more. */
const STILL = 1e-9;

/**
 * Logistic regression: the coefficients that make the outcomes likeliest, each held back towards 0 by its ridge, which must
 * be above 0. Newton's method; a step that goes too far is halved.
 */
export function fitted(samples: readonly Sample[], ridges: readonly number[]): number[] {
  let at = ridges.map(() => 0);
  let cost = penalized(samples, ridges, at);
  for (let i = 0; i < MOST_STEPS; i++) {
    const step = newtonStep(samples, ridges, at);
    const next = shortened(step, at, to => penalized(samples, ridges, to) < cost);
    if (next === null) return at;
    const moved = Math.max(...next.map((value, k) => Math.abs(value - at[k])));
    at = next;
    cost = penalized(samples, ridges, at);
    if (moved < STILL) return at;
  }
  return at;
}

/** The mean logarithmic loss of what was expected: 0 for knowing everything, 0.693 for knowing nothing; `null` without samples. */
export function lossOf(samples: readonly Sample[]): number | null {
  const weight = samples.reduce((sum, sample) => sum + sample.weight, 0);
  return weight === 0 ? null : total(samples, []) / weight;
}

/** What is expected of a sample with these coefficients. */
export function corrected({ expected, by }: Sample, coefficients: readonly number[]): number {
  let z = expected;
  for (let k = 0; k < coefficients.length; k++) z += by[k] * coefficients[k];
  return z;
}

function total(samples: readonly Sample[], coefficients: readonly number[]): number {
  let sum = 0;
  for (const sample of samples) {
    const z = corrected(sample, coefficients);
    sum += sample.weight * (Math.max(z, 0) + Math.log1p(Math.exp(-Math.abs(z))) - sample.outcome * z);
  }
  return sum;
}

function penalized(samples: readonly Sample[], ridges: readonly number[], at: readonly number[]): number {
  return at.reduce((sum, value, k) => sum + (ridges[k] * value * value) / 2, total(samples, at));
}

/** The whole step if it is good, otherwise the first good one of half, a quarter …; `null` when there is none. */
function shortened(
  step: readonly number[],
  at: readonly number[],
  good: (to: readonly number[]) => boolean,
): number[] | null {
  for (let i = 0, part = 1; i < MOST_HALVINGS; i++, part /= 2) {
    const to = at.map((value, k) => value - part * step[k]);
    if (good(to)) return to;
  }
  return null;
}

function newtonStep(samples: readonly Sample[], ridges: readonly number[], at: readonly number[]): number[] {
  const slope = at.map((value, k) => ridges[k] * value);
  const bend = ridges.map((ridge, k) => ridges.map((_, j) => (j === k ? ridge : 0)));
  for (const sample of samples) {
    const chance = 1 / (1 + Math.exp(-corrected(sample, at)));
    lean(slope, sample, sample.weight * (chance - sample.outcome));
    curve(bend, sample, sample.weight * chance * (1 - chance));
  }
  return solved(bend, slope);
}

function lean(slope: number[], { by }: Sample, weight: number): void {
  for (let k = 0; k < by.length; k++) slope[k] += weight * by[k];
}

/** Only the lower half: the other is its mirror image. */
function curve(bend: readonly number[][], { by }: Sample, weight: number): void {
  for (let k = 0; k < by.length; k++) {
    const part = weight * by[k];
    if (part === 0) continue;
    const row = bend[k];
    for (let j = 0; j <= k; j++) row[j] += part * by[j];
  }
}

/** Solves a symmetric, positive system of which the lower half is given (Cholesky). */
export function solved(matrix: readonly number[][], right: readonly number[]): number[] {
  const root = matrix.map(row => row.slice());
  for (let k = 0; k < root.length; k++)
    for (let j = 0; j <= k; j++) {
      let sum = matrix[k][j];
      for (let i = 0; i < j; i++) sum -= root[k][i] * root[j][i];
      root[k][j] = j === k ? Math.sqrt(sum) : sum / root[j][j];
    }
  return backward(root, forward(root, right));
}

function forward(root: readonly number[][], right: readonly number[]): number[] {
  const x = right.slice();
  for (let k = 0; k < x.length; k++) {
    for (let i = 0; i < k; i++) x[k] -= root[k][i] * x[i];
    x[k] /= root[k][k];
  }
  return x;
}

function backward(root: readonly number[][], right: readonly number[]): number[] {
  const x = right.slice();
  for (let k = x.length - 1; k >= 0; k--) {
    for (let i = k + 1; i < x.length; i++) x[k] -= root[i][k] * x[i];
    x[k] /= root[k][k];
  }
  return x;
}
