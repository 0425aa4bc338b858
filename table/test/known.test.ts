import { decksOf, HIDDEN, pilesOf } from '@siegeworks/table';
import { expect, test } from 'vitest';

/** The first player's cards are 0 to 5, the second's 6 to 11; of 3 and 9 nobody has seen anything yet. */
const table = (decks: number[][], hands: number[][]) => ({
  seats: 2,
  stack: [],
  random: [],
  luck: 0,
  script: null,
  events: null,
  over: null,
  names: ['orc', 'orc', 'elf', 'imp', 'imp', 'ace', 'rat', 'rat', 'cow', 'ass', 'ass', 'ass'],
  owners: [0, 0, 0, 0, 0, 0, 1, 1, 1, 1, 1, 1],
  players: [0, 1].map(seat => ({ deck: decks[seat], hand: hands[seat] })),
});
const UNKNOWN = (n: number) => Array<number>(n).fill(HIDDEN);
type Table = ReturnType<typeof table>;
const known = (s: Table, elsewhere: number[], more?: (seat: number) => number[][]) =>
  pilesOf(
    [elsewhere, ...s.players.flatMap(({ deck, hand }, seat) => [deck, hand, ...(more?.(seat) ?? [])])],
    decksOf(s, 0, more),
    id => s.names[id],
  );

test('what is left in a deck is listed by count, then by name; for others, deck and hand together', () => {
  const s = table([UNKNOWN(5), UNKNOWN(3)], [[0], UNKNOWN(2)]);
  expect(known(s, [6])).toMatchObject([
    {
      places: 5,
      next: true,
      cards: [
        { card: 'imp', n: 2 },
        { card: 'ace', n: 1 },
        { card: 'elf', n: 1 },
        { card: 'orc', n: 1 },
      ],
    },
    {
      places: 5,
      next: false,
      cards: [
        { card: 'ass', n: 3 },
        { card: 'cow', n: 1 },
        { card: 'rat', n: 1 },
      ],
    },
  ]);
});

test('cards of one’s own deck come first, whoever looks', () => {
  const s = table([UNKNOWN(6), UNKNOWN(6)], [[], []]);
  expect(decksOf(s, 1).map(({ deck, brought }) => [deck, brought[0]])).toEqual([
    [true, 6],
    [false, 0],
  ]);
  expect(decksOf(s, 'spectator').map(({ deck, brought }) => [deck, brought.length])).toEqual([
    [false, 6],
    [false, 6],
  ]);
});

test('nothing is said where cards have gone elsewhere unseen, and nothing where none is hidden', () => {
  const s = table([UNKNOWN(4), []], [[0], []]);
  expect(known(s, [6, 7, 8, 9, 10, 11])).toEqual([]);
  expect(known(table([[], []], [[], []]), [...Array(12).keys()])).toEqual([]);
});

test('known places are given, counted from the top; the next card is not unknown then', () => {
  const s = table(
    [[HIDDEN, 2, HIDDEN, 0], UNKNOWN(4)],
    [
      [1, 3],
      [HIDDEN, 7],
    ],
  );
  const [own, placed, theirs, shown] = known(s, []);
  expect(own).toMatchObject({ places: 2, next: false, cards: [{ card: 'ace' }, { card: 'imp' }] });
  expect(placed).toMatchObject({
    places: 2,
    next: false,
    cards: [
      { card: 'elf', n: 1, where: 'number 3 from the top of the deck' },
      { card: 'orc', n: 1, where: 'on top of the deck' },
    ],
  });
  expect(theirs).toMatchObject({ places: 5 });
  expect(shown.cards).toEqual([{ card: 'rat', n: 1, where: 'in hand' }]);
});

test('further zones of others are hidden with their hand; what is known there lies face down', () => {
  const s = table([UNKNOWN(6), UNKNOWN(3)], [[], [HIDDEN]]);
  const more = (seat: number) => (seat === 1 ? [[HIDDEN, 8]] : []);
  const [, theirs, shown] = known(s, [], more);
  expect(theirs).toMatchObject({
    places: 5,
    cards: [
      { card: 'ass', n: 3 },
      { card: 'rat', n: 2 },
    ],
  });
  expect(shown.cards).toEqual([{ card: 'cow', n: 1, where: 'face down' }]);
});
