// Measures the built page in a real Chromium: npm run bench:page [-- --game ID --json]
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@siegeworks/shelf';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { openHouse } from './house.ts';
import type { GameRow, Weight } from './measures.ts';
import { measureGame, weighHall } from './measures.ts';

interface PageReport {
  processor: string;
  /** Average number of running programs in the last minute: times are worth less on a busy machine. */
  load: number;
  hall: Weight;
  games: GameRow[];
}

function told({ processor, load, hall, games: rows }: PageReport): string {
  const head = [
    '',
    'script kB',
    'style kB',
    'fonts kB',
    'picks',
    'median ms',
    'p95 ms',
    'longest task ms',
    'tasks ≥ 50 ms',
  ];
  const weight = ({ script, style, fonts }: Weight) => [script, style, fonts].map(n => n.toFixed(1));
  const lines = rows.map(row => [
    `+ ${row.game}`,
    ...weight(row.more),
    ...[row.picks, row.median, row.p95, row.longestTask, row.longTasks].map(String),
  ]);
  return [
    `The built page in Chromium, sizes compressed by gzip. ${processor}, load ${load}`,
    'Picks: from the key to the answer on screen. Longest task: on the page’s thread while Warlords play for 10 s.',
    '',
    table([head, ['hall', ...weight(hall), '', '', '', '', ''], ...lines]),
  ].join('\n');
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_cell, i) => Math.max(...rows.map(row => row[i].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return rows.map(line).join('\n');
}

const { values } = parseArgs({ options: { json: { type: 'boolean' }, game: { type: 'string' } } });
const wanted = games
  .map(({ about }) => about.id)
  .filter(id => values.game === undefined || values.game === id);
const house = await openHouse();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs] });
try {
  const hall = await weighHall(browser, house);
  const rows: GameRow[] = [];
  for (const id of wanted) {
    console.error(`… ${id}`);
    rows.push(await measureGame(browser, house, id));
  }
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const report: PageReport = { processor: cpus()[0]?.model ?? '', load, hall, games: rows };
  console.log(values.json ? JSON.stringify(report, null, 2) : told(report));
} finally {
  await browser.close();
  await house.close();
}
