/** Section 2.6: the ring of walls and towers, lanes and bands, sight and distance. */
export const SIDES = ['N', 'E', 'S', 'W'] as const;
export type Side = (typeof SIDES)[number];
export const SIDE_NAMES: Readonly<Record<string, string>> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const COURTYARD = 'C';
/** Not in play. */
export const NOWHERE = '';
export type Shape = 'square' | 'rectangle-NS' | 'rectangle-EW';

export interface Castle {
  /** Wall cards in ring order from N1. */
  walls: readonly string[];
  /** The place of each wall card in that list. */
  indexOf: Readonly<Record<string, number>>;
  /** Towers and walls in ring order from NW. */
  ring: readonly string[];
  places: readonly string[];
  cells: readonly string[];
  wallsOf: Record<string, readonly string[]>;
  /** First and last tower of a side, clockwise. */
  towersOf: Record<string, readonly [string, string]>;
  /** The sides on which a castle card lies. */
  sidesOf: Record<string, readonly Side[]>;
  /** The next lane clockwise, towers skipped. */
  nextLane: Record<string, string>;
  /** Walls that touch a tower. */
  touches: Record<string, readonly string[]>;
  /** Steps from a castle card to a band cell that it sees. */
  distance: Record<string, Record<string, number>>;
}
// TD-015, TD-016
const LENGTHS: Record<Shape, Record<Side, number>> = {
  square: { N: 2, E: 2, S: 2, W: 2 },
  'rectangle-NS': { N: 3, E: 2, S: 3, W: 2 },
  'rectangle-EW': { N: 2, E: 3, S: 2, W: 3 },
};
const TOWERS: Record<Side, readonly [string, string]> = {
  N: ['NW', 'NE'],
  E: ['NE', 'SE'],
  S: ['SE', 'SW'],
  W: ['SW', 'NW'],
};

const ZERO = '0'.charCodeAt(0);
const BANDS = [1, 2, 3];
/** Each cell has one name, made once: names are compared all the time. */
const CELLS: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  SIDES.flatMap(side =>
    [1, 2, 3].map(i => [`${side}${i}`, BANDS.map(band => `${side}${i}:${band}`)] as const),
  ),
);
export const cellOf = (lane: string, band: number) => CELLS[lane][band - 1];
export const laneOf = (cell: string) => cell.slice(0, 2);
export const bandOf = (cell: string) => cell.charCodeAt(3) - ZERO;
export const sideOf = (lane: string): Side => lane[0] as Side;
const numberOf = (wall: string) => Number(wall[1]);

function build(shape: Shape): Castle {
  const lengths = LENGTHS[shape];
  const wallsOf = Object.fromEntries(
    SIDES.map(side => [side, Array.from({ length: lengths[side] }, (_, i) => `${side}${i + 1}`)]),
  );
  const walls = SIDES.flatMap(side => wallsOf[side]);
  // TD-017
  const ring = SIDES.flatMap(side => [TOWERS[side][0], ...wallsOf[side]]);
  const towers = ['NW', 'NE', 'SE', 'SW'];
  const sidesOf: Record<string, Side[]> = {};
  for (const wall of walls) sidesOf[wall] = [sideOf(wall)];
  for (const tower of towers) sidesOf[tower] = SIDES.filter(side => TOWERS[side].includes(tower));
  const touches = Object.fromEntries(
    towers.map(tower => [tower, SIDES.flatMap(side => touching(tower, side, wallsOf[side]))]),
  );
  return {
    walls,
    indexOf: Object.fromEntries(walls.map((wall, i) => [wall, i])),
    ring,
    places: [...ring, COURTYARD],
    // TD-145
    cells: walls.flatMap(wall => BANDS.map(band => cellOf(wall, band))),
    wallsOf,
    towersOf: TOWERS,
    sidesOf,
    // TD-141
    nextLane: Object.fromEntries(walls.map((wall, i) => [wall, walls[(i + 1) % walls.length]])),
    touches,
    distance: distances(ring, sidesOf, wallsOf),
  };
}
function touching(tower: string, side: Side, walls: readonly string[]): string[] {
  if (TOWERS[side][0] === tower) return [walls[0]];
  return TOWERS[side][1] === tower ? [walls[walls.length - 1]] : [];
}
/**
 * TD-034, TD-035: orthogonal steps; a tower is one step beside the nearest wall card.
 * TD-036, TD-041, TD-R15, TD-R60.
 */
function distances(
  ring: readonly string[],
  sidesOf: Record<string, Side[]>,
  wallsOf: Record<string, readonly string[]>,
) {
  const table: Record<string, Record<string, number>> = {};
  for (const card of ring) {
    table[card] = {};
    for (const side of sidesOf[card]) {
      const n = wallsOf[side].length;
      const at = card === TOWERS[side][0] ? 0 : card === TOWERS[side][1] ? n + 1 : numberOf(card);
      for (const lane of wallsOf[side]) {
        for (const band of BANDS) table[card][cellOf(lane, band)] = band + Math.abs(at - numberOf(lane));
      }
    }
  }
  return table;
}
export const CASTLES: Readonly<Record<Shape, Castle>> = {
  square: build('square'),
  'rectangle-NS': build('rectangle-NS'),
  'rectangle-EW': build('rectangle-EW'),
};
/**
 * Steps between a defender's and an enemy's place, or `null` without sight (TD-028 to TD-037).
 * TD-R16, TD-R17.
 */
export function distance(castle: Castle, defender: string, enemy: string): number | null {
  if (enemy === COURTYARD) return 1;
  return castle.distance[defender]?.[enemy] ?? null;
}
/** The sides clockwise from this one. */
export function clockwiseFrom(side: Side): Side[] {
  const at = SIDES.indexOf(side);
  return [...SIDES.slice(at), ...SIDES.slice(0, at)];
}
/** Walls in ring order from the first wall of a side. */
export function wallsFrom(castle: Castle, side: Side): string[] {
  return clockwiseFrom(side).flatMap(each => castle.wallsOf[each]);
}
/** Lanes between two walls of one side. */
export const lanesApart = (a: string, b: string) => Math.abs(numberOf(a) - numberOf(b));
