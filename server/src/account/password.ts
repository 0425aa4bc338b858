import { Refused } from '@siegeworks/contract';
import { read, textUpTo, where } from '@siegeworks/files/shape';
import { hashPassword } from 'better-auth/crypto';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { Desk } from '../desk.ts';
import { fresh } from '../house.ts';

export const SHORTEST_PASSWORD = 8;
export const LONGEST_PASSWORD = 128;
const password = where(textUpTo(1_000), value =>
  [...value].length >= SHORTEST_PASSWORD && [...value].length <= LONGEST_PASSWORD
    ? null
    : `must have ${SHORTEST_PASSWORD} to ${LONGEST_PASSWORD} characters`,
);
export const readPassword = (value: unknown): string => read(password, value, 'a password');

/** better-auth's name for an account that signs in with a password. */
export const BY_PASSWORD = 'credential';

/** Gives an account a new password, and ends every sign-in that was made with the old one. */
export async function setPassword(
  { database, bus }: Pick<Desk, 'database' | 'bus'>,
  person: string,
  secret: string,
): Promise<void> {
  const hash = await hashPassword(readPassword(secret));
  await database.sql.transaction().execute(async sql => {
    const login = await sql.selectFrom('login').select('id').where('id', '=', person).executeTakeFirst();
    if (!login) throw new Refused([{ rule: '', text: 'this person has no account' }]);
    await keepPassword(sql, person, hash);
    await sql.deleteFrom('session').where('userId', '=', person).execute();
  });
  bus.publish({ kind: 'signed out', person });
}

export async function keepPassword(sql: Kysely<Tables>, person: string, hash: string): Promise<void> {
  await sql
    .deleteFrom('credential')
    .where('userId', '=', person)
    .where('providerId', '=', BY_PASSWORD)
    .execute();
  const row = { id: fresh(), accountId: person, providerId: BY_PASSWORD, userId: person };
  await sql
    .insertInto('credential')
    .values({ ...row, password: hash, updatedAt: new Date() })
    .execute();
}
