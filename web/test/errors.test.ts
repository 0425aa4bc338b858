import type { StudioAnalysis, StudioMatch, StudioVerdict } from '@siegeworks/protocol';
import { beforeEach, expect, test, vi } from 'vitest';
import { errorHistory, keepErrors } from '../src/studio/errors.ts';

/** The storage of a browser, as far as the history needs it. */
function storage(): Pick<Storage, 'getItem' | 'setItem'> {
  const kept = new Map<string, string>();
  return { getItem: name => kept.get(name) ?? null, setItem: (name, text) => void kept.set(name, text) };
}
beforeEach(() => {
  vi.stubGlobal('localStorage', storage());
  return () => vi.unstubAllGlobals();
});

const match = (key: string, game = 'arcania') => ({ key, game }) as StudioMatch;
const erred = (kind: string, lost: number, seat = 0): StudioVerdict =>
  ({ kind, lost, seat, mark: lost > 0 ? '?' : '!' }) as StudioVerdict;
const found = (...verdicts: StudioVerdict[]) => ({ verdicts }) as StudioAnalysis;

test('errors of one player are summed up by kind over all matches of a game, the costliest kind first', () => {
  keepErrors(match('a'), found(erred('spells', 0.1), erred('blocks', 0.2), erred('blocks', 0.3, 1)), 0);
  keepErrors(match('b'), found(erred('spells', 0.25), erred('attacks', 0)), 0);
  keepErrors(match('c', 'arcmage'), found(erred('blocks', 0.9)), 0);
  const { matches, kinds } = errorHistory('arcania');
  expect(matches).toBe(2);
  expect(kinds).toEqual([
    { kind: 'spells', n: 2, lost: 0.35 },
    { kind: 'blocks', n: 1, lost: 0.2 },
  ]);
});

test('the same match counts once, as it was judged last', () => {
  keepErrors(match('a'), found(erred('spells', 0.1)), 0);
  keepErrors(match('a'), found(erred('blocks', 0.2)), 0);
  expect(errorHistory('arcania')).toEqual({ matches: 1, kinds: [{ kind: 'blocks', n: 1, lost: 0.2 }] });
});

test('a damaged history is begun anew', () => {
  localStorage.setItem('siegeworks.errors', '{"a":');
  expect(errorHistory('arcania').matches).toBe(0);
  keepErrors(match('a'), found(erred('spells', 0.1)), 0);
  expect(errorHistory('arcania').matches).toBe(1);
});
