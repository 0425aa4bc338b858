// Loads an area with all of its mutants switched off, and tries them one at a time, as requested. It never writes:
// broken sources exist in this thread's memory only.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

/** @type {{ root: string, tests: string[], sources: Record<string, string>, laws: number, only?: string, on: number, clock: Int32Array }} */
const { root, tests: files, sources, laws, only, on, clock } = workerData;
const standIn = new URL('./tests.mjs', import.meta.url).href;
/** Tests are given the stand-in with the real `expect`, which finds kept files without Vitest's runner. */
const api = `import { expect as real } from '${import.meta.resolve('vitest')}';
import { withKeptFiles } from '${standIn}';
export * from '${standIn}';
export const expect = withKeptFiles(real);`;

/** Which mutant is on; -1 for none. */
let active = on;
/** What the test that runs now has come by, while this is being recorded. */
let reached = /** @type {Set<number> | null} */ (new Set());
Object.assign(globalThis, {
  __mutant(/** @type {number} */ id) {
    if (reached !== null) reached.add(id);
    return id === active;
  },
  __otherSeat: (/** @type {unknown} */ seat) => (seat === 0 ? 1 : 0),
});

registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'vitest') return { url: `${standIn}?api`, shortCircuit: true };
    return next(specifier, context);
  },
  load(url, context, next) {
    if (url === `${standIn}?api`) return { format: 'module', source: api, shortCircuit: true };
    const source = url.startsWith('file:') ? sources[fileURLToPath(url)] : undefined;
    if (source === undefined) return next(url, context);
    return { format: 'module-typescript', source, shortCircuit: true };
  },
});

const { collect, tests: found } = await import(standIn);
const unread = [];
for (const file of files) {
  const path = join(root, file);
  const problem = await collect(file, path, () => import(pathToFileURL(path).href));
  if (problem !== null) unread.push({ file, problem });
}
const tests = wanted(found);
const atLoad = [...(reached ?? [])];
reached = null;

/** Of slow tests only the first few, of tests over all games only those of this one. */
function wanted(/** @type {import('./tests.mjs').Test[]} */ all) {
  const seen = new Map();
  return all.filter(({ file, title }) => {
    if (only !== undefined && /^(shelf|web)\//.test(file)) return title.startsWith(only);
    if (!file.endsWith('.slow.test.ts')) return true;
    seen.set(file, (seen.get(file) ?? 0) + 1);
    return seen.get(file) <= laws;
  });
}

/** @param {number} n @returns {Promise<string | null>} what failed */
async function run(n) {
  Atomics.store(clock, 0, n);
  Atomics.add(clock, 1, 1);
  try {
    await tests[n].run();
    return null;
  } catch (error) {
    return `${error?.message ?? error}`;
  } finally {
    Atomics.store(clock, 0, -1);
  }
}

/** Milliseconds of work, whatever else the machine is busy with. */
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;

/** Runs each test as it is: how long it takes, which mutants it comes by, and whether it passes here at all. */
async function record() {
  const rows = [];
  for (let n = 0; n < tests.length; n++) {
    reached = new Set();
    const start = worked();
    const problem = await run(n);
    rows.push({
      title: tests[n].title,
      file: tests[n].file,
      time: worked() - start,
      problem,
      reached: [...reached],
    });
    reached = null;
  }
  return { rows, atLoad, unread };
}

/** @param {number} id @param {number[]} order the tests that come by it */
async function tryMutant(id, order) {
  active = id;
  for (const n of order) {
    const problem = await run(n);
    if (problem === null) continue;
    active = -1;
    // A test that fails now without the mutant was spoilt by what the mutant left behind.
    const spoilt = on < 0 && (await run(n)) !== null;
    return { by: tests[n].title, problem, spoilt };
  }
  active = on;
  return { by: null, problem: null, spoilt: false };
}

parentPort?.on('message', async message => {
  const answer = message.record ? await record() : await tryMutant(message.id, message.order);
  parentPort?.postMessage(answer);
});
parentPort?.postMessage({ tests: tests.length, problem: unread[0]?.problem });
