import { sql } from 'kysely';
import { MIGRATIONS } from '../database/migrations.ts';
import type { Desk } from '../desk.ts';
import type { Notice } from '../moderation/notice.ts';
import { readNotice } from '../moderation/notice.ts';
import { houseKey } from '../seal.ts';
import { VERSION } from '../version.ts';
import { isRunning, migrationsIn } from './catalogue.ts';

/** How a house is, for its host. Times in milliseconds. */
export interface Status {
  version: string;
  /** By which everybody can tell the seals of this house. */
  key: string;
  /** The last migration that its tables have seen. */
  tables: string;
  nodes: NodeStatus[];
  people: { all: number; accounts: number; lately: number };
  matches: { running: number; finished: number };
  /** Invitations that nobody has answered yet, and those that stand in the hall. */
  seeks: { waiting: number; open: number };
  reports: number;
  notice: Notice | null;
  bytes: { all: number; tables: Record<string, number> };
}
export interface NodeStatus {
  node: string;
  version: string | null;
  up: number;
  rooms: number;
  visits: number;
}

const DAY = 86_400_000;
export const NEWEST = Object.keys(MIGRATIONS).at(-1) ?? '';

export async function statusOf(desk: Desk): Promise<Status> {
  const { sql: db } = desk.database;
  return {
    version: VERSION,
    key: await houseKey(desk),
    tables: (await migrationsIn(db)).at(-1) ?? '',
    nodes: await nodesOf(desk),
    people: await counts(
      desk,
      sql`count(*) as "all", count(*) filter (where exists (select 1 from login where login.id = person.id)) as accounts,
        count(*) filter (where seen > ${desk.now() - DAY}) as lately from person`,
    ),
    matches: await counts(
      desk,
      sql`count(*) filter (where outcome is null) as running,
        count(*) filter (where outcome is not null) as finished from match`,
    ),
    seeks: await counts(
      desk,
      sql`count(*) as waiting, count(*) filter (where open) as open
        from invitation where not closed and match is null`,
    ),
    reports: (await counts<{ n: number }>(desk, sql`count(*) as n from report where closed is null`)).n,
    notice: await readNotice(desk),
    bytes: await bytesOf(desk),
  };
}

async function counts<T>({ database }: Desk, what: ReturnType<typeof sql>): Promise<T> {
  const { rows } = await sql<T>`select ${what}`.execute(database.sql);
  return rows[0];
}

async function nodesOf({ database, now }: Desk): Promise<NodeStatus[]> {
  const rows = await database.sql
    .selectFrom('node')
    .selectAll()
    .where(isRunning(now()))
    .orderBy('started')
    .execute();
  return rows.map(({ id, beat, started, version, rooms, visits }) => ({
    node: id.slice(0, 8),
    version: version ?? null,
    up: now() - (started ?? beat),
    rooms: rooms ?? 0,
    visits: visits ?? 0,
  }));
}

/** What every table takes, with its indexes, the largest first. */
async function bytesOf({ database }: Desk): Promise<Status['bytes']> {
  const { rows } = await sql<{ name: string; bytes: number }>`
    select relname as name, pg_total_relation_size(oid) as bytes from pg_class
    where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 2 desc, 1`.execute(
    database.sql,
  );
  return {
    all: rows.reduce((sum, { bytes }) => sum + bytes, 0),
    tables: Object.fromEntries(rows.map(({ name, bytes }) => [name, bytes])),
  };
}
