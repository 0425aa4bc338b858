import { Refused } from '@siegeworks/contract';
import { malformed } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { hasAccount } from '../account/names.ts';
import type { Act } from '../database/moderation-tables.ts';
import type { Desk } from '../desk.ts';

/** Who does something about whom, and why. */
export interface Judged {
  person: Person;
  why: string;
  by: string;
}
/** What a line of the ledger may hold in addition. */
interface Terms {
  until?: number | null;
  address?: string | null;
}

/** Writes down what a host did, with who, when and why. Nothing is ever taken out. */
export async function writeDown(
  { database, now }: Desk,
  act: Act,
  { person, why, by }: Judged,
  { until = null, address = null }: Terms = {},
): Promise<void> {
  await database.sql
    .insertInto('ledger')
    .values({ act, person: person.id, name: person.name, why, by, at: now(), until, address, seen: null })
    .execute();
}

/** The person whom a host means: by id, by name, or by the name of an account. */
export async function personCalled({ database }: Desk, wanted: string): Promise<Person> {
  const found = await database.sql
    .selectFrom('person')
    .select(['id', 'name', hasAccount])
    .where(({ or, eb }) => or([eb('id', '=', wanted), eb('name', '=', wanted)]))
    .orderBy('seen', 'desc')
    .limit(10)
    .execute();
  const [person, ...others] = found.some(({ id }) => id === wanted)
    ? found.filter(({ id }) => id === wanted)
    : found;
  if (!person) throw malformed(`there is no person ${wanted} in this house`);
  if (others.length > 0)
    throw malformed(
      `several people are called ${wanted}: ${found.map(({ id }) => id).join(', ')}; give an id`,
    );
  return person;
}

/** The newest line of this act about a person. */
function lastOf({ database }: Desk, act: Act, person: string) {
  return database.sql
    .selectFrom('ledger')
    .select(['why', 'until', 'at'])
    .where('person', '=', person)
    .where('act', '=', act)
    .orderBy('n', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** By person: why, and until when, they may not play here. */
export async function bansThatHold({ database, now }: Desk): Promise<Map<string, string>> {
  const rows = await database.sql
    .selectFrom('ledger')
    .distinctOn('person')
    .select(['person', 'act', 'why', 'until'])
    .where('act', 'in', ['ban', 'unban'])
    .orderBy('person')
    .orderBy('n', 'desc')
    .execute();
  const hold = rows.filter(({ act, until }) => act === 'ban' && (until === null || until > now()));
  return new Map(
    hold.map(({ person, until, why }) => [
      person,
      until === null
        ? `you may not play in this house: ${why}`
        : `you may not play in this house until ${dayAndTime(until)}: ${why}`,
    ]),
  );
}

/** Refuses words of whoever has been silenced. */
export async function mayTalk(desk: Desk, { id }: Person): Promise<void> {
  const row = await lastOf(desk, 'silence', id);
  if (!row?.until || row.until <= desk.now()) return;
  const text = `the host has asked you to be silent until ${dayAndTime(row.until)}: ${row.why}`;
  throw new Refused([{ rule: '', text }]);
}

/** How long a name that a host has given stays. */
const NAME_STAYS = 30 * 86_400_000;

/** Whoever was given another name by the host keeps it for a while. */
export async function mayRename(desk: Desk, { id }: Person): Promise<void> {
  const row = await lastOf(desk, 'rename', id);
  if (!row || row.at + NAME_STAYS <= desk.now()) return;
  throw new Refused([{ rule: '', text: `the host has chosen this name for you: ${row.why}` }]);
}

/** `2026-11-20 18:00 UTC`. */
const dayAndTime = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

/** The warnings that a person has not read yet, the oldest first. */
export async function warningsFor({ database }: Desk, person: string): Promise<string[]> {
  const rows = await database.sql
    .selectFrom('ledger')
    .select('why')
    .where('person', '=', person)
    .where('act', '=', 'warn')
    .where('seen', 'is', null)
    .orderBy('n')
    .execute();
  return rows.map(({ why }) => why);
}

export async function warningsRead({ database, now }: Desk, person: string): Promise<void> {
  await database.sql
    .updateTable('ledger')
    .set({ seen: now() })
    .where('person', '=', person)
    .where('act', '=', 'warn')
    .where('seen', 'is', null)
    .execute();
}
