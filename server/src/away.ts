import type { Room } from '@siegeworks/host';
import type { WaitInfo } from '@siegeworks/protocol';
import type { House } from './house.ts';

/** Somebody in a room, at some node. */
export interface Here {
  who: string;
  name: string;
}

/** Who is in which room, at this node and at the others, and since when people have been away or silent. */
export interface Presence {
  /** By match and node. */
  elsewhere: Map<string, Map<string, Here[]>>;
  /** By match and person: when they were last seen in it. */
  seen: Map<string, Map<string, number>>;
  /** How many actions a room had, and since when. */
  quiet: WeakMap<Room, { actions: number; since: number }>;
}
export const newPresence = (): Presence => ({ elsewhere: new Map(), seen: new Map(), quiet: new WeakMap() });

/** How long the person who is asked must have been away before the others may end the wait. */
const ABSENT = 60_000;
/** How long they may be silent where no clock runs. */
export const SILENT = 600_000;
/** So long before that they are warned. */
export const WARNING = 60_000;

/** Everybody who is in a room now. */
export function everybodyIn({ presence }: House, room: Room): Here[] {
  const here = [...room.visits].map(({ who, name }) => ({ who, name }));
  const others = [...(presence.elsewhere.get(room.id)?.values() ?? [])].flat();
  return [...here, ...others];
}

/** By seat: how long the person has been away; `null` for who is here, and for computers. */
export function awayFrom(house: House, room: Room): (number | null)[] {
  const here = new Set(everybodyIn(house, room).map(({ who }) => who));
  const seen = house.presence.seen.get(room.id) ?? new Map<string, number>();
  house.presence.seen.set(room.id, seen);
  const now = house.now();
  for (const who of here) seen.set(who, now);
  return room.seats.map(chair => {
    if (chair.kind !== 'person' || here.has(chair.who)) return null;
    // Who has not been seen since this node knows the room is counted from now on.
    if (!seen.has(chair.who)) seen.set(chair.who, now);
    return now - (seen.get(chair.who) ?? now);
  });
}

/** The seat for which everybody waits too long, or soon will. */
export async function waitOf(house: House, room: Room): Promise<WaitInfo | null> {
  const { match, company, seats } = room;
  if (!match.asked || company.paused || company.halted !== null) return null;
  const { seat } = match.asked;
  const chair = seats[seat];
  if (chair.kind !== 'person') return null;
  const away = awayFrom(house, room)[seat];
  const untilGone = away === null ? Number.POSITIVE_INFINITY : ABSENT - away;
  const left = Math.min(untilGone, await untilSilent(house, room, chair.who));
  return left <= WARNING ? { seat, left: Math.max(0, left) } : null;
}

/** How long somebody who is asked may still be silent: a clock takes care of that by itself. */
async function untilSilent(house: House, room: Room, who: string): Promise<number> {
  if (room.company.clock) return Number.POSITIVE_INFINITY;
  const left = quietSince(house, room) + SILENT - house.now();
  // Most are not, and nobody need look up whether they have talked.
  return left > WARNING ? left : Math.max(left, (await spokeAt(house, room, who)) + SILENT - house.now());
}

/** Since when nothing has happened at the table, as far as this node has served it. */
function quietSince({ presence: { quiet }, now }: House, room: Room): number {
  const { actions } = room;
  const known = quiet.get(room);
  if (known?.actions === actions) return known.since;
  const since = now();
  quiet.set(room, { actions, since });
  return since;
}

async function spokeAt({ database }: House, room: Room, who: string): Promise<number> {
  const row = await database.sql
    .selectFrom('talk')
    .select(({ fn }) => fn.max('at').as('at'))
    .where('match', '=', room.id)
    .where('person', '=', who)
    .executeTakeFirst();
  return row?.at ?? 0;
}
