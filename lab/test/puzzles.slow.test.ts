import { join } from 'node:path';
import { pending, sameOption } from '@siegeworks/kernel';
import { doubtText, isDoubt, parseDoubt } from '@siegeworks/scenario';
import { gameOf, games } from '@siegeworks/shelf';
import { describe, expect, test } from 'vitest';
import { puzzlesOf } from '../src/examples.ts';
import { settleDoubt, whyNoPuzzle } from '../src/index.ts';
import { taskOf } from '../src/puzzles/prove.ts';
import { THEMES, themesOf } from '../src/puzzles/themes.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const IDS = games.map(({ about }) => about.id);
/** The share of the puzzles of a game that may have the same theme. */
const MOST_ALIKE = 0.6;

describe.each(IDS)('the puzzles of %s', id => {
  const puzzles = puzzlesOf(ROOT, id);
  const game = gameOf(id);

  test('belong to it and to the rules of today', () => {
    expect(puzzles.length).toBeGreaterThanOrEqual(40);
    for (const puzzle of puzzles) {
      expect(puzzle.game).toBe(id);
      expect(puzzle.rules).toBe(game?.about.rulesVersion);
      expect(puzzle.themes.length).toBeGreaterThan(0);
      expect(THEMES).toEqual(expect.arrayContaining(puzzle.themes));
    }
  });
  test('are still puzzles, all of them', () => {
    if (!game) throw new Error(id);
    for (const puzzle of puzzles) expect([puzzle.id, whyNoPuzzle(game, puzzle)]).toEqual([puzzle.id, null]);
  });
  test('have the themes that are recognized in them, and none has too many of them', () => {
    if (!game) throw new Error(id);
    for (const puzzle of puzzles) {
      const { line, value, second } = puzzle;
      const solution = { line, value: value / 10_000, second: second / 10_000, nodes: 0 };
      expect([puzzle.id, themesOf(game, taskOf(puzzle), solution)]).toEqual([puzzle.id, puzzle.themes]);
    }
    const among = (theme: string) => puzzles.filter(({ themes }) => themes.includes(theme)).length;
    expect(THEMES.filter(theme => among(theme) > puzzles.length * MOST_ALIKE)).toEqual([]);
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

describe('a doubt', () => {
  const game = gameOf('towers-in-time');
  if (!game) throw new Error('towers-in-time');
  const [puzzle] = puzzlesOf(ROOT, 'towers-in-time').toSorted((a, b) => a.line.length - b.line.length);
  const { position: at, line } = puzzle;
  const others = (pending(game, at)?.options ?? []).filter(option => !sameOption(option, line[0].option));

  test('about a wrong pick is answered with what it reaches', () => {
    // Some of the others are the same pick under another number.
    const all = others.map(option => settleDoubt(game, { puzzle, at, option, said: 'that' }));
    const wrong = all.filter(({ right }) => right === false);
    expect(wrong.length).toBeGreaterThan(0);
    expect(wrong[0].why).toMatch(/^“that” reaches the goal [\d.]+ % of the time, the best pick [\d.]+ %$/);
  });
  test('about a pick as good as the right one is right, and so is one about what is no puzzle', () => {
    expect(settleDoubt(game, { puzzle, at, option: line[0].option, said: 'it' }).right).toBe(true);
    const claimed = { ...puzzle, value: puzzle.value - 1 };
    expect(settleDoubt(game, { puzzle: claimed, at, option: others[0], said: 'that' }).right).toBe(true);
  });
  test('that cannot be searched to its end stays open', () => {
    const nowhere = { kind: 'nothing' };
    expect(settleDoubt(game, { puzzle, at, option: nowhere, said: 'nothing' }).right).toBe('open');
  });
  test('is a file that can be read again, and a damaged one is refused', () => {
    const text = doubtText({ puzzle, at, option: others[0], said: 'that' });
    expect(isDoubt(text)).toBe(true);
    expect(parseDoubt(text, 'my.doubt.json')).toEqual({ puzzle, at, option: others[0], said: 'that' });
    expect(() => parseDoubt(text.replace('"said"', '"sad"'), 'my.doubt.json')).toThrow('said');
  });
});
