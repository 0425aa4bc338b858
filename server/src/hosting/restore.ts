import { Refused } from '@siegeworks/contract';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { MIGRATIONS } from '../database/migrations.ts';
import type { BackedUp } from './backup-file.ts';
import { checkBackup, rowsIn } from './backup-file.ts';
import type { AnyTables } from './catalogue.ts';
import { isEmpty, isRunning, migrationsIn, tablesIn } from './catalogue.ts';

/** The tables are filled here, and take the place of the old ones at the very end. */
const ASIDE = 'siegeworks_restoring';
/** How many letters of rows are written at once. */
const BATCH = 500_000;

export interface RestorePlan {
  file: string;
  /** Whatever the house holds now is given up. */
  replace: boolean;
  now: number;
}

/** Fills a house from a backup, in one transaction: where anything fails, nothing has been written. */
export async function restore(db: AnyTables, { file, replace, now }: RestorePlan): Promise<number> {
  const { migrations } = await checkBackup(file);
  await mustBeFree(db, replace, now);
  return db.transaction().execute(async work => {
    const { rows: here } = await sql<{ home: string }>`select current_schema() as home`.execute(work);
    const home = here[0]?.home ?? 'public';
    await sql`create schema ${sql.id(ASIDE)}`.execute(work);
    await sql`set local search_path to ${sql.id(ASIDE)}`.execute(work);
    await migrate(work, migrations.at(-1));
    const written = await fill(work, file);
    await countOn(work);
    await migrate(work);
    await moveIn(work, home);
    return written;
  });
}

/** Every reason why this house must not be overwritten. */
async function mustBeFree(db: AnyTables, replace: boolean, now: number): Promise<void> {
  if ((await migrationsIn(db)).length === 0) return;
  const { running } = await db
    .selectFrom('node')
    .select(({ fn }) => fn.countAll<number>().as('running'))
    .where(isRunning(now))
    .executeTakeFirstOrThrow();
  const reasons = [
    ...(Number(running) > 0 ? [`${running} nodes of this house are running: stop them first`] : []),
    ...(replace || (await isEmpty(db))
      ? []
      : ['this house is not empty: say --replace to give up what it holds']),
  ];
  if (reasons.length > 0) throw new Refused(reasons.map(text => ({ rule: '', text })));
}

async function migrate(work: AnyTables, last?: string): Promise<void> {
  const migrator = new Migrator({
    db: work,
    provider: { getMigrations: async () => MIGRATIONS },
    migrationTableSchema: ASIDE,
  });
  const { error } = await (last === undefined ? migrator.migrateToLatest() : migrator.migrateTo(last));
  if (error) throw error;
}

/** Writes all rows, those that others refer to first: that is how they stand in the file. */
async function fill(work: AnyTables, file: string): Promise<number> {
  const known = new Set(await tablesIn(work));
  let written = 0;
  let batch: BackedUp[] = [];
  let size = 0;
  const flush = async () => {
    if (batch.length > 0) await insert(work, batch[0].table, JSON.stringify(batch.map(({ row }) => row)));
    written += batch.length;
    batch = [];
    size = 0;
  };
  for await (const each of rowsIn(file)) {
    if (!known.has(each.table)) throw new Refused([{ rule: '', text: `no house has a table ${each.table}` }]);
    if (size > BATCH || (batch.length > 0 && batch[0].table !== each.table)) await flush();
    batch.push(each);
    size += JSON.stringify(each.row).length;
  }
  await flush();
  return written;
}

async function insert(work: AnyTables, table: string, rows: string): Promise<void> {
  const name = sql.table(table);
  await sql`
    insert into ${name} overriding system value
    select * from jsonb_populate_recordset(null::${name}, ${rows}::jsonb)`.execute(work);
}

/** Numbers that are counted up go on after the highest one. */
async function countOn(work: AnyTables): Promise<void> {
  const { rows } = await sql<{ table: string; column: string; sequence: string }>`
    select table_name as "table", column_name as "column",
      pg_get_serial_sequence(quote_ident(table_name), column_name) as sequence
    from information_schema.columns where table_schema = current_schema()
      and pg_get_serial_sequence(quote_ident(table_name), column_name) is not null`.execute(work);
  for (const { table, column, sequence } of rows)
    await sql`
      select setval(${sequence}, coalesce(max(${sql.ref(column)}), 1), max(${sql.ref(column)}) is not null)
      from ${sql.table(table)}`.execute(work);
}

/** The filled tables take the place of the old ones. Tables that are none of ours stay as they are. */
async function moveIn(work: AnyTables, home: string): Promise<void> {
  const tables = [...(await tablesIn(work)), 'kysely_migration', 'kysely_migration_lock'];
  for (const table of tables) await sql`drop table if exists ${sql.id(home, table)} cascade`.execute(work);
  for (const table of tables)
    await sql`alter table ${sql.id(ASIDE, table)} set schema ${sql.id(home)}`.execute(work);
  await sql`drop schema ${sql.id(ASIDE)}`.execute(work);
}
