// Breaks the rules on purpose, one line at a time, and reports what no test notices.
//   npx node tools/mutants.mjs [area …]       all areas, or those with such a beginning or end: arcania, rules, knowledge, kernel, table, host
//     --most 200       at most this many mutants of each area, chosen by lot (all)
//     --seed words     another lot
//     --file view.ts   only files whose path holds this
//     --laws 3         how many of each game's slow law tests are run on what other tests leave alive
//     --minutes 10     stops in time; what was found is kept and the next run continues from there
//     --again          tries no others than before, and of those what lived on: new tests may notice it
//     --fresh          forgets what was found before
//     --json           the report as data
// Sources are never written: they are broken in memory, in a thread of their own, all mutants at once with a switch for each.
// What lives on was tried with the tests that come by it, nearest first, for a few seconds: read it before you believe it. What
// runs while the program is loaded (tables, lists of names) is tried with the quickest tests of all.
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { areas } from './mutants/areas.mjs';
import { Crew } from './mutants/crew.mjs';
import { mutate } from './mutants/mutate.mjs';

/**
 * @typedef {import('./mutants/areas.mjs').Area} Area
 * @typedef {import('./mutants/mutate.mjs').Mutant & { key: string }} Mutant
 * @typedef {{ state: 'killed' | 'survived' | 'unreached', by: string | null }} Verdict
 * @typedef {Mutant & Verdict} Tried
 * @typedef {{ most?: number | undefined, seed?: string | undefined, file?: string | undefined, laws?: number | undefined, until?: number | undefined, again?: boolean | undefined, patience?: number, kept?: Record<string, Verdict>, keep?: (kept: Record<string, Verdict>) => void }} Wishes
 * @typedef {{ area: string, found: number, tried: Tried[], unread: string[] }} Report
 */

/** Milliseconds that any test may take before it is said to run for ever. */
const PATIENCE = 3_000;
/** One mutant is worth tests of this many milliseconds, the one nearest to it in any case. */
const EFFORT = 2_500;
const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex');

/**
 * @param {string} root the folder of the repository
 * @param {Area} area
 * @param {Wishes} wishes
 * @returns {Promise<Report>}
 */
export async function tryArea(root, area, wishes = {}) {
  const { kept = {}, keep = () => {}, until = Infinity } = wishes;
  const { sources, mutants } = program(root, area);
  const chosen = wishes.again ? mutants.filter(({ key }) => kept[key]) : choose(mutants, wishes);
  const open = chosen.filter(({ key }) => !kept[key] || (wishes.again && kept[key].state !== 'killed'));
  const crew = new Crew({
    root,
    tests: area.tests,
    sources,
    laws: wishes.laws ?? 3,
    patience: wishes.patience ?? PATIENCE,
    only: area.only,
  });
  const unread = /** @type {string[]} */ ([]);
  try {
    const seen =
      open.length > 0 && Date.now() < until ? await crew.record() : { rows: [], atLoad: [], unread: [] };
    unread.push(...complaints(seen));
    const plan = planOf(seen);
    for (const [i, mutant] of open.entries()) {
      if (Date.now() > until) break;
      kept[mutant.key] = await judge(crew, mutant, plan);
      if (i % 20 === 0) keep(kept);
    }
  } finally {
    await crew.stop();
    keep(kept);
  }
  const tried = chosen.flatMap(mutant => (kept[mutant.key] ? [{ ...mutant, ...kept[mutant.key] }] : []));
  return { area: area.name, found: mutants.length, tried, unread };
}

/** @param {string} root @param {Area} area */
function program(root, area) {
  const sources = /** @type {Record<string, string>} */ ({});
  const mutants = /** @type {Mutant[]} */ ([]);
  for (const file of area.files) {
    const path = join(root, file);
    const before = readFileSync(path, 'utf8');
    const { text, mutants: found } = mutate(file, before, mutants.length);
    sources[realpathSync(path)] = text;
    const version = hash(before).slice(0, 8);
    mutants.push(...found.map((mutant, n) => ({ ...mutant, key: `${file} ${version} ${n}` })));
  }
  return { sources, mutants };
}

/** @param {Mutant[]} mutants @param {Wishes} wishes */
function choose(mutants, { most = Infinity, seed = 'mutants', file = '' }) {
  const lot = new Map(mutants.map(({ key }) => [key, hash(seed + key)]));
  return mutants
    .filter(mutant => mutant.file.includes(file))
    .sort((a, b) => (String(lot.get(a.key)) < String(lot.get(b.key)) ? -1 : 1))
    .slice(0, most)
    .sort((a, b) => a.id - b.id);
}

/** @param {import('./mutants/crew.mjs').Recording} seen */
function complaints({ rows, unread }) {
  const failing = rows.filter(row => row.problem !== null);
  return [
    ...unread.map(({ file, problem }) => `${file} cannot be loaded here: ${problem}`),
    ...failing.map(
      row => `${row.file}: "${row.title}" fails without any mutant: ${row.problem?.split('\n')[0]}`,
    ),
  ];
}

/**
 * Which tests come by which mutant: those first that come by few others, slow ones last.
 * @param {import('./mutants/crew.mjs').Recording} seen
 */
function planOf({ rows, atLoad }) {
  const cost = rows.map(row => row.reached.length * (row.time > 500 ? 1_000 : 1) + row.time);
  const sound = rows.flatMap((row, n) => (row.problem === null ? [n] : [])).sort((a, b) => cost[a] - cost[b]);
  const tests = /** @type {Map<number, number[]>} */ (new Map());
  for (const n of sound) {
    for (const id of rows[n].reached) {
      const list = tests.get(id);
      if (list) list.push(n);
      else tests.set(id, [n]);
    }
  }
  return { tests, sound, times: rows.map(row => row.time), atLoad: new Set(atLoad) };
}

/**
 * @param {Crew} crew @param {Mutant} mutant @param {ReturnType<typeof planOf>} plan
 * @returns {Promise<Verdict>}
 */
async function judge(crew, { id }, { tests, sound, times, atLoad }) {
  const order = within(EFFORT, tests.get(id) ?? [], times);
  const { by } = atLoad.has(id)
    ? await crew.trialFromStart(id, [
        ...order,
        ...within(EFFORT, sound, times).filter(n => !order.includes(n)),
      ])
    : order.length === 0
      ? { by: null }
      : await crew.trial(id, order);
  if (by !== null) return { state: 'killed', by };
  return { state: order.length > 0 || atLoad.has(id) ? 'survived' : 'unreached', by: null };
}

/** @param {number} effort @param {number[]} order @param {number[]} times */
function within(effort, order, times) {
  let left = effort;
  return order.filter((n, i) => {
    left -= times[n];
    return i === 0 || left > 0;
  });
}

/** @param {Report} report */
export function rate({ tried }) {
  const killed = tried.filter(mutant => mutant.state === 'killed').length;
  return { killed, tried: tried.length, percent: tried.length === 0 ? 100 : (100 * killed) / tried.length };
}

/** @param {Report} report */
function tell(report) {
  const { killed, tried, percent } = rate(report);
  const left = report.tried.filter(mutant => mutant.state !== 'killed');
  for (const { file, line, operator, was, is, state } of left) {
    const short = (/** @type {string} */ code) => code.replace(/\s+/g, ' ').slice(0, 150);
    console.log(`${file}:${line} ${operator}${state === 'unreached' ? ' (no test comes by)' : ''}`);
    console.log(`  - ${short(was)}\n  + ${short(is)}`);
  }
  for (const problem of report.unread) console.log(`  (${problem})`);
  const share = `${killed} of ${tried} noticed, ${percent.toFixed(1)} %`;
  console.log(`${report.area.padEnd(26)} ${share}, ${report.found} possible`);
}

/** What a run found before, and where to keep more of it. @param {string} root @param {string} area @param {boolean} fresh */
function memory(root, area, fresh) {
  const folder = join(root, 'node_modules', '.cache', 'siegeworks', 'mutants');
  const path = join(folder, `${area}.json`);
  mkdirSync(folder, { recursive: true });
  const read = () => {
    try {
      return JSON.parse(readFileSync(path, 'utf8'));
    } catch {
      return {};
    }
  };
  return {
    kept: fresh ? {} : read(),
    keep: (/** @type {unknown} */ all) => writeFileSync(path, JSON.stringify(all)),
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      most: { type: 'string' },
      seed: { type: 'string' },
      file: { type: 'string' },
      laws: { type: 'string' },
      minutes: { type: 'string' },
      again: { type: 'boolean' },
      fresh: { type: 'boolean' },
      json: { type: 'boolean' },
    },
  });
  const { root } = await import('../scripts/node.mjs');
  const number = (/** @type {string | undefined} */ text) => (text === undefined ? undefined : Number(text));
  const until = values.minutes ? Date.now() + 60_000 * Number(values.minutes) : undefined;
  const { seed, file, again } = values;
  const wishes = { seed, file, again, most: number(values.most), laws: number(values.laws), until };
  const wanted = areas(root).filter(
    ({ name }) =>
      positionals.length === 0 || positionals.some(part => name.startsWith(part) || name.endsWith(part)),
  );
  if (wanted.length === 0) {
    const known = areas(root).map(({ name }) => name);
    console.error(`there is no such area; choose from ${known.join(', ')}`);
    process.exitCode = 1;
  }
  const reports = [];
  for (const area of wanted) {
    const report = await tryArea(root, area, {
      ...wishes,
      ...memory(root, area.name, values.fresh ?? false),
    });
    reports.push(report);
    if (!values.json) tell(report);
  }
  if (values.json) console.log(JSON.stringify(reports, null, 1));
}

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename) await main();
