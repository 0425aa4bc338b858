import type { Room } from '@siegeworks/host';
import { refuse, seatsOf } from '@siegeworks/host';
import type { Person } from '@siegeworks/protocol';
import { termsOf } from '@siegeworks/protocol';
import type { House } from './house.ts';
import { mustMeet } from './moderation/between.ts';

/** Whether others may watch a room, and whether those who do must be silent. */
export interface Watching {
  watch: boolean;
  silenced: boolean;
}

export async function watchingOf({ database }: House, match: string): Promise<Watching> {
  const row = await database.sql
    .selectFrom('match')
    .select(['watch', 'silenced'])
    .where('id', '=', match)
    .executeTakeFirst();
  return row ?? { watch: false, silenced: true };
}

/** Any seat may close the room to watchers, silence them, or take that back, at any moment. */
export async function setWatching(
  house: House,
  room: Room,
  person: Person,
  { watch, silenced }: { watch?: boolean | undefined; silenced?: boolean | undefined },
): Promise<void> {
  if (seatsOf(room, person.id).length === 0) throw refuse('watching');
  const changes = { ...(watch !== undefined && { watch }), ...(silenced !== undefined && { silenced }) };
  if (Object.keys(changes).length > 0)
    await house.database.sql.updateTable('match').set(changes).where('id', '=', room.id).execute();
  house.bus.publish({ kind: 'talk', match: room.id });
}

/** A table that was closed to watchers shows them nothing more. */
export function sendAway(room: Room, { watch }: Watching): void {
  if (watch) return;
  for (const visit of room.visits) if (seatsOf(room, visit.who).length === 0) room.visits.delete(visit);
}

/** Who does not sit in a match may look in where the players let them: while it is played, and as agreed after the end. */
export async function mayEnter(house: House, person: Person, match: string): Promise<void> {
  const row = await house.database.sql
    .selectFrom('match')
    .select(['watch', 'seats', 'outcome', 'terms'])
    .where('id', '=', match)
    .executeTakeFirst();
  const seated = row?.seats.flatMap(chair => (chair.kind === 'person' ? [chair.who] : [])) ?? [];
  if (!row || seated.includes(person.id)) return;
  if (!row.watch) throw refuse('no watchers');
  if (row.outcome && row.terms && termsOf(row.terms).afterwards !== 'everybody')
    throw refuse('closed afterwards');
  await mustMeet(house, person, seated);
}
