import type { Kysely } from 'kysely';
import { sql } from 'kysely';

/** What a backup reads and a restore writes: any connection to a house's tables, whatever their version. */
// biome-ignore lint/suspicious/noExplicitAny: the tables of other versions are known by name only
export type AnyTables = Kysely<any>;

/** Kept beside the tables, not in them. */
const BOOKKEEPING = ['kysely_migration', 'kysely_migration_lock'];
/** Every house has rows of these from its first minute on. */
const ALWAYS = ['house', 'node'];

/** The tables of a house, those that others refer to first. */
export async function tablesIn(db: AnyTables): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE' order by 1`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select child.relname as "from", parent.relname as "to" from pg_constraint
    join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    join pg_namespace n on n.oid = child.relnamespace
    where contype = 'f' and n.nspname = current_schema() and conrelid <> confrelid`.execute(db);
  const names = tables.map(({ name }) => name).filter(name => !BOOKKEEPING.includes(name));
  return inOrder(names, references);
}

/** Each after all that it refers to. */
function inOrder(names: readonly string[], references: readonly { from: string; to: string }[]): string[] {
  const order: string[] = [];
  let left = [...names];
  while (left.length > 0) {
    const ready = left.filter(name => !references.some(({ from, to }) => from === name && left.includes(to)));
    if (ready.length === 0)
      throw new Error(`these tables refer to each other in a circle: ${left.join(', ')}`);
    order.push(...ready);
    left = left.filter(name => !ready.includes(name));
  }
  return order;
}

/** The migrations that have been carried out, in order; none in a new database. */
export async function migrationsIn(db: AnyTables): Promise<string[]> {
  const { rows: there } = await sql<{ there: boolean }>`
    select to_regclass('kysely_migration') is not null as there`.execute(db);
  if (!there[0]?.there) return [];
  const rows = await db.selectFrom('kysely_migration').select('name').orderBy('name').execute();
  return rows.map(({ name }) => `${name}`);
}

/** A node that was heard of so recently is running, unless it has said good-bye; older versions did not. */
export const isRunning = (now: number) => {
  const said = (key: string) => sql`to_jsonb(node)->>${sql.lit(key)}`;
  return sql<boolean>`beat > ${now - ALIVE} and (${said('version')} is null or ${said('started')} is not null)`;
};
const ALIVE = 10_000;

/** Whether nobody has ever been in this house. */
export async function isEmpty(db: AnyTables): Promise<boolean> {
  for (const table of await tablesIn(db)) {
    if (ALWAYS.includes(table)) continue;
    if (await db.selectFrom(table).select(sql<number>`1`.as('one')).limit(1).executeTakeFirst()) return false;
  }
  return true;
}
