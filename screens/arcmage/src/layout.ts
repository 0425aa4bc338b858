/** How much room each part of the table gets. It depends on the window and on what lies there, never on a question. */

export interface Room {
  width: number;
  height: number;
}
export interface Bands {
  foe: number;
  seam: number;
  mine: number;
  hand: number;
}
const SEAM = 40;
/** 212, 276 and 188 of the 676 that remain at 1440 by 900. */
export function bandsOf({ width, height }: Room): Bands {
  if (width < PHONE) return bandsOnPhone(height);
  const rest = Math.max(360, height - SEAM);
  const part = (n: number) => Math.floor((rest * n) / 676);
  const [foe, hand] = [part(212), part(188)];
  return { foe, seam: SEAM, mine: rest - foe - hand, hand };
}
/** A phone: all of it in view at once. */
function bandsOnPhone(height: number): Bands {
  const [seam, hand] = [28, 118];
  const rest = Math.max(520, height) - seam - hand;
  const foe = Math.floor(rest * 0.42);
  return { foe, seam, mine: rest - foe, hand };
}
/** The cards in play: as high as a band of the foe allows beside the levels. */
export const cardIn = (foe: number): number => clamp(64, Math.floor((foe - 76) / 1.4), 96);

/** `wide`: the card, and who lives there beside it. `narrow`: one below the other, by name. */
export type CityForm = 'wide' | 'narrow';
/** `tiles`: names and numbers in columns, where there is no room for cards. */
export type ArmyForm = 'cards' | 'tiles';
export interface CityLayout {
  width: number;
  form: CityForm;
  /** How many residents can lie there, in rows of which height: the others are behind one that says how many they are. */
  most: number;
  row: number;
}
export interface SideLayout {
  card: number;
  cities: CityLayout[];
  /** The width of a card, or of a tile, and how many of them can be seen. */
  army: { form: ArmyForm; card: number; tile: number; most: number };
}
/** How many piles there are to lay out. */
export interface Crowd {
  /** In each city. */
  residents: readonly number[];
  army: number;
}

const GAP = 8;
const TILE = 112;
const ROW = 34;
const HEAD = 32;
/** Smaller cards are not read any more. */
const LEAST_CARD = 72;
const NARROW = 124;
const LEAST_CITY = 100;
/** Devotion and three levels. */
const LONE = 120;

/** How many lines there are for the levels of a city, below its card. */
export const linesFor = (mine: number, card: number): number =>
  Math.max(0, Math.floor((mine - 16 - 3 - HEAD - card * 1.4 - 16) / 18));

/** The first of these that fits: everything large, the army in tiles, the cities narrow, everything small. */
export function sideLayout(room: Room, crowd: Crowd, card: number): SideLayout {
  if (room.width < PHONE) return onPhone(room, crowd, card);
  const { width, height } = room;
  const wide = crowd.residents.map(n => wideCity(n, card));
  const narrow = crowd.residents.map(n => (n === 0 ? wideCity(0, card) : narrowCity(n, height, NARROW)));
  for (const cities of [wide, narrow]) {
    const left = width - sum(cities.map(city => city.width + GAP));
    const army = armyIn(left, height, crowd.army, card);
    if (army) return { card, cities, army };
  }
  const rest = width - tilesWidth(crowd.army, height) - GAP;
  const each = Math.max(LEAST_CITY, Math.floor(rest / Math.max(1, crowd.residents.length)) - GAP);
  const cities = crowd.residents.map(n => narrowCity(n, height, Math.min(NARROW, each)));
  return { card, cities, army: { form: 'tiles', card, tile: TILE, most: ALL } };
}
const ALL = 99;
/** Until there is a layout for it. */
export const LONELY: CityLayout = { width: LONE, form: 'narrow', most: ALL, row: ROW };

/** Narrower boards are phones: three cities side by side, and names instead of cards. */
export const PHONE = 500;
/** Plate and edges of a side; an army of one and of two rows, in three columns; levels and plate of a city. */
const ON_PHONE = { side: 38, columns: 3, army: [0, 34, 64], city: 59 };
function onPhone({ height }: Room, { residents, army }: Crowd, card: number): SideLayout {
  const { side, columns, city } = ON_PHONE;
  const taken = ON_PHONE.army[Math.min(2, Math.ceil(army / columns))] ?? 0;
  const rows = Math.max(1, rowsIn(height - side - taken - city, LOW));
  return {
    card,
    cities: residents.map(() => ({ width: LONE, form: 'narrow' as const, most: rows, row: LOW })),
    army: { form: 'tiles', card, tile: LONE, most: 2 * columns },
  };
}

/** Residents beside the card of the city: rows as high as they can be while they fit beside it. */
function wideCity(n: number, card: number): CityLayout {
  const form = 'wide' as const;
  if (n === 0) return { width: Math.max(LONE, card + 24), form, most: ALL, row: 0 };
  const rows = n <= 2 ? 2 : rowsIn(card * 1.4, LOW + 2);
  const row = Math.floor((card * 1.4 - (rows - 1) * WIDE_GAP) / rows);
  return { width: card + 26 + Math.ceil(n / rows) * 108, form, most: ALL, row };
}
/** One below the other under the plate of the city: lower rows where they are many. */
function narrowCity(n: number, height: number, width: number): CityLayout {
  const left = height - 16 - HEAD - NARROW_PLATE;
  const high = rowsIn(left, ROW - GAP_NARROW);
  const row = n <= high ? ROW - GAP_NARROW : LOW;
  return { width, form: 'narrow', most: Math.max(1, n <= high ? high : rowsIn(left, LOW)), row };
}
/** The lowest row that a finger finds. */
const LOW = 24;
const WIDE_GAP = 6;
const GAP_NARROW = 4;
/** The plate of a city, and the edges around it and its residents. */
const NARROW_PLATE = 66;
const rowsIn = (height: number, row: number): number =>
  Math.floor((height + GAP_NARROW) / (row + GAP_NARROW));

function armyIn(left: number, height: number, n: number, card: number): SideLayout['army'] | null {
  const each = Math.floor((left - 10) / Math.max(1, n)) - GAP;
  if (each >= Math.min(LEAST_CARD, card))
    return { form: 'cards', card: Math.min(card, each), tile: TILE, most: ALL };
  if (tilesWidth(n, height) > left) return null;
  const tile = Math.floor((left - 16) / columnsOf(n, height)) - 4;
  return { form: 'tiles', card, tile: clamp(TILE, tile, 150), most: ALL };
}
/** Names and numbers in columns as high as the band allows. */
const columnsOf = (n: number, height: number): number =>
  Math.max(1, Math.ceil(n / Math.max(1, Math.floor((height - 16 - HEAD) / ROW))));
const tilesWidth = (n: number, height: number): number => columnsOf(n, height) * (TILE + 4) + 12;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const clamp = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));
