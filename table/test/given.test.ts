import type { Reason } from '@siegeworks/contract';
import { byName, CardNames, findCard, inPlayFirst, Notes, named, seatsIn } from '@siegeworks/table/given';
import { expect, test } from 'vitest';

const cards = new CardNames([
  { id: 'hill-giant', name: 'Hill Giant' },
  { id: 'zombie', name: 'Zombie' },
]);

test('a card is known by its name, whatever the capitals, or by its key', () => {
  expect(['hill giant', 'Hill Giant', 'hill-giant', 'Giant'].map(name => cards.key(name))).toEqual([
    'hill-giant',
    'hill-giant',
    'hill-giant',
    undefined,
  ]);
});

test('an unknown card is reported with its place and what was probably meant, and nothing more about it', () => {
  const reasons: Reason[] = [];
  const notes = new Notes('P2', 2, reasons);
  expect(notes.key(cards, 'Hil Giant', 'army[0]')).toBe('hill-giant');
  notes.wrong('army[0]', 'Hil Giant is not a creature');
  notes.key(cards, 'constructor', 'army[1]');
  notes.wrong('army[2]', 'Zombie cannot carry it', 'TS-149');
  expect(reasons).toEqual([
    { rule: '', text: 'P2.army[0]: there is no card Hil Giant (did you mean Hill Giant?)' },
    { rule: '', text: 'P2.army[1]: there is no card constructor' },
    { rule: 'TS-149', text: 'P2.army[2]: Zombie cannot carry it' },
  ]);
});

test('a seat is one at which somebody sits', () => {
  const reasons: Reason[] = [];
  const notes = new Notes('', 2, reasons);
  expect([notes.seat('P2', 'turn'), notes.seat('P3', 'turn', 'TS-002')]).toEqual([1, 0]);
  expect(reasons).toEqual([{ rule: 'TS-002', text: 'turn: there is no P3' }]);
});

test('a position has two players, or as many as its last one needs', () => {
  expect([{}, { P1: {} }, { P3: {} }, { P2: {}, P6: {} }].map(seatsIn)).toEqual([2, 2, 3, 6]);
});

test('a card is written by its name, or with more about it', () => {
  expect(named('Orc')).toEqual(['Orc', {}]);
  expect(named({ Orc: { damage: 1 } })).toEqual(['Orc', { damage: 1 }]);
});

test('a card is found by name, by whose it is, and by its number, in play first', () => {
  const pieces = [null, {}, {}, {}];
  const names = ['orc', 'orc', 'orc', 'elf'];
  const owners = [0, 0, 1, 1];
  const find = (text: string) =>
    findCard(text, {
      ids: inPlayFirst({ pieces }),
      isCalled: (id, name) => names[id] === name,
      holder: id => owners[id],
    });
  const texts = ['Orc', 'P2 Orc', 'P1 orc#2', 'P1 orc #3', 'Elf', 'P1 Elf', 'Dwarf', ''];
  expect(texts.map(find)).toEqual([1, 2, 0, null, 3, null, null, null]);
  expect(
    byName(
      [1, 3, 2],
      id => names[id],
      id => owners[id],
    ),
  ).toEqual({ orc: 0, elf: 1, 'orc#2': 1 });
});
