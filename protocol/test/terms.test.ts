import { describe, expect, test } from 'vitest';
import { read, strictest, termsOf, termsShape } from '../src/index.ts';

/** As invitations were written down before more could be agreed upon. */
const OLD = { game: 'arcania', options: {}, seats: [null, null], clock: null, watch: true, series: null };

describe('terms', () => {
  test('from before more could be agreed upon are read as usual', () => {
    expect(termsOf(read(termsShape, OLD))).toEqual({
      ...OLD,
      rated: false,
      afterwards: 'everybody',
      takeBacks: true,
      leaving: null,
      hints: false,
      brisk: false,
      openHands: false,
      start: null,
      decks: 'legal',
    });
  });
  test('for a rating allow no take-backs unless that was agreed upon', () => {
    expect(termsOf({ ...OLD, rated: true }).takeBacks).toBe(false);
    expect(termsOf({ ...OLD, rated: true, takeBacks: true }).takeBacks).toBe(true);
  });
  test('let the strictest wish hold', () => {
    expect(strictest('everybody', 'nobody', 'table')).toBe('nobody');
    expect(strictest('everybody', 'table')).toBe('table');
    expect(strictest('everybody')).toBe('everybody');
  });
});
