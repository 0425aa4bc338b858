import { join } from 'node:path';
import { gameOf, games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { puzzlesOf } from '../src/examples.ts';
import { whyNoPuzzle } from '../src/index.ts';
import { THEMES } from '../src/puzzles/themes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const IDS = games.map(({ about }) => about.id);
/** Of every game so many are proved here; `siege puzzles prove GAME` proves all. */
const SAMPLE = 2;

describe.each(IDS)('the puzzles of %s', id => {
  const puzzles = puzzlesOf(ROOT, id);
  const game = gameOf(id);

  test('belong to it and to the rules of today', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of puzzles) {
      expect(puzzle.game).toBe(id);
      expect(puzzle.rules).toBe(game?.about.rulesVersion);
      expect(THEMES).toEqual(expect.arrayContaining(puzzle.themes));
    }
  });
  test('are still puzzles', () => {
    if (!game) throw new Error(id);
    for (const puzzle of puzzles.slice(0, SAMPLE))
      expect([puzzle.id, whyNoPuzzle(game, puzzle)]).toEqual([puzzle.id, null]);
  });
});

test('a puzzle that says something else is found out', () => {
  const [puzzle] = puzzlesOf(ROOT, 'towers-in-time');
  const game = gameOf('towers-in-time');
  if (!game) throw new Error('towers-in-time');
  expect(whyNoPuzzle(game, { ...puzzle, value: puzzle.value - 1 })).toContain('the goal is reached');
  expect(whyNoPuzzle(game, { ...puzzle, seat: 1 - puzzle.seat })).toBe(
    'the position does not ask the solver',
  );
  expect(whyNoPuzzle(game, { ...puzzle, line: puzzle.line.slice(0, -1) })).toBe(
    'the solution is another one',
  );
  expect(whyNoPuzzle(game, puzzle, 1)).toBe('the search did not come to an end');
});
