import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { bringUp } from './bring-up.ts';
import { openEmbedded } from './embedded.ts';
import type { Tables } from './tables.ts';

/** The database of a house. */
export interface Database {
  sql: Kysely<Tables>;
  /** For the log alone: what is decided never queues behind what is looked up. */
  log: Kysely<Tables>;
  /** Where other nodes share it: how to connect once more, to listen. */
  shared: pg.ClientConfig | null;
  close(): Promise<void>;
}

export interface Where {
  /** A PostgreSQL, shared by any number of nodes. */
  url?: string | undefined;
  /** Otherwise the folder of a database of our own. */
  data: string;
  /** Hears what a host should know, such as where a backup lies. */
  say?: ((text: string) => void) | undefined;
}

/** Whole numbers of eight bytes: ours are times and counts, far below where numbers become inexact. */
const types = new pg.TypeOverrides();
types.setTypeParser(pg.types.builtins.INT8, Number);
/** How many connections a node keeps to PostgreSQL. */
const POOL = 10;

/** Opens the database and brings its tables up to date. */
export async function openDatabase(where: Where, now: () => number = Date.now): Promise<Database> {
  const database = await connect(where);
  try {
    await bringUp(database.sql, { data: where.data, now, say: where.say ?? (() => {}) });
  } catch (cause) {
    await database.close();
    throw cause;
  }
  return database;
}

/** Opens the database with its tables as they are. */
export async function connect({ url, data }: Where): Promise<Database> {
  const embedded = url === undefined ? await openEmbedded(join(data, 'database')) : null;
  // One connection to a database of our own: it has one session, in which the queries of two would get mixed up.
  const config: pg.PoolConfig = embedded
    ? { host: embedded.host, user: 'postgres', database: 'postgres', max: 1, types }
    : { connectionString: url, max: POOL, types };
  const sql = connections(config);
  const log = embedded ? sql : connections({ ...config, max: 1 });
  const close = async () => {
    await sql.destroy();
    if (log !== sql) await log.destroy();
    await embedded?.close();
  };
  return { sql, log, shared: url === undefined ? null : { connectionString: url }, close };
}

function connections(config: pg.PoolConfig): Kysely<Tables> {
  const pool = new pg.Pool(config);
  // An idle connection that breaks is replaced at the next query, which tells whoever asked.
  pool.on('error', () => {});
  // One that breaks while it is lent out tells that to whoever uses it.
  pool.on('connect', client => client.on('error', () => {}));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}
