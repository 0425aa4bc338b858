import { cubeRoot, power } from './portable.ts';

/** SHA-256 (FIPS 180-4), synchronous and without any platform: seeds, commitments and digests. */
const PRIMES = primes(64);
const K = PRIMES.map(p => fraction(cubeRoot(p)));
const START = PRIMES.slice(0, 8).map(p => fraction(Math.sqrt(p)));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every(p => n % p !== 0)) found.push(n);
  return found;
}
function fraction(x: number): number {
  return ((x - Math.floor(x)) * 0x100000000) | 0;
}
const turn = (x: number, n: number) => (x >>> n) | (x << (32 - n));

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const c = char.codePointAt(0) ?? 0;
    if (c < 0x80) bytes.push(c);
    else if (c < 0x800) bytes.push(0xc0 | (c >> 6), 0x80 | (c & 63));
    else if (c < 0x10000) bytes.push(0xe0 | (c >> 12), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
    else bytes.push(0xf0 | (c >> 18), 0x80 | ((c >> 12) & 63), 0x80 | ((c >> 6) & 63), 0x80 | (c & 63));
  }
  return bytes;
}

/** The eight 32-bit words of the hash. */
export function sha256(text: string): number[] {
  const bytes = utf8(text);
  const bits = bytes.length * 8;
  bytes.push(0x80);
  while (bytes.length % 64 !== 56) bytes.push(0);
  for (let i = 7; i >= 0; i--) bytes.push(Math.floor(bits / power(2, 8 * i)) & 255);
  const hash = START.slice();
  const w = new Array<number>(64);
  for (let block = 0; block < bytes.length; block += 64) mix(hash, bytes, block, w);
  return hash;
}

function mix(hash: number[], bytes: number[], block: number, w: number[]): void {
  for (let i = 0; i < 16; i++) {
    const at = block + 4 * i;
    w[i] = (bytes[at] << 24) | (bytes[at + 1] << 16) | (bytes[at + 2] << 8) | bytes[at + 3];
  }
  for (let i = 16; i < 64; i++) {
    const a = w[i - 15];
    const b = w[i - 2];
    const s0 = turn(a, 7) ^ turn(a, 18) ^ (a >>> 3);
    const s1 = turn(b, 17) ^ turn(b, 19) ^ (b >>> 10);
    w[i] = (w[i - 16] + s0 + w[i - 7] + s1) | 0;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const t1 = (h + (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) + ((e & f) ^ (~e & g)) + K[i] + w[i]) | 0;
    const t2 = ((turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  const sums = [a, b, c, d, e, f, g, h];
  for (let i = 0; i < 8; i++) hash[i] = (hash[i] + sums[i]) | 0;
}

/** The hash as 64 hexadecimal digits. */
export function digest(text: string): string {
  return sha256(text)
    .map(word => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}
