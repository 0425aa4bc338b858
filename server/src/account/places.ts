import type { PlaceInfo } from '@siegeworks/protocol';
import type { House } from '../house.ts';
import { endLines } from './lines.ts';

/** Where somebody is signed in. */
export async function placesOf(
  { database }: House,
  person: string,
  here: string | undefined,
): Promise<PlaceInfo[]> {
  const rows = await database.sql
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'updatedAt'])
    .where('userId', '=', person)
    .where('expiresAt', '>', new Date())
    .orderBy('updatedAt', 'desc')
    .execute();
  return rows.map(({ id, userAgent, createdAt, updatedAt }) => ({
    id,
    browser: userAgent ?? '',
    since: createdAt.getTime(),
    seen: updatedAt.getTime(),
    here: id === here,
  }));
}

/** Signs somebody out in one place, and ends what came from there. */
export async function signOutAt(house: House, person: string, place: string): Promise<void> {
  await house.database.sql
    .deleteFrom('session')
    .where('userId', '=', person)
    .where('id', '=', place)
    .execute();
  await endLines(house, person);
}

/** Signs somebody out everywhere but in one place. */
export async function signOutElsewhere(house: House, person: string, here: string): Promise<void> {
  await house.database.sql
    .deleteFrom('session')
    .where('userId', '=', person)
    .where('id', '!=', here)
    .execute();
  await endLines(house, person);
}
