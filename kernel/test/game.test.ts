import type { State, Variants } from '@siegeworks/contract';
import { checkVariants, Impossible, Refused, withDefaults } from '@siegeworks/contract';
import { emit, recordCoverage, stopCoverage } from '@siegeworks/kernel';
import { describe, expect, test } from 'vitest';
import { nim } from './toys/nim.ts';

describe('options of a game', () => {
  const about = { title: '', text: '', rule: 'X-1' };
  const schema: Variants = {
    size: { ...about, default: 5, min: 3, max: 9 },
    free: { ...about, default: 0 },
    mode: { ...about, default: 'short', words: ['short', 'long'] },
    motto: { ...about, default: '' },
    open: { ...about, default: false },
  };

  test('take their defaults where nothing is given', () => {
    expect(withDefaults(schema)).toEqual({ size: 5, free: 0, mode: 'short', motto: '', open: false });
    expect(withDefaults(schema, { size: 3, open: true, motto: 'x' })).toEqual({
      size: 3,
      free: 0,
      mode: 'short',
      motto: 'x',
      open: true,
    });
  });

  test('are accepted within their bounds', () => {
    expect(checkVariants(schema)).toEqual([]);
    expect(checkVariants(schema, { size: 3, free: -1000, mode: 'long', motto: 'any', open: true })).toEqual(
      [],
    );
    expect(checkVariants(schema, { size: 9 })).toEqual([]);
  });

  test('are refused with every reason', () => {
    const given = { size: 2, free: 1.5, mode: 'wide', motto: 1, open: 'yes', sice: 3, constructor: 1 };
    expect(checkVariants(schema, given as never)).toEqual([
      { rule: 'X-1', text: 'size cannot be 2: a whole number from 3 to 9' },
      { rule: 'X-1', text: 'free cannot be 1.5: a whole number' },
      { rule: 'X-1', text: 'mode cannot be wide: one of short, long' },
      { rule: 'X-1', text: 'motto cannot be 1: a text' },
      { rule: 'X-1', text: 'open cannot be yes: true or false' },
      { rule: '', text: 'there is no option sice; choose from size, free, mode, motto, open' },
      { rule: '', text: 'there is no option constructor; choose from size, free, mode, motto, open' },
    ]);
    expect(checkVariants(schema, { size: 10, mode: Number.NaN })).toHaveLength(2);
  });

  test('a number may be left open with -1 where that has a name', () => {
    const open: Variants = { size: { ...about, default: -1, min: 3, max: 9, unset: 'by preset' } };
    expect(checkVariants(open, { size: -1 })).toEqual([]);
    expect(checkVariants(open, { size: 0 })).toEqual([
      { rule: 'X-1', text: 'size cannot be 0: a whole number from 3 to 9, or -1 for "by preset"' },
    ]);
    expect(checkVariants(schema, { size: -1 })).toHaveLength(1);
  });
});

describe('events', () => {
  test('are recorded only while somebody listens', () => {
    const s: State = nim.setup.deal({ players: [{}, {}] }, 'a');
    emit(s, { type: 'ended' });
    expect(s.events).toBeNull();
    s.events = [];
    emit(s, { type: 'ended' });
    expect(s.events).toEqual([{ type: 'ended' }]);
  });
});

describe('coverage', () => {
  test('counts while it is on, into the map it is given', () => {
    const s: State = { ...nim.setup.deal({ players: [{}, {}] }, 'a'), events: [] };
    const ran = new Map([['event ended', 2]]);
    expect(recordCoverage(ran)).toBe(ran);
    emit(s, { type: 'ended' });
    emit(s, { type: 'taken' });
    stopCoverage();
    emit(s, { type: 'ended' });
    expect([...ran]).toEqual([
      ['event ended', 3],
      ['event taken', 1],
    ]);
  });
});

test('errors carry their names and reasons', () => {
  expect(new Impossible('x').name).toBe('Impossible');
  const reasons = [
    { rule: 'X-1', text: 'too many' },
    { rule: '', text: 'too few' },
  ];
  const refused = new Refused(reasons);
  expect(refused.name).toBe('Refused');
  expect(refused.message).toBe('too many (X-1)\ntoo few');
  expect(refused.reasons).toEqual(reasons);
});
