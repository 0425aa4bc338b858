import { createHash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

const web = join(import.meta.dirname, '..');
const root = join(web, '..');
const STAMP = 'stamp.txt';

/** Everything that ends up in the page, or changes how it is built. */
export const SOURCES = [
  'package-lock.json',
  'docs/{rules,pictures}/*.*',
  '{contract,kernel,files,proof,table,scenario,shelf,bots,protocol,host,reader,ui,lab,decks}/{src,fonts}/**/*.*',
  '{games,screens}/*/src/**/*.*',
  'games/*/{scenarios,lessons,puzzles}/**/*.*',
  'games/*/shown.yaml',
  'web/{src,public,build}/**/*.*',
  'web/{index.html,vite.config.ts}',
];

const TOYS = ['kernel/test/toys/**/*.ts', 'web/test/{toy-shelf,brittle,outpost}.ts'];

/** Changes whenever a source changes. */
export function fingerprint(folder = root, sources: readonly string[] = SOURCES): string {
  const hash = createHash('sha256');
  for (const file of globSync(sources, { cwd: folder }).sort()) {
    hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
  }
  return hash.digest('hex');
}

export function isFresh(folder: string, print: string): boolean {
  try {
    return readFileSync(join(folder, STAMP), 'utf8') === print;
  } catch {
    return false;
  }
}

/** The folder with the page, built anew if a source has changed since. `toys` has the kernel's toy games on its shelf. */
export async function builtPage(mode: 'production' | 'toys', say: (text: string) => void): Promise<string> {
  const folder = join(web, 'dist', mode === 'toys' ? 'toys' : 'page');
  const print = fingerprint(root, mode === 'toys' ? [...SOURCES, ...TOYS] : SOURCES);
  if (isFresh(folder, print)) return folder;
  say('Building the page; this takes a few seconds.');
  // Built aside and moved into place at the end: whoever serves the old page meanwhile keeps a whole one.
  const aside = `${folder}.${process.pid}`;
  clearLeftovers(folder);
  await buildInto(aside, mode);
  writeFileSync(join(aside, STAMP), print);
  rmSync(folder, { recursive: true, force: true });
  try {
    renameSync(aside, folder);
  } catch (fault) {
    // Somebody else was faster; the page is the same.
    if (!isFresh(folder, print)) throw fault;
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

async function buildInto(outDir: string, mode: string): Promise<void> {
  mkdirSync(join(web, 'dist'), { recursive: true });
  const { build } = await import('vite');
  // Whoever builds the page, tests too, gets the one that people get: React without its checks.
  process.env.NODE_ENV = 'production';
  const configFile = join(web, 'vite.config.ts');
  await build({ configFile, mode, logLevel: 'warn', build: { outDir, emptyOutDir: true } });
}

/** Half a page is left when a build is interrupted. */
function clearLeftovers(folder: string): void {
  for (const path of globSync(`${basename(folder)}.*`, { cwd: dirname(folder) })) {
    if (!isRunning(Number(path.split('.').at(-1))))
      rmSync(join(dirname(folder), path), { recursive: true, force: true });
  }
}
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
