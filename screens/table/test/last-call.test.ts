import type { AskedQuestion, Offer } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { lastCallFor } from '../src/last-call.ts';
import { bundled } from '../src/slots.ts';

const offer = (kind: string, more: Partial<Offer> = {}): Offer => ({
  option: { kind },
  text: kind,
  about: [],
  ...more,
});
const asked = (...offers: Offer[]): AskedQuestion => ({
  id: 'turn.act',
  seat: 0,
  text: '',
  offers,
  habit: 0,
  standing: 'ask',
});
const end = offer('end', { harmless: true, endsTurn: true });
const draw = offer('draw', { harmless: true });

describe('before a turn ends', () => {
  test('what could still be done is counted, the harmless left out', () => {
    const left = lastCallFor(asked(offer('buy'), offer('attack'), draw, end), end)?.left;
    expect(left).toBe('2 things could still be done');
    expect(lastCallFor(asked(offer('buy'), end), end)?.left).toBe('1 thing could still be done');
  });

  test('nothing is asked where nothing is left, and of no other answer', () => {
    expect(lastCallFor(asked(draw, end), end)).toBeNull();
    expect(lastCallFor(asked(offer('buy'), draw, end), draw)).toBeNull();
  });

  test('for what is hardly ever done nobody is asked again', () => {
    expect(lastCallFor(asked(offer('release', { idle: true }), end), end)).toBeNull();
    expect(lastCallFor(asked(offer('release', { idle: true }), offer('buy'), end), end)?.left).toMatch(/^1 /);
  });

  test('a bundle has said that it ends the turn', () => {
    const bundle = bundled({ text: 'end it', note: 'Ends.', option: end.option, then: [{ kind: 'yes' }] });
    expect(lastCallFor(asked(offer('buy'), end), bundle)).toBeNull();
  });
});
