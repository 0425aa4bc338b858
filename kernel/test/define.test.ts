import { checkSeats, defineGame } from '@siegeworks/kernel';
import { expect, test } from 'vitest';
import { nim } from './toys/nim.ts';

const { about, setup, rules } = nim;
/** What an author has after the first hour: everything else is as it comes. */
const young = defineGame({ about, setup: { deal: setup.deal, numbers: { imp: { attack: 1 } } }, rules });
const dealt = () => young.setup.deal({ players: [{}, {}] }, 'young');

test('the board of a game without words shows all that is its own, and nothing of the kernel’s', () => {
  const { areas } = young.words.board(dealt(), 'spectator');
  const kernel = ['seats', 'stack', 'random', 'luck', 'script', 'events', 'over', 'people'];
  const own = Object.keys(dealt()).filter(name => !kernel.includes(name));
  expect(areas.map(({ id }) => id)).toEqual(own);
  expect(areas.find(({ id }) => id === 'heaps')?.note).toBe(JSON.stringify(dealt().heaps));
});

test('without judgement nothing is known before the end, and the places count after it', () => {
  const s = dealt();
  const placed = (...places: number[]) => ({ ...s, over: { places, draw: false, rule: '', reason: '' } });
  expect(young.judgement.score(s, 0, {})).toBe(0.5);
  expect([0, 1].map(seat => young.judgement.score(placed(2, 1), seat, {}))).toEqual([0, 1]);
  expect([0, 1, 2].map(seat => young.judgement.score(placed(1, 3, 2), seat, {}))).toEqual([1, 0, 0.5]);
  expect(young.judgement.score(placed(1, 1), 1, {})).toBe(0.5);
});

test('as many may sit down as the game is for, and no others', () => {
  const seats = { min: 2, max: 3 };
  const check = (n: number) =>
    checkSeats({ ...about, seats }, {}, { players: Array.from({ length: n }, () => ({})) });
  expect([1, 2, 3, 4].map(n => check(n).length)).toEqual([1, 0, 0, 1]);
  expect(check(4)[0].text).toBe(`${about.title} is for 2 to 3 players, not 4`);
  expect(young.setup.check({ players: [{}] })[0].text).toBe(`${about.title} is for 2 players, not 1`);
});

test('an overlay is checked in every game', () => {
  const overlay = { id: 'mild', name: 'Mild', cards: { imp: { defence: 2 } } };
  expect(young.setup.check({ players: [{}, {}], overlay })).not.toEqual([]);
  const fits = { ...overlay, cards: { imp: { attack: 2 } } };
  expect(young.setup.check({ players: [{}, {}], overlay: fits })).toEqual([]);
});
