import { Refused } from '@siegeworks/contract';
import type { Friend, Person } from '@siegeworks/protocol';
import { sql } from 'kysely';
import type { House } from './house.ts';
import { mustMeet } from './moderation/between.ts';

const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Somebody who was heard of within this time is in the house. */
const HERE = 45_000;
/** How often it is written down that somebody is. */
const NOTED = 15_000;

/** Notes that somebody is in the house. */
export async function noteHere({ database, now }: House, { id }: Person): Promise<void> {
  await database.sql
    .updateTable('person')
    .set({ seen: now() })
    .where('id', '=', id)
    .where('seen', '<', now() - NOTED)
    .execute();
}

/** How many people are in the house now. */
export async function countHere({ database, now }: House): Promise<number> {
  const { n } = await database.sql
    .selectFrom('person')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('seen', '>', now() - HERE)
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Asks somebody to be a friend; whoever was asked by them before accepts with it. */
export async function befriend(house: House, person: Person, other: string): Promise<void> {
  if (other === person.id) throw refused('you are a friend of yourself already');
  const known = await house.database.sql
    .selectFrom('person')
    .select('id')
    .where('id', '=', other)
    .executeTakeFirst();
  if (!known) throw refused('there is no such person in this house');
  await mustMeet(house, person, [other]);
  const accepted = await house.database.sql
    .updateTable('friend')
    .set({ accepted: true })
    .where('person', '=', other)
    .where('friend', '=', person.id)
    .executeTakeFirst();
  if (accepted.numUpdatedRows > 0n) return;
  await house.database.sql
    .insertInto('friend')
    .values({ person: person.id, friend: other, accepted: false, created: house.now() })
    .onConflict(conflict => conflict.columns(['person', 'friend']).doNothing())
    .execute();
}

/** The same by name, where only one person has it. */
export async function befriendNamed(house: House, person: Person, name: string): Promise<void> {
  const found = await house.database.sql
    .selectFrom('person')
    .select('id')
    .where(sql<string>`lower(name)`, '=', name.trim().toLowerCase())
    .where('id', '!=', person.id)
    .limit(2)
    .execute();
  if (found.length === 0) throw refused(`nobody in this house is called ${name}`);
  if (found.length > 1)
    throw refused(`several people are called ${name}: add the right one at a table where you meet`);
  await befriend(house, person, found[0].id);
}

/** They are no longer friends, or the wish to be is declined. */
export async function part({ database }: House, { id }: Person, other: string): Promise<void> {
  await database.sql
    .deleteFrom('friend')
    .where(({ or, and, eb }) =>
      or([
        and([eb('person', '=', id), eb('friend', '=', other)]),
        and([eb('person', '=', other), eb('friend', '=', id)]),
      ]),
    )
    .execute();
}

/** The ids of somebody's friends, and of those who would like to be one. */
export async function friendsOf(
  { database }: House,
  { id }: Person,
): Promise<{ friends: string[]; wooers: string[] }> {
  const rows = await database.sql
    .selectFrom('friend')
    .select(['person', 'friend', 'accepted'])
    .where(({ or, eb }) => or([eb('person', '=', id), eb('friend', '=', id)]))
    .execute();
  const other = (row: { person: string; friend: string }) => (row.person === id ? row.friend : row.person);
  return {
    friends: rows.filter(({ accepted }) => accepted).map(other),
    wooers: rows.filter(row => !row.accepted && row.friend === id).map(other),
  };
}

/** Where these people are now: those in the house first. */
export async function whereAre({ database, now }: House, ids: readonly string[]): Promise<Friend[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{
    id: string;
    name: string;
    seen: number;
    match: string | null;
    watch: boolean;
  }>`
    select person.id, person.name, person.seen, playing.id as match, playing.watch
    from person left join lateral (
      select id, watch from match
      where outcome is null and seats @> jsonb_build_array(jsonb_build_object('who', person.id))
        and updated > ${now() - PLAYING}
      order by updated desc limit 1
    ) as playing on true
    where person.id in (${sql.join(ids)}) order by person.seen desc, person.name`.execute(database.sql);
  return rows.map(({ id, name, seen, match, watch }) => {
    const here = Number(seen) > now() - HERE;
    return {
      id,
      name,
      where: !here ? 'away' : match === null ? 'here' : 'playing',
      match: here && watch ? match : null,
    };
  });
}
/** Whoever has not moved for so long has left the table. */
const PLAYING = 10 * 60_000;
