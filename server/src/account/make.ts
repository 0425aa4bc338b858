import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import { hashPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { House } from '../house.ts';
import { readName } from '../people.ts';
import { loginNamed, taken } from './names.ts';
import { keepPassword, readPassword } from './password.ts';

/** What somebody who wants an account gives. */
export interface NewAccount {
  name: string;
  password: string;
}

/** Keeps the first way into a new account, in the transaction that makes it. */
export type FirstKey = (sql: Kysely<Tables>, person: string) => Promise<void>;

/** A guest becomes an account that signs in with a password. */
export async function makeAccount(house: House, person: Person, wanted: NewAccount): Promise<Person> {
  const name = readName(wanted.name);
  const hash = await hashPassword(readPassword(wanted.password));
  return becomeAccount(house, person, name, (sql, id) => keepPassword(sql, id, hash));
}

/** A guest becomes an account: the same person with all their matches, and a name that nobody else signs in with. */
export async function becomeAccount(
  { database }: House,
  { id }: Person,
  name: string,
  first: FirstKey,
): Promise<Person> {
  await database.sql.transaction().execute(async sql => {
    const made = await sql
      .insertInto('login')
      .values({ id, ...loginNamed(name), emailVerified: false, image: null })
      .onConflict(conflict => conflict.doNothing())
      .returning('id')
      .executeTakeFirst();
    if (!made) {
      const own = await sql.selectFrom('login').select('id').where('id', '=', id).executeTakeFirst();
      throw own ? new Refused([{ rule: '', text: 'you have an account already' }]) : taken(name);
    }
    await first(sql, id);
    await sql.updateTable('person').set({ name }).where('id', '=', id).execute();
  });
  return { id, name, account: true };
}
