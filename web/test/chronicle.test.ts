import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import { forget, newChronicle, record, storyOf } from '../src/worker/chronicle.ts';

/** Thieves, where each draw counts for whoever draws. */
const figure = {
  title: 'cards drawn',
  seat: (_s: unknown, event: object) => (event as { seat: number }).seat,
};
const game = { ...thieves, words: { ...thieves.words, story: { drew: figure } } };
const match = (): Match => create(game, { players: [{}, {}] }, 'story');
const drew = (seat: number) => ({ type: 'drew', seat });

test('what is counted is forgotten from its end when picks are taken back', () => {
  const chronicle = newChronicle();
  const early = match();
  record(chronicle, early, [drew(0), drew(1)]);
  const asked = early.asked;
  if (!asked) throw new Error('nobody is asked');
  pick(early, asked.seat, asked.options[0]);
  record(chronicle, early, [drew(0)]);
  expect(storyOf(chronicle, early, []).figures).toEqual([{ title: 'cards drawn', counts: [2, 1] }]);
  forget(chronicle, 0);
  expect(storyOf(chronicle, early, []).figures).toEqual([{ title: 'cards drawn', counts: [1, 1] }]);
});

test('the course of a long match has few points, the last among them', () => {
  const chronicle = newChronicle();
  chronicle.course.push(...Array.from({ length: 100 }, (_, turn) => ({ pick: turn, turn, scores: [0, 0] })));
  const turns = storyOf(chronicle, match(), []).course.map(point => point.turn);
  expect(turns.slice(0, 3)).toEqual([0, 2, 4]);
  expect(turns).toHaveLength(51);
  expect(turns.at(-1)).toBe(99);
});
