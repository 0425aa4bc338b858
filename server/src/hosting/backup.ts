import { createHash } from 'node:crypto';
import { createWriteStream, mkdirSync, renameSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { dirname } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { sql } from 'kysely';
import type { AnyTables } from './catalogue.ts';
import { migrationsIn, tablesIn } from './catalogue.ts';

/** How a backup begins. */
export interface Header {
  format: typeof FORMAT;
  version: number;
  /** The migrations that the tables had seen. */
  migrations: string[];
  /** When it was made. */
  made: number;
}
export const FORMAT = 'siegeworks-backup';
export const FORMAT_VERSION = 1;

/** How it ends: what was written, to tell whether all of it arrived. */
export interface Trailer {
  rows: Record<string, number>;
  /** Of all bytes before this line, before they were packed. */
  sha256: string;
}

/** How many rows are read at once: engines kept by a house are large. */
const ROWS = 50;

/**
 * Writes all rows of a house into one file: lines of JSON, packed with gzip, the same for every database. It is one moment
 * of the house, even while people play. The file appears when it is whole.
 */
export async function writeBackup(db: AnyTables, file: string, now: number): Promise<Trailer> {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const aside = `${file}.partial`;
  try {
    const trailer = await db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(moment => written(moment, aside, now));
    await settle(aside);
    renameSync(aside, file);
    return trailer;
  } catch (cause) {
    rmSync(aside, { force: true });
    throw cause;
  }
}

async function written(moment: AnyTables, file: string, made: number): Promise<Trailer> {
  const hash = createHash('sha256');
  const trailer: Trailer = { rows: {}, sha256: '' };
  const header: Header = {
    format: FORMAT,
    version: FORMAT_VERSION,
    migrations: await migrationsIn(moment),
    made,
  };
  async function* lines(): AsyncGenerator<string> {
    yield hashed(JSON.stringify(header));
    for (const table of await tablesIn(moment)) {
      trailer.rows[table] = 0;
      for await (const row of rowsOf(moment, table)) {
        trailer.rows[table]++;
        yield hashed(`{"table":${JSON.stringify(table)},"row":${row}}`);
      }
    }
    trailer.sha256 = hash.digest('hex');
    yield `${JSON.stringify(trailer)}\n`;
  }
  function hashed(line: string): string {
    hash.update(`${line}\n`);
    return `${line}\n`;
  }
  await pipeline(Readable.from(lines()), createGzip(), createWriteStream(file, { mode: 0o600 }));
  return trailer;
}

/** Every row of a table as JSON. */
async function* rowsOf(moment: AnyTables, table: string): AsyncGenerator<string> {
  const all = sql`declare reading cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`;
  await all.execute(moment);
  for (;;) {
    const { rows } = await sql<{ row: string }>`fetch ${sql.lit(ROWS)} from reading`.execute(moment);
    for (const { row } of rows) yield row;
    if (rows.length < ROWS) break;
  }
  await sql`close reading`.execute(moment);
}

/** What was written is on the disk, not only on its way there. */
async function settle(file: string): Promise<void> {
  const handle = await open(file, 'r+');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
