import type { Offer } from '@siegeworks/protocol';
import { expect, test } from 'vitest';
import { marksFor } from '../src/pointing.ts';

const shield: Offer = { option: { kind: 'cast', card: 1, target: 5 }, text: '', about: [1, 5], uses: [8] };
const strike: Offer = { option: { kind: 'strike', card: 1, target: 6 }, text: '', about: [1, 6, '1.castle'] };
const offers = [shield, strike];
const marks = (...args: Parameters<typeof marksFor>) => Object.fromEntries(marksFor(...args));

test('an answer marks what it uses, what it is aimed at, and what it uses up', () => {
  expect(marks({ answer: shield }, offers)).toEqual({ 1: 'own', 5: 'aim', 8: 'uses' });
  expect(marks({ answer: strike }, offers)).toEqual({ 1: 'own', 6: 'aim', '1.castle': 'aim' });
  expect(marks(null, offers)).toEqual({});
});

test('a thing marks what its answers are about, but not itself', () => {
  expect(marks({ thing: 5 }, offers)).toEqual({ 1: 'own', 8: 'uses' });
  expect(marks({ thing: 1 }, offers)).toEqual({ 5: 'aim', 6: 'aim', '1.castle': 'aim' });
  expect(marks({ thing: '1.castle' }, offers)).toEqual({ 1: 'own', 6: 'aim' });
  expect(marks({ thing: 77 }, offers)).toEqual({});
});
