import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import { hashPassword } from 'better-auth/crypto';
import type { House } from '../house.ts';
import { readName } from '../people.ts';
import { loginNamed, taken } from './names.ts';
import { keepPassword, readPassword } from './password.ts';

/** What somebody who wants an account gives. */
export interface NewAccount {
  name: string;
  password: string;
}

/** A guest becomes an account: the same person with all their matches, and a name that nobody else signs in with. */
export async function makeAccount({ database }: House, { id }: Person, wanted: NewAccount): Promise<Person> {
  const name = readName(wanted.name);
  const hash = await hashPassword(readPassword(wanted.password));
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
    await keepPassword(sql, id, hash);
    await sql.updateTable('person').set({ name }).where('id', '=', id).execute();
  });
  return { id, name, account: true };
}
