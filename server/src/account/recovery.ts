import { Refused } from '@siegeworks/contract';
import type { House } from '../house.ts';
import { fresh } from '../house.ts';
import { code } from '../invitations.ts';
import { keyedHash } from '../keyed-hash.ts';
import { nameKey } from './names.ts';
import { readPassword, setPassword } from './password.ts';

const CODES = 10;
/** Four groups of four letters: nobody guesses them, and a person can write them down. */
const GROUPS = 4;
const LETTERS = 4;
const newCode = (): string => Array.from({ length: GROUPS }, () => code(fresh(), LETTERS)).join('-');
/** As it was written down: with or without hyphens, in any case. */
const plain = (written: string): string => written.toLowerCase().replace(/[^a-z0-9]/g, '');
const hashOf = (house: House, person: string, written: string): Promise<string> =>
  keyedHash(house, `${person} ${plain(written)}`);

/** New codes in place of the old ones. They are shown once; the house keeps hashes. */
export async function newCodes(house: House, person: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, newCode);
  const rows = await Promise.all(
    codes.map(async each => ({ person, hash: await hashOf(house, person, each) })),
  );
  await house.database.sql.transaction().execute(async sql => {
    await sql.deleteFrom('recovery_code').where('person', '=', person).execute();
    await sql.insertInto('recovery_code').values(rows).execute();
  });
  return codes;
}

export async function codesLeft({ database }: House, person: string): Promise<number> {
  const { n } = await database.sql
    .selectFrom('recovery_code')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('person', '=', person)
    .executeTakeFirstOrThrow();
  return n;
}

export interface Recovery {
  name: string;
  code: string;
  password: string;
}

/** Somebody who has forgotten their password gets a new one for a code, which then is used up. */
export async function recover(house: House, { name, code: written, password }: Recovery): Promise<string> {
  const secret = readPassword(password);
  const { sql } = house.database;
  const login = await sql
    .selectFrom('login')
    .select('id')
    .where('username', '=', nameKey(name))
    .executeTakeFirst();
  const hash = await hashOf(house, login?.id ?? '', written);
  const used = await sql
    .deleteFrom('recovery_code')
    .where('person', '=', login?.id ?? '')
    .where('hash', '=', hash)
    .returning('person')
    .executeTakeFirst();
  if (!used)
    throw new Refused([{ rule: '', text: 'this name and code do not go together, or the code was used' }]);
  await setPassword(house, used.person, secret);
  return used.person;
}
