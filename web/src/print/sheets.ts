import type { CardInfo, GameInfo, VariantValue } from '@siegeworks/protocol';

/** Millimetres of the papers that printers have. */
export const PAPERS = {
  A4: { width: 210, height: 297 },
  Letter: { width: 215.9, height: 279.4 },
} as const;
/** In the place of a paper: every card by itself with its bleed, as print shops want it. */
export const SINGLE = 'One card';
export type Paper = keyof typeof PAPERS | typeof SINGLE;
/** A card as it is usual, and one that slips into a sleeve behind a real card. */
export const SIZES = {
  'true size': { width: 63, height: 88 },
  'for sleeves': { width: 60, height: 85 },
} as const;
export type Size = keyof typeof SIZES;

export interface PrintOptions {
  paper: Paper;
  size: Size;
  /** Millimetres of picture beyond the cut: 0 or 3. */
  bleed: 0 | 3;
  crop: boolean;
  backs: boolean;
  /** By how many millimetres the printer moves the second side, measured on the test page. */
  right: number;
  down: number;
  ink: boolean;
  extras: boolean;
  rules: boolean;
  test: boolean;
}
export const USUAL_PRINT: PrintOptions = {
  paper: 'A4',
  size: 'true size',
  bleed: 0,
  crop: true,
  backs: false,
  right: 0,
  down: 0,
  ink: false,
  extras: true,
  rules: true,
  test: false,
};

/** Where the cards of a sheet lie, in millimetres. */
export interface Layout {
  width: number;
  height: number;
  columns: number;
  rows: number;
  /** A card with its bleed. */
  cell: { width: number; height: number };
  left: number;
  top: number;
}
/** Most printers leave at least 4.2 mm of the paper white; three cards with bleed on Letter leave 4.45 mm. */
const MARGIN = 4.4;

/** Print shops cut somewhere within this much of the edge, in millimetres. */
const SHOP_BLEED = 3;

/** As many cards as fit between the margins, in the middle of the paper. */
export function layoutOf({ paper, size, bleed }: Pick<PrintOptions, 'paper' | 'size' | 'bleed'>): Layout {
  if (paper === SINGLE) return singleOf(SIZES[size]);
  const { width, height } = PAPERS[paper];
  const cell = { width: SIZES[size].width + 2 * bleed, height: SIZES[size].height + 2 * bleed };
  const columns = Math.floor((width - 2 * MARGIN) / cell.width);
  const rows = Math.floor((height - 2 * MARGIN) / cell.height);
  const left = (width - columns * cell.width) / 2;
  return { width, height, columns, rows, cell, left, top: (height - rows * cell.height) / 2 };
}

function singleOf(size: { width: number; height: number }): Layout {
  const cell = { width: size.width + 2 * SHOP_BLEED, height: size.height + 2 * SHOP_BLEED };
  return { ...cell, columns: 1, rows: 1, cell, left: 0, top: 0 };
}

/** The options as they are meant: a single card has its bleed and nothing around it. */
export const asMeant = (options: PrintOptions): PrintOptions =>
  options.paper === SINGLE
    ? { ...options, bleed: SHOP_BLEED, crop: false, rules: false, test: false, right: 0, down: 0 }
    : options;

/** Sheets of cards, the last one perhaps not full. */
export function sheetsOf<T>(cards: readonly T[], { columns, rows }: Layout): T[][] {
  const each = columns * rows;
  return Array.from({ length: Math.ceil(cards.length / each) }, (_, i) =>
    cards.slice(i * each, (i + 1) * each),
  );
}

/** The places of one sheet from behind: every row runs the other way. */
export function mirrored<T>(sheet: readonly T[], columns: number): (T | null)[] {
  return Array.from({ length: Math.ceil(sheet.length / columns) * columns }, (_, i) => {
    const row = Math.floor(i / columns);
    return sheet[row * columns + (columns - 1 - (i % columns))] ?? null;
  });
}

/** The copies of a deck, one by one in the order of the book. */
export function copiesOf(cards: Readonly<Record<string, number>>, book: readonly CardInfo[]): CardInfo[] {
  return book.flatMap(card => new Array<CardInfo>(cards[card.id] ?? 0).fill(card));
}

/** Tokens, markers and boards; of what a seat chooses among, only what was chosen. */
export function extrasOf(
  { choices: schema }: GameInfo,
  choices: Readonly<Record<string, VariantValue>>,
  book: readonly CardInfo[],
): CardInfo[] {
  const offered = new Set(Object.values(schema).flatMap(({ words = [] }) => words));
  const chosen = new Set(Object.values(choices).map(value => `${value}`));
  return book.filter(({ id, most }) => most === 0 && (!offered.has(id) || chosen.has(id)));
}

/** Of a game without decks: every card as often as the box has it. */
export function boxOf(book: readonly CardInfo[]): CardInfo[] {
  return book.flatMap(card => {
    const [, n = '1'] = /^(\d+) cop/.exec(card.facts[0] ?? '') ?? [];
    return new Array<CardInfo>(Number(n)).fill(card);
  });
}
