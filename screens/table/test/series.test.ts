import { describe, expect, test } from 'vitest';
import { belongs, joined } from '../src/series.ts';

const nothing = { rule: '', turn: '', ids: [] };
const asked = (...ids: string[]) =>
  ids.reduce((series, id) => joined(series, { id }, 'Round 1'), nothing as ReturnType<typeof joined>);

describe('a series of like questions', () => {
  test('is of one rule', () => {
    expect(asked('acting.unit', 'acting.action', 'acting.unit').ids).toEqual([
      'acting.unit',
      'acting.action',
    ]);
    expect(asked('acting.unit', 'turn.play')).toEqual({ rule: 'turn', turn: 'Round 1', ids: ['turn.play'] });
  });

  test('goes on with what was asked before, and with nothing else', () => {
    const series = asked('acting.unit', 'acting.action');
    expect(belongs(series, { id: 'acting.unit' }, 'Round 1')).toBe(true);
    expect(belongs(series, { id: 'acting.spell' }, 'Round 1')).toBe(false);
    expect(belongs(series, { id: 'turn.unit' }, 'Round 1')).toBe(false);
    expect(belongs(nothing, { id: 'acting.unit' }, 'Round 1')).toBe(false);
  });

  test('ends with the turn', () => {
    const series = asked('acting.unit');
    expect(belongs(series, { id: 'acting.unit' }, 'Round 2')).toBe(false);
    expect(joined(series, { id: 'acting.action' }, 'Round 2').ids).toEqual(['acting.action']);
  });
});
