import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import manifest from '../package.json' with { type: 'json' };

const CACHE = join(import.meta.dirname, '..', '..', 'node_modules', '.cache', 'siegeworks');

/** An empty database as a file, made once for all tests: from nothing it takes five times as long. */
export async function template(): Promise<string> {
  const file = join(CACHE, `pglite-${manifest.dependencies['@electric-sql/pglite']}.tar`);
  if (existsSync(file)) return file;
  const db = await PGlite.create();
  const dump = await db.dumpDataDir('none');
  await db.close();
  mkdirSync(CACHE, { recursive: true });
  // Several test files may get here at once: the last one to finish wins, and all are alike.
  const aside = `${file}.${process.pid}`;
  writeFileSync(aside, Buffer.from(await dump.arrayBuffer()));
  renameSync(aside, file);
  return file;
}
