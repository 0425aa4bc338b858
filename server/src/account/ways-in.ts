import { Refused } from '@siegeworks/contract';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { House } from '../house.ts';
import { fresh } from '../house.ts';
import { BY_PASSWORD } from './password.ts';
import type { Provider } from './provider.ts';

/** By what an account can be entered again, apart from recovery codes, which run out. */
export interface WaysIn {
  password: boolean;
  passkeys: number;
  /** The issuers that vouch for it. */
  issuers: string[];
}

export async function waysIn(sql: Kysely<Tables>, person: string): Promise<WaysIn> {
  const held = await sql.selectFrom('credential').select('providerId').where('userId', '=', person).execute();
  const passkeys = await sql.selectFrom('passkey').select('id').where('userId', '=', person).execute();
  const names = held.map(({ providerId }) => providerId);
  return {
    password: names.includes(BY_PASSWORD),
    passkeys: passkeys.length,
    issuers: names.filter(name => name !== BY_PASSWORD),
  };
}

/** Takes a way into an account away, unless nothing would be left. A provider that the house no longer asks is no way. */
export async function giveUpWay(
  { database }: House,
  person: string,
  issuer: string | undefined,
  drop: (sql: Kysely<Tables>) => Promise<unknown>,
): Promise<void> {
  await database.sql.transaction().execute(async sql => {
    // Two that are given up at the same time wait for each other.
    await sql.selectFrom('login').select('id').where('id', '=', person).forUpdate().execute();
    await drop(sql);
    const { password, passkeys, issuers } = await waysIn(sql, person);
    if (!password && passkeys === 0 && !(issuer !== undefined && issuers.includes(issuer))) throw LAST;
  });
}
const LAST = new Refused([
  { rule: '', text: 'this is the only way into your account; choose a password first' },
]);

/** The account for which the provider vouches as this subject. */
export async function knownAs(
  { database }: House,
  { issuer }: Provider,
  subject: string,
): Promise<string | null> {
  const row = await database.sql
    .selectFrom('credential')
    .select('userId')
    .where('providerId', '=', issuer)
    .where('accountId', '=', subject)
    .executeTakeFirst();
  return row?.userId ?? null;
}

/** From now on the provider vouches for this account, and as this subject for no other one. Nothing else of it is kept. */
export async function connect(
  sql: Kysely<Tables>,
  person: string,
  { issuer, name }: Provider,
  subject: string,
): Promise<void> {
  const { issuers } = await waysIn(sql, person);
  if (issuers.includes(issuer))
    throw new Refused([{ rule: '', text: `your account is connected with ${name} already` }]);
  const row = { id: fresh(), accountId: subject, providerId: issuer, userId: person };
  const kept = await sql
    .insertInto('credential')
    .values({ ...row, password: null, updatedAt: new Date() })
    .onConflict(conflict => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!kept)
    throw new Refused([
      { rule: '', text: `this account of ${name} belongs to somebody else in this house; sign in as them` },
    ]);
}
