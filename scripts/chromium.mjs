// Where the browser for browser tests is. Shared by the bootstrap, the Vitest configuration and the tests.
// Plain JavaScript without dependencies: it runs before anything is installed, on Node 20.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

const SHELL = 'chromium-headless-shell';
/** Best first: the shell is Chromium without its own windows, menus and side panels, which cost a quarter of the time. */
const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

/** What to tell a person who has no browser. */
export function chromiumMissing() {
  const chosen = process.env.CHROMIUM_PATH;
  const what = chosen ? `CHROMIUM_PATH (${chosen}) is no program` : 'No Chromium was found';
  return (
    `${what}: the browser tests are SKIPPED. To enable them, run \`apt-get install chromium\` as root ` +
    '(npm test does so by itself where it may), or set CHROMIUM_PATH to the program.'
  );
}

/** Chromium refuses its sandbox when it runs as root, as it does in most containers. */
export const chromiumArgs = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

/** @returns {string | null} the path of the program, or null */
export function findChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) return runnable(chosen) ? chosen : null;
  return inPath(NAMES);
}

/** A browser with settings of its own, which the shell does not have. */
export function findWholeChromium() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !chosen.endsWith(SHELL)) return runnable(chosen) ? chosen : null;
  return inPath(NAMES.filter(name => name !== SHELL));
}

/** @param {readonly string[]} names best first @returns {string | null} */
function inPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(folder => folder !== '');
  const paths = names.flatMap(name => folders.map(folder => join(folder, name)));
  return paths.find(runnable) ?? null;
}

/** @param {string} path */
function runnable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
