// Measures the built page in a real Chromium: npm run bench:page [-- --game ID --only scrubbing --json]
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { games } from '@siegeworks/shelf';
import { chromium } from 'playwright';
import { chromiumArgs, findChromium } from '../../../scripts/chromium.mjs';
import { openHouse } from './house.ts';
import type { GameRow, Weight } from './measures.ts';
import { measureGame, weighHall } from './measures.ts';
import type { ScrubRow } from './scrub.ts';
import { measureScrubbing } from './scrub.ts';

interface PageReport {
  processor: string;
  /** Average number of running programs in the last minute: times are worth less on a busy machine. */
  load: number;
  hall: Weight | null;
  games: GameRow[];
  scrubbing: ScrubRow[];
}

function told({ processor, load, hall, games: rows, scrubbing }: PageReport): string {
  return [
    `The built page in Chromium, sizes compressed by gzip. ${processor}, load ${load}`,
    ...(hall ? ['', ...pageLines(hall, rows)] : []),
    '',
    'Scrubbing in the studio: from the scrubber to the moment on screen.',
    '',
    table([
      ['', 'picks', 'looks', 'median ms', 'p95 ms'],
      ...scrubbing.map(row => [row.game, ...[row.length, row.looks, row.median, row.p95].map(String)]),
    ]),
  ].join('\n');
}

function pageLines(hall: Weight, rows: readonly GameRow[]): string[] {
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
    'Picks: from the press to the answer on screen. Longest task: on the page’s thread while Warlords play for 10 s.',
    '',
    table([head, ['hall', ...weight(hall), '', '', '', '', ''], ...lines]),
  ];
}

function table(rows: readonly (readonly string[])[]): string {
  const widths = rows[0].map((_cell, i) => Math.max(...rows.map(row => row[i].length)));
  const line = (row: readonly string[]) =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i]))).join('  ');
  return rows.map(line).join('\n');
}

const { values } = parseArgs({
  options: { json: { type: 'boolean' }, game: { type: 'string' }, only: { type: 'string' } },
});
const wanted = games.filter(({ about }) => values.game === undefined || values.game === about.id);
const whole = values.only === undefined;
const house = await openHouse();
const browser = await chromium.launch({ executablePath: findChromium() ?? '', args: [...chromiumArgs] });
try {
  const hall = whole ? await weighHall(browser, house) : null;
  const rows: GameRow[] = [];
  const scrubbing: ScrubRow[] = [];
  for (const game of wanted) {
    console.error(`… ${game.about.id}`);
    if (whole) rows.push(await measureGame(browser, house, game.about.id));
    scrubbing.push(await measureScrubbing(browser, house.address, game));
  }
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  const report: PageReport = { processor: cpus()[0]?.model ?? '', load, hall, games: rows, scrubbing };
  console.log(values.json ? JSON.stringify(report, null, 2) : told(report));
} finally {
  await browser.close();
  await house.close();
}
