const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Bytes in letters that every address may hold (RFC 4648, section 5, without padding). */
export function toBase64(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const word = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const letters = Math.min(4, bytes.length - i + 1);
    for (let n = 0; n < letters; n++) text += ALPHABET[(word >> (18 - 6 * n)) & 63];
  }
  return text;
}

/** The bytes again, or `null` when there are letters that no such text has. Of a lone last letter nothing remains. */
export function fromBase64(text: string): number[] | null {
  const bytes: number[] = [];
  for (let i = 0; i < text.length; i += 4) {
    const part = [...text.slice(i, i + 4)].map(letter => ALPHABET.indexOf(letter));
    if (part.includes(-1)) return null;
    const word = part.reduce((sum, value, n) => sum | (value << (18 - 6 * n)), 0);
    for (let n = 0; n < part.length - 1; n++) bytes.push((word >> (16 - 8 * n)) & 255);
  }
  return bytes;
}

/** UTF-8, by what every engine has: no encoder of a browser is needed. */
export function toUtf8(text: string): number[] {
  const coded = encodeURIComponent(text.toWellFormed());
  return [...coded.matchAll(/%([0-9A-F]{2})|[^%]/g)].map(([char, hex]) =>
    hex === undefined ? char.charCodeAt(0) : Number.parseInt(hex, 16),
  );
}
export function fromUtf8(bytes: readonly number[]): string | null {
  try {
    return decodeURIComponent(bytes.map(byte => `%${byte.toString(16).padStart(2, '0')}`).join(''));
  } catch {
    return null;
  }
}
