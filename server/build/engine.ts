import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Rollup } from 'vite';
import { build } from 'vite';

/** Where a game is found: a module, and what it is called there. */
export interface EngineSource {
  from: string;
  name: string;
}

const ROOT = join(import.meta.dirname, '..', '..');
const ENTRY = 'virtual:engine';
/** Inside the packages of ours, so that their names are found. */
const HERE = join(import.meta.dirname, 'engine.ts');

/**
 * Builds a game into one file that needs nothing else: its rules with the driver that runs them. It is read by a person
 * who looks for a fault one day, so it is not made smaller than it is.
 */
export async function buildEngine(source: EngineSource): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: 'silent',
    publicDir: false,
    plugins: [
      {
        name: 'siegeworks-engine',
        enforce: 'pre',
        resolveId(id, importer) {
          if (id === ENTRY) return `\0${ENTRY}`;
          // The entry is nowhere: what it imports is found from here.
          return importer === `\0${ENTRY}` ? this.resolve(id, HERE, { skipSelf: true }) : undefined;
        },
        load: id => (id === `\0${ENTRY}` ? entryOf(source) : undefined),
      },
    ],
    build: {
      write: false,
      minify: false,
      target: 'node24',
      ssr: true,
      rolldownOptions: { input: ENTRY, output: { format: 'cjs', codeSplitting: false } },
    },
    ssr: { noExternal: true },
  });
  const [{ output }] = [built].flat() as Rollup.RollupOutput[];
  if (output.length !== 1)
    throw new Error(`${source.from} was built into ${output.length} files instead of one`);
  return output[0].code;
}

/** The rules, and the driver of the kernel with which they were built: both stay as they are. */
const entryOf = ({ from, name }: EngineSource): string => `
import { advance, asked, pending, play } from '@siegeworks/kernel';
import { ${name} as game } from ${JSON.stringify(from)};
const driver = {
  advance: s => advance(game.rules, s),
  asked: s => asked(game, s),
  pending: s => pending(game, s),
  play: (s, pick) => play(game, s, pick),
};
export const engine = { ...game, rules: { ...game.rules, driver } };
`;

/** What a game is built from, and what may change how. */
const SOURCES = (game: string) => [
  'package-lock.json',
  'server/build/engine.ts',
  '{contract,kernel,files,table,scenario}/src/**/*.ts',
  `games/${game}/src/**/*.ts`,
];
const CACHE = join(ROOT, 'node_modules', '.cache', 'siegeworks');

/** What this process has built or found: it runs the sources with which it began, whatever becomes of the files. */
const found = new Map<string, Promise<string>>();

/** The engine of a game on the shelf; one whose sources have not changed is not built again. */
export function engineOnShelf(game: string): Promise<string> {
  const engine = found.get(game) ?? foundOrBuilt(game);
  found.set(game, engine);
  // What could not be built now is tried again at the next deal.
  engine.catch(() => found.delete(game));
  return engine;
}
export async function foundOrBuilt(game: string, cache = CACHE): Promise<string> {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES(game), { cwd: ROOT }).sort())
    hash.update(`${file}\n`).update(readFileSync(join(ROOT, file)));
  const file = join(cache, `engine-${game}-${hash.digest('hex').slice(0, 16)}.cjs`);
  if (existsSync(file)) return readFileSync(file, 'utf8');
  const code = await buildEngine({ from: `@siegeworks/${game}`, name: nameOf(game) });
  remember(cache, file, code);
  return code;
}
function remember(cache: string, file: string, code: string): void {
  // Several nodes may get here at once: the last one to finish wins, and all are alike.
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(cache, { recursive: true });
    writeFileSync(aside, code);
    renameSync(aside, file);
  } catch {
    // The disk is full, or the program lies where it may not write: it is built again next time, and nobody's match waits.
  }
}
/** By convention the package of a game is called like the game, and so is what it exports. */
const nameOf = (id: string) => id.replaceAll(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());
