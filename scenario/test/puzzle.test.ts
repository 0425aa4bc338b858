import { Malformed } from '@siegeworks/files/shape';
import { describe, expect, test } from 'vitest';
import type { Puzzle } from '../src/index.ts';
import { parsePuzzles, puzzleLine } from '../src/index.ts';

const PUZZLE: Puzzle = {
  id: 'a1',
  game: 'gate',
  rules: '1',
  title: 'Through the window',
  goal: 'Win the match this turn.',
  seat: 0,
  aim: { kind: 'win', way: 'reach' },
  themes: ['finish'],
  value: 10_000,
  second: 0,
  line: [{ seat: 0, option: { kind: 'window' }, dice: [], key: true }],
  found: { page: 25 },
  rating: 1400,
  position: { seats: 2, stack: [], random: [0, 0, 0, 0], luck: 0, script: null, events: null, over: null },
};
const file = (...puzzles: object[]) => puzzles.map(each => JSON.stringify(each)).join('\n');

function reasonsOf(text: string): string[] {
  try {
    parsePuzzles(text, 'x.jsonl');
    return [];
  } catch (fault) {
    if (!(fault instanceof Malformed)) throw fault;
    return fault.reasons.map(reason => reason.text);
  }
}

describe('a file of puzzles', () => {
  test('is read as it was written', () => {
    expect(parsePuzzles(`${puzzleLine(PUZZLE)}\n`, 'x.jsonl')).toEqual([PUZZLE]);
  });
  test('is refused with every reason at once, each with its line', () => {
    const worse = { ...PUZZLE, id: 'b2', seat: -1, value: 10_001, line: [], extra: 1 };
    expect(reasonsOf(`${file(PUZZLE, worse)}\n{`)).toEqual([
      expect.stringContaining('x.jsonl, line 2: the puzzle has an unknown field "extra"'),
      expect.stringContaining('x.jsonl, line 2: seat must be from 0 to 9, not -1'),
      expect.stringContaining('x.jsonl, line 2: value must be from 0 to 10000'),
      expect.stringContaining('x.jsonl, line 2: line must begin with a pick of the solver'),
      expect.stringContaining('x.jsonl, line 3'),
    ]);
  });
  test('has every puzzle once, each with a position', () => {
    expect(reasonsOf(file(PUZZLE, PUZZLE))).toEqual(['x.jsonl, line 2: there are two puzzles a1']);
    const [reason] = reasonsOf(file({ ...PUZZLE, position: { seats: 2, random: [] } }));
    expect(reason).toContain('position.stack must be a list');
  });
});
