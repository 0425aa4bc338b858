/**
 * Functions that give the same bits in every JavaScript engine. The language leaves `Math.exp`, `Math.log` and `**` to the
 * engine; sums, products, quotients and `Math.floor` it fixes to the last bit, so these are made of nothing else.
 */

// The natural logarithm of 2 in two parts: products of the first with whole numbers are exact.
const LN2_HIGH = 0.6931471803691238;
const LN2_LOW = 1.9082149292705877e-10;
/** Beyond these `exp` is too big or too small for a number. */
const LARGEST = 709.782712893384;
const SMALLEST = -745.1332191019412;
/** 1/n! and 1/(2n + 1), the last first. */
const FACTORIALS = Array.from({ length: 15 }, (_, n) => 1 / factorial(n)).reverse();
const ODD = Array.from({ length: 12 }, (_, n) => 1 / (2 * n + 1)).reverse();

/** e to the power of x. */
export function exp(x: number): number {
  if (Number.isNaN(x)) return x;
  if (x > LARGEST) return Number.POSITIVE_INFINITY;
  if (x < SMALLEST) return 0;
  const k = Math.floor(x / Math.LN2 + 0.5);
  const rest = x - k * LN2_HIGH - k * LN2_LOW;
  const half = Math.floor(k / 2);
  // In two halves: 2 to the power of k alone may be too big or too small.
  return polynomial(FACTORIALS, rest) * whole(2, half) * whole(2, k - half);
}

/** The natural logarithm. */
export function log(x: number): number {
  if (Number.isNaN(x) || x < 0) return Number.NaN;
  if (x === 0) return Number.NEGATIVE_INFINITY;
  if (x === Number.POSITIVE_INFINITY) return x;
  let k = 0;
  let m = x;
  for (; m > Math.SQRT2; m /= 2) k++;
  for (; m < Math.SQRT1_2; m *= 2) k--;
  const t = (m - 1) / (m + 1);
  return k * LN2_HIGH + (2 * t * polynomial(ODD, t * t) + k * LN2_LOW);
}

/** A number that is not negative to any power, or any number to a whole one. */
export function power(base: number, exponent: number): number {
  if (Math.floor(exponent) === exponent && Math.abs(exponent) <= 1024) return whole(base, exponent);
  return base === 0 && exponent > 0 ? 0 : exp(exponent * log(base));
}
/** By squaring. */
function whole(base: number, exponent: number): number {
  if (exponent < 0) return 1 / whole(base, -exponent);
  let result = 1;
  for (let square = base, n = exponent; n > 0; n = Math.floor(n / 2), square *= square)
    if (n % 2 === 1) result *= square;
  return result;
}

/** The cube root of a number above 0, by Newton's steps from above. */
export function cubeRoot(x: number): number {
  let root = Math.max(1, x);
  for (let next = step(root, x); next < root; next = step(root, x)) root = next;
  return root;
}
const step = (root: number, x: number) => root - (root * root * root - x) / (3 * root * root);

function polynomial(coefficients: readonly number[], x: number): number {
  let sum = 0;
  for (const c of coefficients) sum = sum * x + c;
  return sum;
}
function factorial(n: number): number {
  return n <= 1 ? 1 : n * factorial(n - 1);
}
