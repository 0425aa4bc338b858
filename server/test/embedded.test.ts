import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { openDatabase } from '../src/database/open.ts';
import { newData } from './new-data.ts';

test('a database of our own answers many at once, each with its own answer, transactions among them', async () => {
  const data = mkdtempSync(join(tmpdir(), 'siege-embedded-'));
  const database = await openDatabase({ data: await newData(data) });
  try {
    const plain = async (n: number): Promise<number> => {
      const { rows } = await sql<{ n: number }>`select ${n}::int + 0 as n`.execute(database.sql);
      return rows[0].n;
    };
    const whole = (n: number) =>
      database.sql.transaction().execute(async db => {
        await sql`select pg_advisory_xact_lock(1)`.execute(db);
        const { rows } = await sql<{ n: number }>`select ${n}::int as n, 'in a transaction' as text`.execute(
          db,
        );
        return rows[0].n;
      });
    const asked = Array.from({ length: 300 }, (_, n) => n);
    expect(await Promise.all(asked.map(n => (n % 3 === 0 ? whole(n) : plain(n))))).toEqual(asked);
  } finally {
    await database.close();
    rmSync(data, { recursive: true, force: true });
  }
});
