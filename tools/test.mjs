// Everything that must hold, in stages, stopping at the first failure.
//   npm test            all of it
//   npm run test:fast   without the slow tests and the browser
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chromiumMissing, findChromium } from '../scripts/chromium.mjs';
import { nodeProgram, root } from '../scripts/node.mjs';

const fast = process.argv.includes('--fast');
const reports = join(root, 'node_modules', '.cache', 'siegeworks');
const colour = process.stdout.isTTY && !process.env.NO_COLOR;

/** @typedef {{ title: string, command: string[], report?: string }} Step */
/**
 * The steps of a stage run side by side, a stage begins when the one before it has held. Browsers wait for frames and pauses of
 * the page, and tests for programs that they have started: together they leave no core idle.
 * @type {Step[][]}
 */
const STAGES = [
  [
    { title: 'Types', command: ['typescript/bin/tsc', '-b'] },
    { title: 'Lint and format', command: ['@biomejs/biome/bin/biome', 'check', '--error-on-warnings', '.'] },
    { title: 'Arrows between packages', command: ['tools/arrows.mjs'] },
    { title: 'Places that name a card', command: ['tools/card-places.mjs'] },
    { title: 'Rule coverage', command: ['tools/rule-coverage.mjs'] },
    { title: 'Rules cited where they are kept', command: ['tools/rule-coverage.mjs', '--cited'] },
  ],
  fast
    ? [vitest('Tests', 'unit', 'apart')]
    : [vitest('Tests', 'unit', 'apart', 'slow'), vitest('Browser tests', 'e2e')],
];

/** @returns {Step} */
function vitest(title, ...projects) {
  const report = join(reports, `${projects[0]}.json`);
  const chosen = projects.flatMap(project => ['--project', project]);
  const output = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  return { title, command: ['vitest/vitest.mjs', 'run', ...chosen, ...output, '--passWithNoTests'], report };
}

/**
 * Runs one step. What the first of a stage says is shown at once, the others' when they have ended, so that nothing is mixed.
 * @param {Step} step
 * @param {{ aloud: boolean, stopped: AbortSignal }} how
 */
function run({ command }, { aloud, stopped }) {
  const [program, ...args] = command;
  const path = program.startsWith('tools/') ? program : join('node_modules', program);
  const env = { ...process.env, ...(colour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' }) };
  return new Promise(done => {
    const child = spawn(nodeProgram(), [path, ...args], {
      cwd: root,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: stopped,
    });
    const said = /** @type {Buffer[]} */ ([]);
    const hear = part => {
      said.push(part);
      if (aloud) process.stdout.write(part);
    };
    child.stdout.on('data', hear);
    child.stderr.on('data', hear);
    child.on('error', problem => stopped.aborted || hear(Buffer.from(`${problem}\n`)));
    child.on('close', code => done({ code: code ?? 1, said: Buffer.concat(said).toString() }));
  });
}

/** The counts that Vitest wrote, or nothing if it did not get that far. */
function counts(report) {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
      readFileSync(report, 'utf8'),
    );
    return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
  } catch {
    return { passed: 0, failed: 0, skipped: 0 };
  }
}

/** Vitest's own last lines, to be repeated at the very end. */
function closing(said) {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with an escape character
  const plain = /\x1b\[[0-9;]*m/g;
  return said
    .split('\n')
    .filter(line => /^\s+(Test Files|Tests|Type Errors|Errors|Duration) /.test(line.replace(plain, '')));
}

const total = { passed: 0, failed: 0, skipped: 0 };
const lines = /** @type {string[]} */ ([]);
let broken = /** @type {Step | null} */ (null);

async function all() {
  mkdirSync(reports, { recursive: true });
  for (const stage of STAGES) {
    const failure = new AbortController();
    await Promise.all(stage.map((step, i) => take(step, i === 0, failure)));
    if (broken) break;
  }
  finish(total, lines, broken);
}

/**
 * @param {Step} step
 * @param {boolean} aloud
 * @param {AbortController} failure ends the other steps of the stage
 */
async function take(step, aloud, failure) {
  if (step.report) rmSync(step.report, { force: true });
  if (aloud) console.log(heading(step.title));
  const start = performance.now();
  const { code, said } = await run(step, { aloud, stopped: failure.signal });
  if (broken) return;
  const time = `${((performance.now() - start) / 1000).toFixed(1)} s`;
  if (!aloud) process.stdout.write(`${heading(step.title)}\n${said}`);
  console.log(`${code === 0 ? '✓' : '✗'} ${step.title}: ${code === 0 ? '' : 'failed after '}${time}`);
  lines.push(`${step.title}, ${time}`);
  if (step.report) count(step.report, said);
  if (code === 0) return;
  broken = step;
  failure.abort();
}

function heading(title) {
  return `\n── ${title} ${'─'.repeat(Math.max(3, 76 - title.length))}`;
}

function count(report, said) {
  const { passed, failed, skipped } = counts(report);
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
  lines.push(...closing(said));
}

/** A failed step counts as a failure even if no single test failed, so that the last line never looks green. */
function finish({ passed, failed, skipped }, lines, broken) {
  console.log(`\n── Summary ${'─'.repeat(69)}`);
  for (const line of lines) console.log(line);
  if (!fast && findChromium() === null) console.log(chromiumMissing());
  if (broken) {
    const [program, ...args] = broken.command;
    const again = args.filter(arg => !arg.startsWith('--reporter') && !arg.startsWith('--outputFile'));
    const name = program.startsWith('tools/')
      ? `npx node ${program}`
      : `npx ${program.split('/').at(-1)?.replace('.mjs', '')}`;
    console.log(`FAILED: ${broken.title}. Again: ${[name, ...again].join(' ')}`);
  }
  const failures = broken ? Math.max(1, failed) : failed;
  console.log(`${passed} passed, ${failures} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = broken ? 1 : 0;
}

console.log(`Siegeworks: ${fast ? 'fast checks' : 'all checks'} on Node ${process.version}`);
await all();
