import { sql } from 'kysely';
import type { Database } from './database/open.ts';

/**
 * A clock for all nodes of a house that never jumps: it is set once by the clock of their database, and counts on by itself,
 * whatever happens to the clock of the machine.
 */
export async function steadyClock({ sql: db }: Database): Promise<() => number> {
  const asked = performance.now();
  const { rows } = await sql<{ now: number }>`
    select (extract(epoch from clock_timestamp()) * 1000)::float8 as now`.execute(db);
  const answered = performance.now();
  const origin = rows[0].now - (asked + answered) / 2;
  return () => Math.round(origin + performance.now());
}
