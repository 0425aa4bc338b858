import type { MatchState, OutcomeInfo, SeriesInfo } from '@siegeworks/protocol';
import { seriesLine } from '@siegeworks/protocol';
import { describe, expect, test } from 'vitest';
import { courseInWords, lineOf, seriesVerdict, storyRows, strokeOf, verdict } from '../src/story.ts';

const course = [
  { turn: 1, scores: [50, 50] },
  { turn: 2, scores: [70, 30] },
  { turn: 3, scores: [40, 60] },
  { turn: 4, scores: [100, 0] },
];
const outcome: OutcomeInfo = {
  places: [1, 2],
  draw: false,
  rule: 'X-1',
  text: 'the tower has fallen',
  story: { turns: 4, decisions: [9, 7], figures: [{ title: 'forces lost', counts: [1, 3] }], course },
};
const state = (mine: boolean[], eye: number | null, change: Partial<OutcomeInfo> = {}) =>
  ({
    seats: mine.map((each, i) => ({ name: ['Ann', 'Ben'][i], mine: each, bot: each ? null : 'page' })),
    eye,
    outcome: { ...outcome, ...change },
  }) as MatchState;

describe('who won', () => {
  test('one person is addressed, several are named', () => {
    expect(verdict(state([true, false], 0))).toBe('You won');
    expect(verdict(state([false, true], 1))).toBe('You lost');
    expect(verdict(state([true, true], 1))).toBe('Ann won');
    expect(verdict(state([false, false], null))).toBe('Ann won');
    expect(verdict(state([true, false], 0, { draw: true }))).toBe('A draw');
    expect(verdict(state([false], null, { places: [2] }))).toBe('The game is lost');
  });
});

describe('the story', () => {
  test('is given in figures; whoever played alone needs no place', () => {
    expect(storyRows(outcome)).toEqual([
      { title: 'Place', cells: [1, 2] },
      { title: 'Decisions', cells: [9, 7] },
      { title: 'Forces lost', cells: [1, 3] },
    ]);
    expect(storyRows({ ...outcome, places: [1] }).map(row => row.title)).not.toContain('Place');
  });

  test('is drawn as one line for each seat, high where it looked good', () => {
    expect(lineOf(course, 0, 300, 100)).toBe('0,50 100,30 200,60 300,0');
    expect(lineOf(course, 1, 300, 100)).toBe('0,50 100,70 200,40 300,100');
  });

  test('is described in words for those who cannot see the plot', () => {
    expect(courseInWords(course, ['Ann'])).toBe(
      'Ann: from 50 %, best 70 % in turn 2, worst 40 % in turn 3, at the end 100 %.',
    );
  });
});

describe('a series', () => {
  const at = (number: number, ...wins: number[]): SeriesInfo => ({
    of: 3,
    number,
    score: wins.map((n, i) => ({ name: ['You', 'Ann', 'Ben'][i], wins: n })),
  });

  test('counts its matches, even when draws make them more', () => {
    expect(seriesLine(at(2, 1, 0))).toBe('Match 2 of 3 · 1 : 0');
    expect(seriesLine(at(4, 1, 1, 0))).toBe('Match 4 · 1 : 1 : 0');
  });

  test('tells how it stands, and who won it', () => {
    expect(seriesVerdict(at(1, 1, 0))).toBe('1 : 0, first to 2.');
    expect(seriesVerdict(at(2, 2, 0))).toBe('You won the series, 2 : 0.');
    expect(seriesVerdict(at(3, 1, 2))).toBe('Ann won the series, 2 : 1.');
  });
});

test('whoever looks at the course has the solid line, the others follow in their order', () => {
  expect([0, 1, 2].map(seat => strokeOf(seat, 1))).toEqual([1, 0, 2]);
  expect([0, 1].map(seat => strokeOf(seat, null))).toEqual([0, 1]);
});
