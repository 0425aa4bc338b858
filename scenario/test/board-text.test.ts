import type { Area, Face } from '@siegeworks/contract';
import { boardText } from '@siegeworks/scenario';
import { describe, expect, test } from 'vitest';

const face = (name: string, line = '', marks: string[] = [], attached: Face[] = []): Face => ({
  id: 1,
  card: name.replace(/ \d+$/, ''),
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

describe('a map', () => {
  const cell = (id: string, x: number, y: number, cards: Face[] = [], note = ''): Area => ({
    ...area(id, note, cards),
    spot: { x, y },
  });
  const goblin = (n: number, ...marks: string[]) => face(`Goblin Stabber ${n}`, 'swords 2', marks);
  /** A keep of two by two cells with a wall on each side and two cells before one of them; column 4 is empty. */
  const castle = (east: Face[], inside: Face[]) => [
    cell('N1', 1, 0, [face('Archer 1', 'swords 2')], 'damage 3 of 10'),
    cell('N2', 2, 0, [], 'breached: 10 of 10'),
    { ...area('Courtyard', '', inside), spot: { x: 1, y: 1, width: 2, height: 2 } },
    cell('E1', 3, 1, [], 'damage 0 of 14'),
    cell('E1:1', 5, 1, east),
    cell('E1:2', 6, 1),
    cell('E2', 3, 2),
  ];

  test('is drawn with short names: dots where nobody is, columns where nothing lies left out', () => {
    const inside = [face('Knights'), face('Pikeman 1', 'swords 3'), face('Pikeman 2', 'swords 3')];
    const board = {
      status: ['round 2'],
      areas: [...castle([goblin(1), goblin(2, 'wounded')], inside), area('Hand', '1 card', [face('Loose!')])],
    };
    expect(boardText(board, 54)).toBe(
      `
round 2
──────────────────────────────────────────────────────
N1 3/10    N2 breach…
Archer 1
Courtyard             E1 0/14 ·  E1:1       E1:2 ·
Knights                          Goblin S 1
2 Pikeman                        Goblin S 2
                      E2 ·
──────────────────────────────────────────────────────
N1         Archer 1          swords 2
Courtyard  Knights
           Pikeman 1–2       swords 3
E1:1       Goblin Stabber 1  swords 2
           Goblin Stabber 2  swords 2  [wounded]
Hand  1 card
  Loose!
`.trim(),
    );
  });

  test('a large area takes the lines that it needs', () => {
    const inside = ['Wizard', 'Priest', 'Knights', 'Dwarves', 'Gryphon'].map(name => face(name));
    const map = boardText({ status: [], areas: castle([], inside) }, 70).split('\n');
    expect(map.slice(3, 9).map(line => line.slice(0, 12).trim())).toEqual([
      'Courtyard',
      ...inside.map(each => each.name),
    ]);
    expect(map[4]).toContain('E2 ·');
  });

  test('cards that differ in more than their number keep their line', () => {
    const archers = [1, 2, 4].map(n => face(`Archer ${n}`, 'swords 2'));
    const inside = [...archers, face('Archer 5', 'swords 1', ['tired'])];
    const text = boardText({ status: [], areas: castle([], inside) });
    expect(text).toContain('Courtyard  Archer 1–2, 4  swords 2');
    expect(text).toContain('           Archer 5       swords 1  [tired]');
  });

  test('without room for it its areas are rows like all others', () => {
    const text = boardText({ status: [], areas: castle([goblin(1)], []) }, 40);
    expect(text).toContain('E1:1\n  Goblin Stabber 1 (swords 2)');
    expect(text).toContain('N2         breached: 10 of 10');
  });

  test('no line is longer than the width, and every empty cell has its dot', () => {
    const areas = Array.from({ length: 100 }, (_, i) =>
      cell(`${'NESW'[i % 4]}${i}`, i % 10, Math.floor(i / 10), i === 55 ? [goblin(12)] : []),
    );
    const lines = boardText({ status: [], areas }).split('\n');
    expect(lines.filter(line => line.length > 110)).toEqual([]);
    expect(lines.join('').match(/·/g)).toHaveLength(99);
    expect(lines.join('\n')).toContain('Goblin 12');
  });
});
