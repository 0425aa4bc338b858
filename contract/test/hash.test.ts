import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { digest, sha256 } from '../src/hash.ts';

// The published vectors of FIPS 180-4.
test.each([
  ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
  ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
  [
    'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  ],
  ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
])('published vector %#', (text, hash) => {
  expect(digest(text)).toBe(hash);
});

test('agrees with another implementation on texts of every length around a block, and beyond ASCII', () => {
  const texts = Array.from({ length: 140 }, (_, n) => 'x'.repeat(n));
  texts.push('Türme', 'Осада', '城', '🏰 siege 🏰', '\u0000', '\u07ff\u0800\uffff\u{10000}\u{10ffff}');
  for (const text of texts)
    expect(digest(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
});

test('the words are the digest in parts', () => {
  const hex = sha256('siege').map(word => (word >>> 0).toString(16).padStart(8, '0'));
  expect(hex).toHaveLength(8);
  expect(hex.join('')).toBe(digest('siege'));
});
