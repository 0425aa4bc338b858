import type { Area, Board, Face } from '@siegeworks/kernel';

const WIDTH = 110;

/** The table as plain text, aligned, at most 110 columns: for terminals and failing tests. */
export function boardText(board: Board, width = WIDTH): string {
  const titles = Math.min(40, Math.max(0, ...board.areas.map(area => area.title.length)));
  const areas = board.areas.flatMap(area => areaLines(area, titles, width));
  return [wrap(board.status.join(' · '), width, ''), ...areas].filter(line => line !== '').join('\n');
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
function rows(cards: readonly Face[]): string[] {
  const names = Math.max(...cards.map(card => card.name.length));
  const lines = Math.max(...cards.map(card => card.line.length));
  return cards.flatMap(card => {
    const marks = card.marks.map(mark => `[${mark}]`).join(' ');
    const row = `${card.name.padEnd(names)}  ${card.line.padEnd(lines)}  ${marks}`.trimEnd();
    return [row, ...rowsOf(card.attached)];
  });
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
