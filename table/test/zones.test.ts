import { addCard, countPlaces, drawTop, newTable, take } from '@siegeworks/table';
import { expect, test } from 'vitest';

test('a new table is empty, without luck and without an end', () => {
  const { random, ...rest } = newTable(3, 'seed');
  expect(random).toHaveLength(4);
  expect(rest).toEqual({ seats: 3, stack: [], luck: 0, script: null, events: null, over: null });
});

test('a card is numbered in the order in which it is added, and is no piece yet', () => {
  const cards = { names: ['orc'], owners: [0], pieces: [null] };
  expect(addCard(cards, 1, 'elf')).toBe(1);
  expect(cards).toEqual({ names: ['orc', 'elf'], owners: [0, 1], pieces: [null, null] });
});

test('the top of a pile comes to the end of a hand, and cannot be taken back', () => {
  const s = newTable(2, 'seed');
  const [pile, hand] = [
    [5, 6, 7],
    [1, 2],
  ];
  expect(drawTop(s, pile, hand)).toBe(7);
  expect([pile, hand, s.luck]).toEqual([[5, 6], [1, 2, 7], 1]);
  expect(() => drawTop(s, [], hand)).toThrow('an empty pile');
});

test('only the card that is meant is taken; one that is not there is an error', () => {
  const zone = [4, 5, 6];
  take(zone, 5);
  expect(zone).toEqual([4, 6]);
  expect(() => take(zone, 5)).toThrow('card 5 is not where it should be');
});

test('every card is in one place', () => {
  expect(countPlaces(3, [[0, 1], [2], [-1]])).toBeNull();
  expect(countPlaces(3, [[0, 1], [1], [2]])).toEqual({ id: 1, places: 2 });
  expect(countPlaces(3, [[0], [2]])).toEqual({ id: 1, places: 0 });
});
