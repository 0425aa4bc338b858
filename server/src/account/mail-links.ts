import { Refused } from '@siegeworks/contract';
import type { Kysely, Selectable } from 'kysely';
import type { MailLinkTable } from '../database/account-tables.ts';
import type { Tables } from '../database/tables.ts';
import type { House } from '../house.ts';
import { fresh } from '../house.ts';
import { keyedHash } from '../keyed-hash.ts';

/** How long a mailed link works. */
const WORKS = 60 * 60_000;
type Link = Selectable<MailLinkTable>;
/** What is mailed: to whom, where, and to which page its link leads. */
export type Mailed = Pick<Link, 'person' | 'kind' | 'address' | 'page'>;

const spent = (): Refused =>
  new Refused([
    { rule: '', text: 'this link has been used, replaced by a newer one, or is older than an hour' },
  ]);

/** The link of a mail: one of each kind for a person, the newest. Only whoever reads the mail knows its end. */
export async function newLink(house: House, { person, kind, address, page }: Mailed): Promise<string> {
  const { sql } = house.database;
  const code = fresh();
  await sql
    .deleteFrom('mail_link')
    .where(({ or, and, eb }) =>
      or([and([eb('person', '=', person), eb('kind', '=', kind)]), eb('expires', '<=', house.now())]),
    )
    .execute();
  const row = { person, kind, address, page, expires: house.now() + WORKS };
  await sql
    .insertInto('mail_link')
    .values({ hash: await keyedHash(house, code), ...row })
    .execute();
  return `${page}#/mail/${kind}/${code}`;
}

/** Nothing that was mailed to somebody works any more. */
export const dropLinks = (sql: Kysely<Tables>, person: string): Promise<unknown> =>
  sql.deleteFrom('mail_link').where('person', '=', person).execute();

/** Uses a link up. */
export async function takeLink(house: House, kind: Link['kind'], code: string): Promise<Link> {
  const row = await house.database.sql
    .deleteFrom('mail_link')
    .where('hash', '=', await keyedHash(house, code))
    .where('kind', '=', kind)
    .where('expires', '>', house.now())
    .returningAll()
    .executeTakeFirst();
  return row ?? Promise.reject(spent());
}
