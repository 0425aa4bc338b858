import type { Desk } from '../desk.ts';

/** What the host has to say to everybody; while it drains, no new matches begin. */
export interface Notice {
  text: string;
  drain: boolean;
  at: number;
}
const KEY = 'notice';

export async function readNotice({ database }: Desk): Promise<Notice | null> {
  const row = await database.sql
    .selectFrom('house')
    .select('value')
    .where('key', '=', KEY)
    .executeTakeFirst();
  return row ? JSON.parse(row.value) : null;
}

/** Puts a notice up, or takes the last one down. All nodes are notified. */
export async function putNotice(desk: Desk, notice: Omit<Notice, 'at'> | null): Promise<void> {
  const { sql } = desk.database;
  if (notice === null) await sql.deleteFrom('house').where('key', '=', KEY).execute();
  else {
    const value = JSON.stringify({ ...notice, at: desk.now() });
    await sql
      .insertInto('house')
      .values({ key: KEY, value })
      .onConflict(conflict => conflict.column('key').doUpdateSet({ value }))
      .execute();
  }
  desk.bus.publish({ kind: 'gate' });
}
