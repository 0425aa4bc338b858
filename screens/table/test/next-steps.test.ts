import type { BotInfo, MatchState } from '@siegeworks/protocol';
import { expect, test, vi } from 'vitest';
import { nextSteps } from '../src/next-steps.ts';
import { turningPoint } from '../src/story.ts';
import type { TableActions } from '../src/table.ts';

const bots: BotInfo[] = ['page', 'squire', 'knight'].map(id => ({ id, name: id, text: '' }));
const seats = (bot: string | null) => [
  { name: 'You', mine: true, bot: null },
  ...(bot === null ? [] : [{ name: 'Other', mine: false, bot }]),
];
const ended = (bot: string | null, places: number[], more: Partial<MatchState> = {}) =>
  ({
    seats: seats(bot),
    eye: 0,
    outcome: { places, draw: false, story: { turns: 3, course: [] } },
    ...more,
  }) as MatchState;
function steps(state: MatchState, stops: number[] = [0, 1, 4]) {
  const actions = { look: vi.fn(), rematch: vi.fn(), next: vi.fn() };
  return { actions, steps: nextSteps({ state, bots, stops, actions: actions as unknown as TableActions }) };
}
const titles = (state: MatchState, stops?: number[]) => steps(state, stops).steps.map(step => step.title);

test('after a win somebody stronger is offered, after a defeat somebody gentler, else the other way', () => {
  expect(titles(ended('squire', [1, 2]))).toEqual([
    'Look back',
    'Swap sides',
    'Against a knight',
    'Play again',
  ]);
  expect(titles(ended('squire', [2, 1]))[2]).toBe('Against a page');
  expect(titles(ended('knight', [1, 2]))[2]).toBe('Against a squire');
  expect(titles(ended('page', [2, 1]))[2]).toBe('Against a squire');
});

test('the way on comes last and is the only one marked', () => {
  const marked = steps(ended('page', [1, 2])).steps.map(step => step.primary);
  expect(marked).toEqual([false, false, false, true]);
});

test('whoever played alone has no other side; nothing told means nothing to look back at', () => {
  expect(titles(ended(null, [1]))).toEqual(['Look back', 'Play again']);
  expect(titles(ended(null, [1]), [0])).toEqual(['Play again']);
});

test('a series goes on until somebody has won it', () => {
  const series = (wins: number) => ({
    of: 3 as const,
    number: 1,
    score: [
      { name: 'You', wins },
      { name: 'Other', wins: 0 },
    ],
  });
  expect(titles(ended('page', [1, 2], { series: series(1) }))).toEqual(['Look back', 'Next match']);
  expect(titles(ended('page', [1, 2], { series: series(2) })).at(-1)).toBe('Play again');
});

test('looking back begins one moment before the end', () => {
  const { steps: all, actions } = steps(ended('page', [1, 2]));
  all[0].go();
  expect(actions.look).toHaveBeenCalledWith(1);
});

test('the bar says what was closest', () => {
  const story = (scores: number[]) => ({
    turns: 4,
    decisions: [],
    figures: [],
    course: [...scores, 100].map((score, i) => ({ turn: i + 1, scores: [score, 100 - score] })),
  });
  const told = (places: number[], scores: number[]) =>
    turningPoint(
      ended('page', places, { outcome: { places, draw: false, rule: '', text: '', story: story(scores) } }),
    );
  expect(told([1, 2], [50, 26, 70])).toBe('Your lowest point was turn 2, at 26 %.');
  expect(told([1, 2], [50, 60, 70])).toBe('After 4 turns. You were never behind.');
  expect(told([2, 1], [50, 64, 20])).toBe('Your best moment was turn 2, at 64 %.');
});
