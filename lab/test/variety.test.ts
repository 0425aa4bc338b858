import { join } from 'node:path';
import { gameOf } from '@siegeworks/shelf';
import { expect, test } from 'vitest';
import { puzzlesOf } from '../src/examples.ts';
import { nearlyAlike, Variety } from '../src/puzzles/variety.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const game = gameOf('arcania');
if (!game) throw new Error('arcania');
const [first, other] = puzzlesOf(ROOT, 'arcania').filter(({ aim }) => aim.kind === 'batter');

test('the same goal in almost the same position is no new puzzle', () => {
  const later = { ...first, id: 'later', goal: 'In other words.' };
  expect(nearlyAlike(game, first, later)).toBe(true);
  expect(nearlyAlike(game, first, other)).toBe(false);
  expect(nearlyAlike(game, first, { ...first, aim: { ...first.aim, kind: 'another' } })).toBe(false);
  expect(new Variety(game, [first]).taken(later, [later.title])).toBe('like others');
});

test('a puzzle gets the title that is used least', () => {
  const variety = new Variety(game, [first]);
  const called = { ...other, title: first.title };
  expect(variety.taken(called, [first.title, 'Something new'])).toMatchObject({ title: 'Something new' });
});

test('no kind of goal takes more than its share', () => {
  const task = { start: first.position, seat: first.seat, aim: first.aim };
  const many = Array.from({ length: 10 }, () => first);
  expect(new Variety(game, many.slice(1)).wants(task)).toBe(true);
  expect(new Variety(game, many).wants(task)).toBe(false);
});
