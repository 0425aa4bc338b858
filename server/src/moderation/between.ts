import { Refused } from '@siegeworks/contract';
import type { Person } from '@siegeworks/protocol';
import { hasAccount } from '../account/names.ts';
import type { Desk } from '../desk.ts';

/** What somebody may want of somebody else: not to hear them, or not to meet them at all. */
export type Distance = 'mute' | 'block';

/** Whether one of two has blocked the other: then they neither meet at a table nor are paired, and neither watches the other. */
export async function blocks({ database }: Pick<Desk, 'database'>, a: string, b: string): Promise<boolean> {
  return (await blockedFrom({ database }, a)).has(b);
}

/** Everybody whom somebody must not meet: those they have blocked, and those who have blocked them. */
export async function blockedFrom(
  { database }: Pick<Desk, 'database'>,
  person: string,
): Promise<Set<string>> {
  const rows = await database.sql
    .selectFrom('block')
    .select(['by', 'whom'])
    .where(({ or, eb }) => or([eb('by', '=', person), eb('whom', '=', person)]))
    .execute();
  return new Set(rows.map(({ by, whom }) => (by === person ? whom : by)));
}

/** Refuses somebody a place among people of whom one has blocked them, or whom they have blocked. */
export async function mustMeet(desk: Desk, person: Person, others: readonly string[]): Promise<void> {
  const apart = await blockedFrom(desk, person.id);
  if (others.some(other => apart.has(other))) throw new Refused([APART]);
}
const APART = { rule: '', text: 'somebody at this table and you do not play with each other' };

/** By person: whom they do not want to hear. A blocked person is not heard either. */
export async function mutesOf(
  { database }: Desk,
  people: readonly string[],
): Promise<Map<string, Set<string>>> {
  const mutes = new Map<string, Set<string>>();
  if (people.length === 0) return mutes;
  const from = (table: Distance) =>
    database.sql.selectFrom(table).select(['by', 'whom']).where('by', 'in', people);
  for (const { by, whom } of await from('mute').union(from('block')).execute())
    mutes.set(by, (mutes.get(by) ?? new Set()).add(whom));
  return mutes;
}

export async function keepAway(
  { database, now }: Desk,
  how: Distance,
  by: Person,
  whom: string,
): Promise<void> {
  if (by.id === whom) throw new Refused([{ rule: '', text: `you cannot ${how} yourself` }]);
  const known = await database.sql
    .selectFrom('person')
    .select('id')
    .where('id', '=', whom)
    .executeTakeFirst();
  if (!known) throw new Refused([{ rule: '', text: 'there is no such person' }]);
  await database.sql
    .insertInto(how)
    .values({ by: by.id, whom, at: now() })
    .onConflict(conflict => conflict.columns(['by', 'whom']).doNothing())
    .execute();
}

export async function letNear({ database }: Desk, how: Distance, by: Person, whom: string): Promise<void> {
  await database.sql.deleteFrom(how).where('by', '=', by.id).where('whom', '=', whom).execute();
}

/** Those whom somebody has muted or blocked, to think better of it. */
export async function keptAway({ database }: Desk, how: Distance, by: string): Promise<Person[]> {
  return database.sql
    .selectFrom(how)
    .innerJoin('person', 'person.id', `${how}.whom`)
    .select(['person.id', 'person.name', hasAccount])
    .where(`${how}.by`, '=', by)
    .orderBy('person.name')
    .execute();
}
