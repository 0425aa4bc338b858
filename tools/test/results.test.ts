import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../../scripts/node.mjs';
import { refreshed, tableOf } from '../results.mjs';
import { folder } from './folder.ts';

test.each([...refreshed(root)])('%s shows the figures of lab/results as they are', (page, text) => {
  expect(readFileSync(join(root, page), 'utf8')).toBe(text);
});

const RESULT = {
  title: 'Wins',
  command: 'siege arena GAME',
  date: '2026-01-02',
  commit: 'abcdef0',
  columns: [
    { key: 'game', title: '' },
    { key: 'wins', title: 'wins', unit: '%' },
  ],
  rows: [{ game: 'Nim', wins: 51 }, { game: 'Thieves' }],
};

test('a table says how it was measured, and leaves room for what was not', () => {
  expect(tableOf(RESULT)).toBe(
    'Wins (`siege arena GAME`, 2026-01-02, at abcdef0).\n\n|  | wins |\n| --- | --- |\n| Nim | 51 % |\n| Thieves |  |',
  );
});

test('a document is given the figures that it names, and no others', () => {
  const page = (body: string) => `<!-- results: wins -->\n${body}<!-- /results -->\n`;
  const at = folder({ 'lab/results/wins.json': JSON.stringify(RESULT), 'docs/a.md': page('| old |\n') });
  expect(refreshed(at).get('docs/a.md')).toBe(page(`${tableOf(RESULT)}\n`));
  const lost = folder({ 'docs/a.md': page('') });
  expect(() => refreshed(lost)).toThrow('docs/a.md: there is no lab/results/wins.json');
});
