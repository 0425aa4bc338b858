import { describe, expect, test } from 'vitest';
import { Prover, solve, WIN } from '../src/index.ts';
import type { Gate } from './gate.ts';
import { gate, gateWith } from './gate.ts';

const solved = (ways: Gate['ways'], nodes = 1000) =>
  solve(new Prover(gate, { start: gateWith(ways), seat: 0, aim: WIN }, nodes));

describe('a position is a puzzle', () => {
  test('if exactly one pick reaches the goal', () => {
    const found = solved({ door: { needs: 10 }, window: { needs: 0 }, chimney: { needs: 10 } });
    expect(found).toMatchObject({ value: 1, second: 0 });
    const line = typeof found === 'string' ? [] : found.line;
    expect(line).toEqual([{ seat: 0, option: { kind: 'window' }, dice: [], key: true }]);
  });
  test('but not if two do', () => {
    expect(solved({ door: { needs: 0 }, window: { needs: 0 }, chimney: { needs: 10 } })).toBe('two ways');
  });
  test('nor if the others have an answer', () => {
    expect(solved({ door: { needs: 0, barred: true }, window: { needs: 10 } })).toBe('hopeless');
    expect(solved({ door: { needs: 0, barred: true }, window: { needs: 0 } })).toMatchObject({
      value: 1,
      second: 0,
    });
  });
  test('nor if every pick leads to the same result', () => {
    expect(solved({ door: { needs: 0 }, window: { needs: 0 } })).toBe('two ways');
    expect(solved({ door: { needs: 10 }, window: { needs: 10 } })).toBe('hopeless');
  });
});

describe('where dice decide', () => {
  test('the chances are exact, and the best must be ahead by the margin', () => {
    expect(solved({ door: { needs: 3 }, window: { needs: 5 } })).toMatchObject({ value: 0.7, second: 0.5 });
    expect(solved({ door: { needs: 3 }, window: { needs: 4 } })).toBe('two ways');
  });
  test('the line ends with the throw', () => {
    const found = solved({ door: { needs: 3 }, window: { needs: 9 } });
    const line = typeof found === 'string' ? [] : found.line;
    expect(line).toHaveLength(1);
    expect(line[0].dice[0]).toBeGreaterThan(3);
  });
});

describe('nothing is claimed without proof', () => {
  test('where a hidden card comes to light', () => {
    expect(solved({ door: { needs: 0, draws: true }, window: { needs: 10 } })).toBe('not proved');
    expect(solved({ door: { needs: 10, draws: true }, window: { needs: 0 } })).toBe('not proved');
  });
  test('where the search was cut off', () => {
    expect(solved({ door: { needs: 0, barred: true }, window: { needs: 0 } }, 1)).toBe('not proved');
  });
});
