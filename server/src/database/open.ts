import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { Migrator } from 'kysely/migration';
import pg from 'pg';
import { openEmbedded } from './embedded.ts';
import { MIGRATIONS } from './migrations.ts';
import type { Tables } from './tables.ts';

/** The database of a house. */
export interface Database {
  sql: Kysely<Tables>;
  /** Where other nodes share it: how to connect once more, to listen. */
  shared: pg.ClientConfig | null;
  close(): Promise<void>;
}

export interface Where {
  /** A PostgreSQL, shared by any number of nodes. */
  url?: string | undefined;
  /** Otherwise the folder of a database of our own. */
  data: string;
  /** A file from which a new database of our own is copied. */
  template?: string | undefined;
}

/** Whole numbers of eight bytes: ours are times and counts, far below where numbers become inexact. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
/** How many connections a node keeps to PostgreSQL. */
const POOL = 10;

/** Opens the database and brings its tables up to date. */
export async function openDatabase({ url, data, template }: Where): Promise<Database> {
  const embedded = url === undefined ? await openEmbedded(join(data, 'database'), template) : null;
  const config: pg.PoolConfig = embedded
    ? { host: embedded.host, user: 'postgres', database: 'postgres', max: 8, types }
    : { connectionString: url, max: POOL, types };
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced at the next query, which tells whoever asked.
  pool.on('error', () => {});
  const sql = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const close = async () => {
    await sql.destroy();
    await embedded?.close();
  };
  try {
    await migrate(sql);
  } catch (cause) {
    await close();
    throw cause;
  }
  return { sql, shared: url === undefined ? null : { connectionString: url }, close };
}

async function migrate(sql: Kysely<Tables>): Promise<void> {
  const migrator = new Migrator({ db: sql, provider: { getMigrations: async () => MIGRATIONS } });
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
