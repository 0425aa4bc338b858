import { styleText } from 'node:util';
import { brief } from '@siegeworks/files';
import type { Rate } from '@siegeworks/lab';

type Style = Parameters<typeof styleText>[0];

/** Styles for people at a terminal; plain text in pipes and with NO_COLOR. */
const styled = (style: Style) => (text: string) => styleText(style, text, { stream: process.stdout });
export const bold = styled('bold');
export const dim = styled('dim');
export const good = styled('green');
export const bad = styled('red');

/** How wide a line may be. */
export const width = (): number => Math.min(process.stdout.columns || 100, 120);

export function say(...lines: string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
/** Complaints repeat what others wrote: none of it acts on the terminal. */
export function complain(...lines: string[]): void {
  process.stderr.write(`${safe(lines.join('\n'))}\n`);
}
/** The longest line that is shown of somebody else's text. */
const LINE = 2000;
/** Somebody else's text as lines that can be shown. */
export const safe = (text: string): string =>
  text
    .split('\n')
    .map(line => brief(line, LINE))
    .join('\n');

export function sayJson(value: unknown): void {
  say(JSON.stringify(value, null, 2));
}

/** Breaks a paragraph into lines with an indent. */
export function wrap(paragraph: string, indent = '', room = width()): string {
  const lines: string[] = [];
  let line = '';
  for (const word of paragraph.split(/\s+/)) {
    if (line !== '' && indent.length + line.length + 1 + word.length > room) {
      lines.push(indent + line);
      line = '';
    }
    line += (line === '' ? '' : ' ') + word;
  }
  return [...lines, indent + line].join('\n');
}

/** Rows with aligned columns; numbers stand right. */
export function columns(rows: readonly (readonly string[])[], gap = '  '): string {
  const widths = rows.reduce<number[]>(
    (most, row) => row.map((cell, i) => Math.max(most[i] ?? 0, cell.length)),
    [],
  );
  const numeric = (cell: string) => /^[\d,.]+( ?%|×)?$/.test(cell);
  const pad = (cell: string, i: number) =>
    numeric(cell) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]);
  return rows.map(row => row.map(pad).join(gap).trimEnd()).join('\n');
}

const SEPARATED = new Intl.NumberFormat('en');
export const number = (n: number): string => SEPARATED.format(n);
export const plural = (n: number, one: string, many = `${one}s`): string =>
  `${number(n)} ${n === 1 ? one : many}`;
export const percent = (part: number, all: number): string =>
  all === 0 ? '–' : `${((100 * part) / all).toFixed(1)} %`;
export const rateText = ({ rate, low, high, games }: Rate): string =>
  games === 0 ? '–' : `${percent(rate, 1)} (${percent(low, 1)} to ${percent(high, 1)})`;
