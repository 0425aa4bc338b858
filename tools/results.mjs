// Writes the measured figures of lab/results/ as tables into the documents that show them.
//   npx node tools/results.mjs [--write]
// A document says where: `<!-- results: luck -->` … `<!-- /results -->`. Without --write it fails when a table is not what the data say.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * One measurement: how it was made, and its rows.
 * @typedef {{ key: string, title: string, unit?: string }} Column
 * @typedef {{ title: string, command?: string, remark?: string, date: string, commit: string, columns: Column[], rows: Record<string, string | number>[] }} Result
 */

const PLACE = /<!-- results: ([\w-]+) -->\n.*?<!-- \/results -->/gs;

/**
 * @param {string} root the folder of the repository
 * @returns {Map<string, string>} by document: its text with fresh tables
 */
export function refreshed(root) {
  const results = new Map(
    globSync('lab/results/*.json', { cwd: root }).map(path => [
      basename(path, '.json'),
      /** @type {Result} */ (JSON.parse(readFileSync(join(root, path), 'utf8'))),
    ]),
  );
  const documents = globSync(['docs/**/*.md', 'README.md'], { cwd: root });
  return new Map(
    documents.map(path => [path, withTables(readFileSync(join(root, path), 'utf8'), path, results)]),
  );
}

/** @param {string} text @param {string} path @param {Map<string, Result>} results */
function withTables(text, path, results) {
  return text.replaceAll(PLACE, (_all, name) => {
    const result = results.get(name);
    if (!result) throw new Error(`${path}: there is no lab/results/${name}.json`);
    return `<!-- results: ${name} -->\n${tableOf(result)}\n<!-- /results -->`;
  });
}

/** @param {Result} result */
export function tableOf({ title, command, remark, date, commit, columns, rows }) {
  const line = (/** @type {string[]} */ cells) => `| ${cells.join(' | ')} |`;
  const cell = (/** @type {Record<string, string | number>} */ row, /** @type {Column} */ { key, unit }) =>
    `${row[key] ?? ''}${unit && row[key] !== undefined ? ` ${unit}` : ''}`;
  return [
    `${title} (${command ? `\`${command}\`, ` : ''}${date}, at ${commit}).${remark ? ` ${remark}` : ''}`,
    '',
    line(columns.map(column => column.title)),
    line(columns.map(() => '---')),
    ...rows.map(row => line(columns.map(column => cell(row, column)))),
  ].join('\n');
}

function main() {
  const root = join(import.meta.dirname, '..');
  const stale = [...refreshed(root)].filter(
    ([path, text]) => text !== readFileSync(join(root, path), 'utf8'),
  );
  if (process.argv.includes('--write'))
    for (const [path, text] of stale) writeFileSync(join(root, path), text);
  for (const [path] of stale)
    console.log(`${path}: ${process.argv.includes('--write') ? 'written' : 'is not what lab/results/ says'}`);
  if (stale.length > 0 && !process.argv.includes('--write')) process.exitCode = 1;
}
if (import.meta.main) main();
