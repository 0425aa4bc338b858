import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { fresh } from '../house.ts';
import { keyedHash } from '../keyed-hash.ts';
import { personOf } from '../people.ts';

/** How long a link to another device works. */
const CARRIED = 10 * 60_000;
const spent = (): Refused =>
  new Refused([{ rule: '', text: 'this link has been used, or is older than ten minutes; make a new one' }]);

/** A code that makes one other device the same person, once and soon. */
export async function carryCode(house: House, { id }: Person): Promise<{ code: string; expires: number }> {
  const { sql } = house.database;
  const code = fresh();
  const expires = house.now() + CARRIED;
  await sql
    .deleteFrom('carry')
    .where(({ or, eb }) => or([eb('person', '=', id), eb('expires', '<=', house.now())]))
    .execute();
  await sql
    .insertInto('carry')
    .values({ hash: await keyedHash(house, code), person: id, expires })
    .execute();
  return { code, expires };
}

/** Whom a code would make of this device; it still works afterwards. */
export async function carriedBy(house: House, code: string): Promise<Person> {
  const row = await house.database.sql
    .selectFrom('carry')
    .select('person')
    .where('hash', '=', await keyedHash(house, code))
    .where('expires', '>', house.now())
    .executeTakeFirst();
  return (row && (await personOf(house, row.person))) ?? Promise.reject(spent());
}

/** Uses a code up. */
export async function takeCarried(house: House, code: string): Promise<Person> {
  const row = await house.database.sql
    .deleteFrom('carry')
    .where('hash', '=', await keyedHash(house, code))
    .where('expires', '>', house.now())
    .returning('person')
    .executeTakeFirst();
  return (row && (await personOf(house, row.person))) ?? Promise.reject(spent());
}
