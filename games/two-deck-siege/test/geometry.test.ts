import { describe, expect, test } from 'vitest';
import type { Castle, Shape } from '../src/state/geometry.ts';
import { CASTLES, distance, wallsFrom } from '../src/state/geometry.ts';

/** Section 2.6, written down apart from the code: x grows to the east, y to the south. */
const MAPS: Record<Shape, Record<string, [number, number]>> = {
  square: {
    NW: [0, 0],
    N1: [1, 0],
    N2: [2, 0],
    NE: [3, 0],
    E1: [3, 1],
    E2: [3, 2],
    SE: [3, 3],
    S1: [2, 3],
    S2: [1, 3],
    SW: [0, 3],
    W1: [0, 2],
    W2: [0, 1],
  },
  'rectangle-NS': {
    NW: [0, 0],
    N1: [1, 0],
    N2: [2, 0],
    N3: [3, 0],
    NE: [4, 0],
    E1: [4, 1],
    E2: [4, 2],
    SE: [4, 3],
    S1: [3, 3],
    S2: [2, 3],
    S3: [1, 3],
    SW: [0, 3],
    W1: [0, 2],
    W2: [0, 1],
  },
  'rectangle-EW': {
    NW: [0, 0],
    N1: [1, 0],
    N2: [2, 0],
    NE: [3, 0],
    E1: [3, 1],
    E2: [3, 2],
    E3: [3, 3],
    SE: [3, 4],
    S1: [2, 4],
    S2: [1, 4],
    SW: [0, 4],
    W1: [0, 3],
    W2: [0, 2],
    W3: [0, 1],
  },
};
const TOWERS = ['NW', 'NE', 'SE', 'SW'];
const OUTWARDS: Record<string, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };
const shapes = Object.keys(MAPS) as Shape[];
const isTower = (card: string) => TOWERS.includes(card);

/** The place of a band cell: straight out from its wall card. */
function cellAt(shape: Shape, cell: string): [number, number] {
  const [x, y] = MAPS[shape][cell.slice(0, 2)];
  const [dx, dy] = OUTWARDS[cell[0]];
  return [x + dx * Number(cell[3]), y + dy * Number(cell[3])];
}
const sharesSide = (card: string, side: string) => (isTower(card) ? card.includes(side) : card[0] === side);
/** Orthogonal steps on the map, if the card lies on the side of the cell. */
function steps(shape: Shape, card: string, cell: string): number | null {
  if (!sharesSide(card, cell[0])) return null;
  const [x, y] = MAPS[shape][card];
  const [cx, cy] = cellAt(shape, cell);
  return Math.abs(x - cx) + Math.abs(y - cy);
}
const row = (castle: Castle, card: string, cells: string[]) =>
  cells.map(cell => distance(castle, card, cell));

describe('Two Deck Siege: the castle', () => {
  test('TD-013: the ring of the square', () => {
    const ring = ['NW', 'N1', 'N2', 'NE', 'E1', 'E2', 'SE', 'S1', 'S2', 'SW', 'W1', 'W2'];
    expect(CASTLES.square.ring).toEqual(ring);
    expect(CASTLES.square.walls).toEqual(ring.filter(card => !isTower(card)));
  });
  test('TD-015, TD-016, TD-R07: the ring of the rectangle, long sides north and south unless told', () => {
    expect(CASTLES['rectangle-NS'].ring).toEqual([
      'NW',
      'N1',
      'N2',
      'N3',
      'NE',
      'E1',
      'E2',
      'SE',
      'S1',
      'S2',
      'S3',
      'SW',
      'W1',
      'W2',
    ]);
    expect(CASTLES['rectangle-EW'].ring).toEqual([
      'NW',
      'N1',
      'N2',
      'NE',
      'E1',
      'E2',
      'E3',
      'SE',
      'S1',
      'S2',
      'SW',
      'W1',
      'W2',
      'W3',
    ]);
  });
  test.each(shapes)('TD-017: the ring of the %s has no gap: each card lies beside the next', shape => {
    const { ring } = CASTLES[shape];
    const apart = ring.map((card, i) => {
      const [x, y] = MAPS[shape][card];
      const [nx, ny] = MAPS[shape][ring[(i + 1) % ring.length]];
      return Math.abs(x - nx) + Math.abs(y - ny);
    });
    expect(apart).toEqual(ring.map(() => 1));
  });
  test.each(shapes)('the lanes of the %s follow each other clockwise, towers skipped', shape => {
    const { walls, nextLane } = CASTLES[shape];
    expect(walls.map(wall => nextLane[wall])).toEqual([...walls.slice(1), 'N1']);
  });
  test.each(shapes)('6.3: the two walls that touch each tower of the %s', shape => {
    const { ring, touches } = CASTLES[shape];
    for (const tower of TOWERS) {
      const at = ring.indexOf(tower);
      const beside = [ring.at(at - 1), ring[at + 1]];
      expect([tower, ...touches[tower]].sort()).toEqual([tower, ...beside].sort());
    }
  });
  test('walls in ring order from the first wall of a side', () => {
    expect(wallsFrom(CASTLES['rectangle-NS'], 'S')).toEqual([
      'S1',
      'S2',
      'S3',
      'W1',
      'W2',
      'N1',
      'N2',
      'N3',
      'E1',
      'E2',
    ]);
  });
});

describe('Two Deck Siege: sight and distance', () => {
  test.each(shapes)(
    'TD-028, TD-029, TD-034, TD-035: from every card of the %s to every cell: steps on the map, or no sight',
    shape => {
      const castle = CASTLES[shape];
      expect([...castle.ring].sort()).toEqual(Object.keys(MAPS[shape]).sort());
      const told = castle.ring.map(card => [card, ...row(castle, card, [...castle.cells])]);
      const wanted = castle.ring.map(card => [card, ...castle.cells.map(cell => steps(shape, card, cell))]);
      expect(told).toEqual(wanted);
    },
  );
  test.each(shapes)('every wall card of the %s has a lane of three cells', shape => {
    const { walls, cells } = CASTLES[shape];
    expect(cells).toEqual(walls.flatMap(wall => [`${wall}:1`, `${wall}:2`, `${wall}:3`]));
  });

  test.each([
    ['NW', [2, 3, 4, 3, 4, 5]],
    ['N1', [1, 2, 3, 2, 3, 4]],
    ['N2', [2, 3, 4, 1, 2, 3]],
    ['NE', [3, 4, 5, 2, 3, 4]],
  ])('TD-034, TD-035: the table of the square, north side, from %s', (card, wanted) => {
    const cells = ['N1:1', 'N1:2', 'N1:3', 'N2:1', 'N2:2', 'N2:3'];
    expect(row(CASTLES.square, card, cells)).toEqual(wanted);
  });
  test.each([
    ['rectangle-NS', 'N', 'NW', [1, 2, 3]],
    ['rectangle-NS', 'N', 'N1', [0, 1, 2]],
    ['rectangle-NS', 'N', 'N2', [1, 0, 1]],
    ['rectangle-NS', 'N', 'N3', [2, 1, 0]],
    ['rectangle-NS', 'N', 'NE', [3, 2, 1]],
    ['rectangle-EW', 'W', 'SW', [1, 2, 3]],
    ['rectangle-EW', 'W', 'W1', [0, 1, 2]],
    ['rectangle-EW', 'W', 'W2', [1, 0, 1]],
    ['rectangle-EW', 'W', 'W3', [2, 1, 0]],
    ['rectangle-EW', 'W', 'NW', [3, 2, 1]],
  ] as const)('TD-034, TD-035: the table of the %s, side %s, from %s', (shape, side, card, more) => {
    for (const band of [1, 2, 3]) {
      const cells = [1, 2, 3].map(lane => `${side}${lane}:${band}`);
      expect(row(CASTLES[shape], card, cells)).toEqual(more.map(extra => band + extra));
    }
  });
  test.each(shapes)('TD-036, TD-R15: band 1 of the lane beside a tower of the %s is 2 steps away', shape => {
    const castle = CASTLES[shape];
    for (const tower of TOWERS)
      for (const wall of castle.touches[tower]) expect(distance(castle, tower, `${wall}:1`)).toBe(2);
  });
  test.each(shapes)('TD-030, TD-R16: the courtyard of the %s sees nothing outside', shape => {
    const castle = CASTLES[shape];
    expect(castle.cells.filter(cell => distance(castle, 'C', cell) !== null)).toEqual([]);
  });
  test.each(shapes)(
    'TD-031, TD-033, TD-037, TD-R17: everything in the %s is 1 from an enemy inside',
    shape => {
      const castle = CASTLES[shape];
      expect(castle.places).toContain('C');
      expect(castle.places.map(place => distance(castle, place, 'C'))).toEqual(castle.places.map(() => 1));
    },
  );
});

/** "What a weapon reaches" of 2.6, on the long side of a rectangle. */
describe('Two Deck Siege: what a weapon reaches', () => {
  const castle = CASTLES['rectangle-NS'];
  const within = (card: string, range: number) =>
    castle.cells.filter(cell => (distance(castle, card, cell) ?? 9) <= range);
  test.each([
    [1, ['N1:1']],
    [2, ['N1:1', 'N1:2', 'N2:1']],
    [3, ['N1:1', 'N1:2', 'N1:3', 'N2:1', 'N2:2', 'N3:1']],
    [4, ['N1:1', 'N1:2', 'N1:3', 'N2:1', 'N2:2', 'N2:3', 'N3:1', 'N3:2']],
  ])('TD-038, TD-040: range %i from the wall card N1', (range, cells) => {
    expect(within('N1', range)).toEqual(cells);
  });
  test.each([
    [1, []],
    [2, ['N1:1', 'W2:1']],
    [3, ['N1:1', 'N1:2', 'N2:1', 'W1:1', 'W2:1', 'W2:2']],
    [4, ['N1:1', 'N1:2', 'N1:3', 'N2:1', 'N2:2', 'N3:1', 'W1:1', 'W1:2', 'W2:1', 'W2:2', 'W2:3']],
  ])('TD-029, TD-038: range %i from the tower NW, on both its sides', (range, cells) => {
    expect(within('NW', range)).toEqual(cells);
  });
});
