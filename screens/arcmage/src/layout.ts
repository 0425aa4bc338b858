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
export function bandsOf({ height }: Room): Bands {
  const rest = Math.max(360, height - SEAM);
  const part = (n: number) => Math.floor((rest * n) / 676);
  const [foe, hand] = [part(212), part(188)];
  return { foe, seam: SEAM, mine: rest - foe - hand, hand };
}
/** The cards in play: as high as a band of the foe allows beside the levels. */
export const cardIn = (foe: number): number => clamp(64, Math.floor((foe - 76) / 1.4), 96);

/** `wide`: the card, and who lives there beside it. `narrow`: one below the other, by name. */
export type CityForm = 'wide' | 'narrow';
/** `tiles`: names and numbers in columns, where there is no room for cards. */
export type ArmyForm = 'cards' | 'tiles';
export interface SideLayout {
  card: number;
  cities: { width: number; form: CityForm }[];
  /** The width of a card, or of a tile. */
  army: { form: ArmyForm; card: number; tile: number };
}
export interface Crowd {
  /** Who lives in each city. */
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
  Math.max(0, Math.floor((mine - 16 - 3 - HEAD - card * 1.4 - 16) / 20));

/** The first of these that fits: everything large, the army in tiles, the cities narrow, everything small. */
export function sideLayout({ width, height }: Room, crowd: Crowd, card: number): SideLayout {
  const wide = crowd.residents.map(n => ({ width: wideCity(n, card), form: 'wide' as const }));
  const narrow = crowd.residents.map(n => ({ width: n === 0 ? wideCity(0, card) : NARROW, form: formOf(n) }));
  if (width < PHONE) return onPhone(crowd, card);
  for (const cities of [wide, narrow]) {
    const left = width - sum(cities.map(city => city.width + GAP));
    const army = armyIn(left, height, crowd.army, card);
    if (army) return { card, cities, army };
  }
  const room = width - tilesWidth(crowd.army, height) - GAP;
  const each = Math.max(LEAST_CITY, Math.floor(room / Math.max(1, crowd.residents.length)) - GAP);
  const cities = crowd.residents.map(() => ({ width: Math.min(NARROW, each), form: 'narrow' as const }));
  return { card, cities, army: { form: 'tiles', card, tile: TILE } };
}
/** Narrower boards are phones: three cities side by side, and names instead of cards. */
export const PHONE = 500;
const onPhone = ({ residents }: Crowd, card: number): SideLayout => ({
  card,
  cities: residents.map(() => ({ width: LONE, form: 'narrow' as const })),
  army: { form: 'tiles', card, tile: LONE },
});
const formOf = (residents: number): CityForm => (residents === 0 ? 'wide' : 'narrow');
/** Card 96 and residents 108 make 230; without residents 120. */
function wideCity(residents: number, card: number): number {
  if (residents === 0) return Math.max(LONE, card + 24);
  return card + 26 + Math.ceil(residents / 4) * 108;
}
function armyIn(left: number, height: number, n: number, card: number): SideLayout['army'] | null {
  const each = Math.floor((left - 10) / Math.max(1, n)) - GAP;
  if (each >= Math.min(LEAST_CARD, card)) return { form: 'cards', card: Math.min(card, each), tile: TILE };
  if (tilesWidth(n, height) > left) return null;
  const tile = Math.floor((left - 16) / columnsOf(n, height)) - 4;
  return { form: 'tiles', card, tile: clamp(TILE, tile, 150) };
}
/** Names and numbers in columns as high as the band allows. */
const columnsOf = (n: number, height: number): number =>
  Math.max(1, Math.ceil(n / Math.max(1, Math.floor((height - 16 - HEAD) / ROW))));
const tilesWidth = (n: number, height: number): number => columnsOf(n, height) * (TILE + 4) + 12;
const sum = (list: readonly number[]): number => list.reduce((all, n) => all + n, 0);
const clamp = (least: number, n: number, most: number): number => Math.max(least, Math.min(n, most));
