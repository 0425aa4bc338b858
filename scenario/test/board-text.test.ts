import type { Area, Face } from '@siegeworks/kernel';
import { boardText } from '@siegeworks/scenario';
import { expect, test } from 'vitest';

const face = (name: string, line = '', marks: string[] = [], attached: Face[] = []): Face => ({
  id: 1,
  card: name,
  name,
  line,
  marks,
  attached,
});
const area = (title: string, note: string, cards: Face[] = []): Area => ({
  id: title,
  title,
  seat: 0,
  note,
  cards,
});

test('areas are aligned, plain cards counted, others in columns with what is attached', () => {
  const axe = face('Battle Axe', 'Attack +15', ['enchanted']);
  const army = [
    face('Skeleton', 'AL 40 DL 25 life 1', ['attack', 'wounded'], [axe]),
    face('Bowman', 'AL 30 DL 30'),
  ];
  const areas = [
    area('P1: hand', '3 cards', [face('Spell'), face('card'), face('card')]),
    area('P1: army', '', army),
    area('Deck', '40'),
  ];
  expect(boardText({ status: ['round 2', 'combat', "P1's turn"], areas })).toBe(
    `
round 2 · combat · P1's turn
P1: hand  3 cards
  Spell, card ×2
P1: army
  Skeleton  AL 40 DL 25 life 1  [attack] [wounded]
    + Battle Axe  Attack +15  [enchanted]
  Bowman    AL 30 DL 30
Deck      40
`.trim(),
  );
});

test('no line is longer than the width', () => {
  const hand = Array.from({ length: 40 }, (_, i) => face(`Card number ${i}`));
  const long = face('A card with a name', 'values '.repeat(30).trim(), ['mark'], [face('x'.repeat(200))]);
  const board = {
    status: Array.from({ length: 30 }, (_, i) => `phrase ${i}`),
    areas: [area('Hand', 'note '.repeat(40), hand), area('t'.repeat(60), 'n', [long])],
  };
  for (const width of [110, 60]) {
    const lines = boardText(board, width).split('\n');
    expect(lines.filter(line => line.length > width)).toEqual([]);
    expect(lines.length).toBeGreaterThan(8);
  }
  expect(boardText(board)).toContain('Card number 39');
});

test('a card with something attached has its line, whatever else lies beside it', () => {
  const board = {
    status: [],
    areas: [area('A', '', [face('Bowman', 'AL 30', [], [face('Bow')]), face('Hero')])],
  };
  expect(boardText(board)).toBe('A\n  Bowman  AL 30\n    + Bow\n  Hero');
});

test('an empty table is an empty text', () => {
  expect(boardText({ status: [], areas: [] })).toBe('');
});
