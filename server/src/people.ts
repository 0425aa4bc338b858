import { malformed, read, textUpTo, where } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { hasAccount, renameLogin } from './account/names.ts';
import type { House } from './house.ts';
import { fresh } from './house.ts';

/** A name that fits on a plate and hides nothing: letters of any script, digits, and a few signs between them. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} .'’_-]*[\p{L}\p{M}\p{N}.])?$/u;
const LONGEST = 24;
const personName = where(textUpTo(200), value =>
  NAME.test(value) && [...value].length <= LONGEST
    ? null
    : `must have 1 to ${LONGEST} letters or digits; spaces, dots, hyphens and apostrophes may stand between them`,
);

export function readName(value: unknown): string {
  const trimmed = typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/gu, ' ') : value;
  return read(personName, trimmed, 'a name');
}

/** A guest: somebody with a name, known again by a signed cookie. */
export async function newGuest({ database, now }: House, name: string): Promise<Person> {
  const person = { id: `p-${fresh()}`, name };
  await database.sql
    .insertInto('person')
    .values({ ...person, created: now(), seen: now() })
    .execute();
  return { ...person, account: false };
}

export async function personOf({ database }: House, id: string): Promise<Person | null> {
  const row = await database.sql
    .selectFrom('person')
    .select(['id', 'name', hasAccount])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? null;
}

export function rename({ database }: Pick<House, 'database'>, id: string, name: string): Promise<Person> {
  return database.sql.transaction().execute(async sql => {
    const account = await renameLogin(sql, id, name);
    await sql.updateTable('person').set({ name }).where('id', '=', id).execute();
    return { id, name, account };
  });
}

/** The key with which cookies are signed: one for all nodes of a house, made by whichever starts first. */
export async function secretOf({ database }: Pick<House, 'database'>): Promise<string> {
  const { sql } = database;
  await sql
    .insertInto('house')
    .values({ key: 'secret', value: fresh() + fresh() })
    .onConflict(conflict => conflict.column('key').doNothing())
    .execute();
  const { value } = await sql
    .selectFrom('house')
    .select('value')
    .where('key', '=', 'secret')
    .executeTakeFirstOrThrow();
  return value;
}

export const noName = (): Error => malformed('say first who you are: a name is enough');
