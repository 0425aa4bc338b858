import { parseSaved, save } from '@siegeworks/files';
import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { playOn, TWO } from '../../kernel/test/toys/matches.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { prove } from '../src/prove.ts';
import { isWhole, keyOf, sealOf } from '../src/seal.ts';

const SECRET = new Uint8Array(32).fill(1);
const KEY = keyOf(SECRET);

function played() {
  const m = create(thieves, TWO, 'seed', ['x']);
  playOn(m, 6);
  const table = {
    seats: [
      { kind: 'me', name: 'Ann' },
      { kind: 'me', name: 'Ben' },
    ],
    auto: [],
  };
  return parseSaved(JSON.stringify({ ...save(m), table }));
}
const match = played();
const sealed = { ...match, seal: sealOf(match, SECRET) };
const said = (file: typeof sealed | typeof match, house?: string) =>
  prove(thieves, file, { house }).map(({ holds, text }) => `${holds} ${text}`);

test('a seal outlives reading and writing, the order of fields, and what is noted beside the match', () => {
  const { state, ...rest } = parseSaved(JSON.stringify(sealed, null, 2));
  const notes = [{ at: 1, text: 'well done' }];
  expect(isWhole({ state, ...rest, notes }, sealed.seal)).toBe(true);
});

test.each([
  ['a pick', { picks: [...match.picks.slice(0, -1), { seat: 0, option: { kind: 'pass' } }] }],
  [
    'who sat there',
    {
      table: {
        seats: [
          { kind: 'me', name: 'Eve' },
          { kind: 'me', name: 'Ben' },
        ],
        auto: [],
      },
    },
  ],
  ['the seed', { seed: 'better' }],
  ['the randomness of a player', { entropy: ['y'] }],
  ['the set-up', { config: { players: [{}, {}, {}] } }],
  ['the state', { state: '0'.repeat(64) }],
])('a seal is broken by another %s', (_what, change) => {
  const forged = { ...sealed, ...change };
  expect(isWhole(forged, sealed.seal)).toBe(false);
  expect(said(forged, KEY)).toContain('false the match was changed after a house had sealed it');
});

test('who reads it learns whose seal it is, or what nobody here can tell', () => {
  expect(said(match)).toHaveLength(said(sealed).length - 1);
  expect(said(sealed)).toContain(
    'null Whether the seal, which is unbroken, is that of the house where it was played.',
  );
  expect(said(sealed, KEY)).toContain(
    'true The house sealed it: these picks were made there, from these seats.',
  );
  expect(said(sealed, keyOf(new Uint8Array(32)))).toContain('false the match was sealed by another house');
  expect(said(match, KEY)).toContain('false the match bears no seal of the house');
});

test('a seal of another shape is refused with its place', () => {
  const odd = (seal: object) => () => parseSaved(JSON.stringify({ ...match, seal }));
  expect(odd({ ...sealed.seal, house: 'me' })).toThrow(/seal\.house must be 64 hexadecimal digits/);
  expect(odd({ house: KEY })).toThrow(/seal\.signature/);
  // Letters enough, but no point of the curve.
  expect(isWhole(match, { ...sealed.seal, house: 'f'.repeat(64) })).toBe(false);
  expect(isWhole(match, { ...sealed.seal, signature: 'f'.repeat(128) })).toBe(false);
});
