import { Refused } from '@siegeworks/contract';
import type { Kysely } from 'kysely';
import { sql as text } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** How names of accounts are compared: letters that look alike because of their width or case are the same. */
export const nameKey = (name: string): string => name.normalize('NFKC').toLowerCase();

/** Whether somebody has an account, as a column beside those of `person`. */
export const hasAccount = text<boolean>`exists (select 1 from login where login.id = person.id)`.as(
  'account',
);

export const taken = (name: string): Refused =>
  new Refused([
    { rule: '', text: `somebody else has an account with the name ${name}; choose another name` },
  ]);

/** What an account is called, in the columns that better-auth reads. */
export const loginNamed = (name: string) => ({
  name,
  email: name,
  username: nameKey(name),
  displayUsername: name,
});

/** An account signs in under its new name from now on; whether the person has one. */
export async function renameLogin(sql: Kysely<Tables>, id: string, name: string): Promise<boolean> {
  try {
    const renamed = await sql
      .updateTable('login')
      .set(loginNamed(name))
      .where('id', '=', id)
      .executeTakeFirst();
    return renamed.numUpdatedRows > 0n;
  } catch (cause) {
    throw isTaken(cause) ? taken(name) : cause;
  }
}

/** PostgreSQL's code for a second row where there may be only one. */
const isTaken = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'code' in cause && cause.code === '23505';
