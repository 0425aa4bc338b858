// Stands in for `vitest` where mutants are tried: it collects the tests of a file, to be run one by one in a program
// that is already loaded. What a test says is judged by Vitest's own `expect`.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inspect } from 'node:util';

/**
 * @typedef {{ title: string, file: string, run: () => Promise<void> }} Test
 * @typedef {{ title: string, before: Function[], each: Function[], after: Function[], up: Suite | null, ready?: boolean }} Suite
 */

export const tests = /** @type {Test[]} */ ([]);
const loading = { file: '', path: '', suite: suite('', null) };
let finished = /** @type {Function[]} */ ([]);
/** Where the file of the test that runs now lies. */
let running = '';

/** @param {string} title @param {Suite | null} up @returns {Suite} */
function suite(title, up) {
  return { title, before: [], each: [], after: [], up };
}

/** @param {string} file @param {string} path where it lies @param {() => Promise<unknown>} load */
export async function collect(file, path, load) {
  loading.file = file;
  loading.path = path;
  loading.suite = suite('', null);
  const before = tests.length;
  try {
    await load();
  } catch (error) {
    tests.length = before;
    return `${error}`;
  }
  return null;
}

/** @param {Suite | null} at @returns {Suite[]} */
const outside = at => (at === null ? [] : [...outside(at.up), at]);

/** @param {string} title @param {(...given: any[]) => unknown} body @param {any[]} given */
function add(title, body, given) {
  const { file, path, suite: at } = loading;
  const suites = outside(at);
  const name = [...suites.map(each => each.title), title].filter(Boolean).join(' › ');
  const run = async () => {
    running = path;
    for (const each of suites) {
      if (!each.ready) for (const hook of each.before) await hook();
      each.ready = true;
    }
    try {
      for (const each of suites) for (const hook of each.each) await hook();
      await body(...given);
    } finally {
      for (const hook of [...suites.flatMap(each => each.after), ...finished]) await hook();
      finished = [];
    }
  };
  tests.push({ title: name, file, run });
}

/** The function among the arguments; options may stand before or after it. @param {any[]} rest */
const bodyOf = rest => rest.find(part => typeof part === 'function') ?? (() => {});
/** @param {string} title @param {any[]} given @param {number} i */
function titled(title, given, i) {
  let next = 0;
  return title
    .replaceAll('%#', String(i))
    .replace(/%[sidj]/g, () => (typeof given[next] === 'string' ? given[next++] : inspect(given[next++])));
}
/** @param {(title: string, body: any, given: any[]) => void} make */
const each =
  make =>
  rows =>
  (title, ...rest) =>
    rows.forEach((row, i) => {
      const given = Array.isArray(row) ? row : [row];
      make(titled(title, given, i), bodyOf(rest), given);
    });

/** @param {string} title @param {(...given: any[]) => unknown} body @param {any[]} given */
function within(title, body, given) {
  const up = loading.suite;
  loading.suite = suite(title, up);
  body(...given);
  loading.suite = up;
}
const one = make => Object.assign((title, ...rest) => make(title, bodyOf(rest), []), { each: each(make) });
/** @param {any} plain */
const kinds = plain =>
  Object.assign(plain, {
    concurrent: plain,
    sequential: plain,
    skip: Object.assign(() => {}, { each: () => () => {} }),
  });

export const test = kinds(one(add));
export const it = test;
export const describe = kinds(one(within));
test.skipIf = on => (on ? test.skip : test);
test.runIf = on => (on ? test : test.skip);
export const beforeAll = hook => void loading.suite.before.push(hook);
export const beforeEach = hook => void loading.suite.each.push(hook);
export const afterEach = hook => void loading.suite.after.push(hook);
/** The program is never done with a file. */
export const afterAll = () => {};
export const onTestFinished = hook => void finished.push(hook);
/** `expect(text).toMatchFileSnapshot(path)`, which needs no runner and never writes. @param {any} real */
export function withKeptFiles(real) {
  const expect = (/** @type {unknown} */ found, /** @type {any[]} */ ...more) => {
    const toMatchFileSnapshot = (/** @type {string} */ path) =>
      real(found).toBe(readFileSync(join(dirname(running), path), 'utf8'));
    return Object.defineProperty(real(found, ...more), 'toMatchFileSnapshot', { value: toMatchFileSnapshot });
  };
  return Object.setPrototypeOf(expect, real);
}
