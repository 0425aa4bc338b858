import type { Area, Face, Spot } from '@siegeworks/contract';

/** An area that lies on the map. */
export type Placed = Area & { spot: Spot };
export const isPlaced = (area: Area): area is Placed => area.spot !== undefined;

/** A cell that is narrower than this tells nothing. */
const NARROWEST = 8;
const WIDEST = 16;

/** The lines of one area, and where it lies among the rows and columns that are used at all. */
interface Cell {
  column: number;
  row: number;
  /** How many rows it covers. */
  rows: number;
  width: number;
  lines: string[];
}

/** The areas as they lie on the map, empty ones with a dot; nothing when there is no room for a map. */
export function mapLines(areas: readonly Placed[], width: number): string[] {
  const columns = used(areas.map(({ spot }) => [spot.x, spot.width ?? 1]));
  const rows = used(areas.map(({ spot }) => [spot.y, spot.height ?? 1]));
  const room = Math.min(WIDEST, Math.floor((width + 1) / columns.length) - 1);
  if (areas.length === 0 || room < NARROWEST) return [];
  const cells = areas.map(area => cellOf(area, columns, rows, room));
  return drawn(cells, heights(cells, rows.length), room);
}

/** The places along one edge that some area covers, in order. */
function used(stretches: readonly [from: number, length: number][]): number[] {
  const places = stretches.flatMap(([from, length]) => Array.from({ length }, (_, i) => from + i));
  return [...new Set(places)].sort((a, b) => a - b);
}

function cellOf(area: Placed, columns: readonly number[], rows: readonly number[], room: number): Cell {
  const { x, y, width = 1, height = 1 } = area.spot;
  const wide = width * (room + 1) - 1;
  return {
    column: columns.indexOf(x),
    row: rows.indexOf(y),
    rows: height,
    width: wide,
    lines: [head(area, wide), ...names(area, wide)],
  };
}

/** `N1 3/10`, `NW tower`, `E2 breached`; a dot when nobody is there, where it fits. */
function head({ title, note, cards }: Area, room: number): string {
  const short = note.replace(/^\w+ (\d+) of (\d+)$/, '$1/$2').replace(/:.*/, '');
  const text = cut(short === '' ? title : `${title} ${short}`, room);
  return cards.length === 0 && text.length + 2 <= room ? `${text} ·` : text;
}

/** One line for each card; a large area counts those of one name. */
function names({ cards, spot }: Placed, room: number): string[] {
  if ((spot.width ?? 1) * (spot.height ?? 1) === 1) return cards.map(card => shortName(card, room));
  const kinds = Map.groupBy(cards, card => numbered(card.name)[0]);
  return [...kinds].map(([name, all]) => cut(all.length > 1 ? `${all.length} ${name}` : all[0].name, room));
}

/** `Man-at-arms 3` in ten columns is `Man-at-a 3`: the number is never cut. */
function shortName({ name }: Face, room: number): string {
  const [word, number] = numbered(name);
  if (name.length <= room || number === '') return cut(name, room);
  return `${word.slice(0, room - 1 - number.length).trimEnd()} ${number}`;
}

/** Cards that differ in their number only, as one: `Archer 1–3, 5`. */
export function alike(cards: readonly Face[]): Face[] {
  const kinds = Map.groupBy(cards, card => {
    const { id: _id, name, ...rest } = card;
    const [word, number] = numbered(name);
    return JSON.stringify(number === '' ? [name, card.id] : [word, rest]);
  });
  return [...kinds.values()].map(([first, ...others]) => {
    const numbers = [first, ...others].map(card => Number(numbered(card.name)[1]));
    return others.length === 0 ? first : { ...first, name: `${numbered(first.name)[0]} ${runs(numbers)}` };
  });
}

function runs(numbers: readonly number[]): string {
  const found: [from: number, to: number][] = [];
  for (const n of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && n === last[1] + 1) last[1] = n;
    else found.push([n, n]);
  }
  return found.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(', ');
}

function numbered(name: string): [word: string, number: string] {
  const [, word, number] = /^(.*\S) (\d+)$/.exec(name) ?? [];
  return [word ?? name, number ?? ''];
}

/** How many lines each row of the map needs; what a large area needs beyond its rows goes to its last one. */
function heights(cells: readonly Cell[], rows: number): number[] {
  const high = new Array<number>(rows).fill(1);
  for (const { row, rows: covers, lines } of cells) {
    if (covers === 1) high[row] = Math.max(high[row], lines.length);
  }
  for (const { row, rows: covers, lines } of cells) {
    const has = high.slice(row, row + covers).reduce((sum, each) => sum + each, 0);
    high[row + covers - 1] += Math.max(0, lines.length - has);
  }
  return high;
}

function drawn(cells: readonly Cell[], high: readonly number[], room: number): string[] {
  const tops = high.map((_, row) => high.slice(0, row).reduce((sum, each) => sum + each, 0));
  const canvas = new Array<string>(high.reduce((sum, each) => sum + each, 0)).fill('');
  for (const { column, row, width, lines } of cells) {
    for (const [i, line] of lines.entries()) {
      const at = tops[row] + i;
      canvas[at] = written(canvas[at], column * (room + 1), line.padEnd(width));
    }
  }
  return canvas.map(line => line.trimEnd());
}
function written(line: string, at: number, text: string): string {
  return line.slice(0, at).padEnd(at) + text + line.slice(at + text.length);
}

const cut = (text: string, room: number) => (text.length <= room ? text : `${text.slice(0, room - 1)}…`);
