import { create } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { continued, courseOf, until } from '../src/index.ts';

const points = (n: number) => Array.from({ length: n }, (_, turn) => ({ pick: turn, turn, scores: [0, 0] }));

test('what was written down of undone picks is forgotten', () => {
  expect(until(points(5), 2).map(({ turn }) => turn)).toEqual([0, 1, 2]);
});

test('how it stands is written down once a turn', () => {
  const match = create(thieves, { players: [{}, {}] }, 'story');
  const first = continued([], match);
  expect(first).toMatchObject([{ pick: 0, turn: 1 }]);
  expect(continued(first, match)).toBe(first);
});

test('the course of a long match has few points, the last among them', () => {
  const turns = courseOf(points(100)).map(point => point.turn);
  expect(turns.slice(0, 3)).toEqual([0, 2, 4]);
  expect(turns).toHaveLength(51);
  expect(turns.at(-1)).toBe(99);
});
