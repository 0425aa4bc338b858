import { checkSeats, copiesIn, ReadyDecks, sizeOf } from '@siegeworks/table';
import { expect, test } from 'vitest';

const CARDS = { orc: { name: 'Orc' }, elf: { name: 'Elf' } };
const deck = (id: string, cards: Record<string, number>, choices = {}) => ({
  id,
  name: id,
  text: '',
  cards,
  choices,
});
const READY = new ReadyDecks([deck('horde', { orc: 3 }, { mage: 'red' }), deck('glade', { elf: 2 })], 'X-1');

test('a seat plays its own cards, the deck that it names, or the first one', () => {
  const seats = [{}, { deck: 'glade' }, { cards: { elf: 9 } }, { deck: 'glade', cards: { orc: 1 } }];
  expect(seats.map(seat => READY.cardsOf(seat))).toEqual([{ orc: 3 }, { elf: 2 }, { elf: 9 }, { orc: 1 }]);
});

test('choices come with a ready deck, and the seat may choose differently', () => {
  expect(READY.choicesOf({})).toEqual({ mage: 'red' });
  expect(READY.choicesOf({ choices: { mage: 'blue' } })).toEqual({ mage: 'blue' });
  expect(READY.choicesOf({ cards: { orc: 1 } })).toEqual({});
});

test('a deck that does not exist is refused with its rule; any other is checked', () => {
  const check = () => [{ rule: 'X-2', text: 'too small' }];
  expect(checkSeats([{ deck: 'fen' }, {}], seat => READY.check(seat, check))).toEqual([
    { rule: 'X-1', text: 'player 1: there is no deck named fen' },
    { rule: 'X-2', text: 'player 2: too small' },
  ]);
  // Cards of one's own need no ready deck, whatever they are called.
  expect(READY.check({ deck: 'fen', cards: { orc: 1 } }, () => [])).toEqual([]);
});

test('only cards that exist count, in whole numbers of at least one; each of the others has its reason', () => {
  const list = { orc: 2, elf: 0.5, ghost: 1, constructor: 1 };
  const { copies, reasons } = copiesIn(list, CARDS, { unknown: 'X-3', count: 'X-4' });
  expect(copies).toEqual([{ card: CARDS.orc, count: 2 }]);
  expect(sizeOf(copies)).toBe(2);
  expect(reasons).toEqual([
    {
      rule: 'X-4',
      text: 'Elf: 0.5 is not a valid number of copies',
      amend: { card: 'elf', change: -0.5 },
    },
    { rule: 'X-3', text: 'there is no card ghost', amend: { card: 'ghost', change: -1 } },
    { rule: 'X-3', text: 'there is no card constructor', amend: { card: 'constructor', change: -1 } },
  ]);
});
