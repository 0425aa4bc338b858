import type { Area, Board, Face } from '@siegeworks/contract';
import type { Placed } from './map-text.ts';
import { alike, isPlaced, mapLines } from './map-text.ts';

const WIDTH = 110;

/** The table as plain text, aligned, at most 110 columns: for terminals and failing tests. */
export function boardText(board: Board, width = WIDTH): string {
  const placed = board.areas.filter(isPlaced);
  const map = mapLines(placed, width);
  const rest = map.length > 0 ? board.areas.filter(area => !isPlaced(area)) : board.areas;
  const titles = Math.min(40, Math.max(0, ...rest.map(area => area.title.length)));
  const lines = [
    wrap(board.status.join(' · '), width, ''),
    ...framed(map, width),
    ...(map.length > 0 ? muster(placed, width) : []),
    ...rest.flatMap(area => areaLines(area, titles, width)),
  ];
  return lines.filter(line => line !== '').join('\n');
}

/** A rule above and below sets the map off. */
function framed(map: readonly string[], width: number): string[] {
  if (map.length === 0) return [];
  const rule = '─'.repeat(width);
  return [rule, ...map.map(line => line || ' '), rule];
}

/** Who stands on the map, with all values: the map itself has room for names only. */
function muster(areas: readonly Placed[], width: number): string[] {
  const titles = Math.max(0, ...areas.map(area => area.title.length));
  const companies = areas.map(({ title, cards }) => ({ title, cards: alike(cards) }));
  const columns = widths(companies.flatMap(({ cards }) => cards));
  return companies.flatMap(({ title, cards }) =>
    rows(cards, columns).map((line, i) =>
      wrap(`${(i === 0 ? title : '').padEnd(titles)}  ${line}`, width, ' '.repeat(titles + 4)),
    ),
  );
}

function areaLines(area: Area, titles: number, width: number): string[] {
  const head = `${area.title.padEnd(titles)}  ${area.note}`.trimEnd();
  const rich = area.cards.some(
    card => card.marks.length > 0 || card.attached.length > 0 || card.line.length > 12,
  );
  const cards = rich ? rows(area.cards) : [tally(area.cards)];
  return [
    cut(head, width),
    ...cards.filter(line => line !== '').map(line => wrap(`  ${line}`, width, '    ')),
  ];
}

/** Cards that need a line each, in columns: name, values, marks; what is attached below. */
function rows(cards: readonly Face[], { names, lines } = widths(cards)): string[] {
  return cards.flatMap(card => {
    const marks = card.marks.map(mark => `[${mark}]`).join(' ');
    const row = `${card.name.padEnd(names)}  ${card.line.padEnd(lines)}  ${marks}`.trimEnd();
    return [row, ...rowsOf(card.attached)];
  });
}
function widths(cards: readonly Face[]): { names: number; lines: number } {
  const longest = (texts: readonly string[]) => Math.max(0, ...texts.map(text => text.length));
  return { names: longest(cards.map(card => card.name)), lines: longest(cards.map(card => card.line)) };
}
function rowsOf(attached: readonly Face[]): string[] {
  return attached.length === 0 ? [] : rows(attached).map(line => `  + ${line}`);
}

/** Cards that need no line of their own, equal ones counted: `Copper (1) ×2, Thief`. */
function tally(cards: readonly Face[]): string {
  const counts = new Map<string, number>();
  for (const card of cards) {
    const text = card.line ? `${card.name} (${card.line})` : card.name;
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return [...counts].map(([text, n]) => (n > 1 ? `${text} ×${n}` : text)).join(', ');
}

const cut = (line: string, width: number) => (line.length <= width ? line : `${line.slice(0, width - 1)}…`);

/** Breaks a long line between words; what follows is set in. */
function wrap(line: string, width: number, set: string): string {
  if (line.length <= width) return line;
  const at = line.lastIndexOf(' ', width);
  if (at <= set.length) return cut(line, width);
  return `${line.slice(0, at)}\n${wrap(`${set}${line.slice(at + 1)}`, width, set)}`;
}
