import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../package.json' with { type: 'json' };
import { openDatabase } from '../src/database/open.ts';

const SERVER = join(import.meta.dirname, '..');
const CACHE = join(SERVER, '..', 'node_modules', '.cache', 'siegeworks');

/** Makes the database of an empty house, as the program of that moment would. */
type Maker = (data: string) => Promise<void>;
const MAKERS = {
  /** A new database with all tables, before anybody has come. */
  ours: async data => (await openDatabase({ data })).close(),
  /** A database without any tables, as a host would hand it over. */
  bare: async data => (await PGlite.create({ dataDir: join(data, 'database', 'pg') })).close(),
} satisfies Record<string, Maker>;

/**
 * Makes the folder of an empty house as a copy of one that is made once for all tests: from nothing it takes many times as
 * long. What has tables of an earlier version is made anew, because its name tells what it was made from.
 */
export async function newData(data: string, tables: keyof typeof MAKERS = 'ours'): Promise<string> {
  const made = join(CACHE, `house-${tables}-${madeFrom()}`);
  if (!existsSync(made)) {
    // Several test files may get here at once: the first one to finish wins, and all are alike.
    const aside = `${made}.${process.pid}`;
    mkdirSync(join(aside, 'database'), { recursive: true });
    await MAKERS[tables](aside);
    try {
      renameSync(aside, made);
    } catch {
      rmSync(aside, { recursive: true });
    }
  }
  cpSync(made, data, { recursive: true });
  return data;
}

function madeFrom(): string {
  const hash = createHash('sha256').update(manifest.dependencies['@electric-sql/pglite']);
  for (const file of globSync('src/database/migrations/*.ts', { cwd: SERVER }).sort())
    hash.update(file).update(readFileSync(join(SERVER, file)));
  return hash.digest('hex').slice(0, 16);
}
