import { setImmediate as breathe } from 'node:timers/promises';
import type { Chair, Room, Seating } from '@siegeworks/host';
import { absorb, mover, roomOf, run, show } from '@siegeworks/host';
import type { Match } from '@siegeworks/kernel';
import { create, layOut } from '@siegeworks/kernel';
import { agreedIn, termsOf } from '@siegeworks/protocol';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import type { MatchTable } from './database/tables.ts';
import type { House } from './house.ts';
import { actionsFrom } from './store.ts';

/** A room is a replay of its log. `null` where there is no such match. */
export async function fetchRoom(house: House, id: string): Promise<Room | null> {
  const row = await house.database.sql
    .selectFrom('match')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return null;
  const game = await house.engines.of(row);
  const match: Match = create(game, row.config, row.seed, row.entropy);
  if (row.start) layOut(match, row.start);
  const room = roomOf(id, match, seatingOf(row));
  let since = performance.now();
  for (const action of await actionsFrom(house.database, id, 0)) {
    await absorb(room, action, house.host.parts);
    if (performance.now() - since < SLICE) continue;
    await breathe();
    since = performance.now();
  }
  return room;
}
/** After this many milliseconds of replaying, other rooms have their turn. */
const SLICE = 10;

/** Everybody sits where they sat down; who has changed seats since stands in the log. */
function seatingOf({ seats, series, clock, created, terms }: Selectable<MatchTable>): Seating {
  return {
    seats,
    ...(terms && { agreed: agreedIn(termsOf(terms)) }),
    series: series ?? undefined,
    clock: clock ?? undefined,
    begun: created,
  };
}

/** Who sat where when the match was dealt. */
export async function seatsAsDealt({ database }: House, id: string): Promise<Chair[]> {
  const row = await database.sql.selectFrom('match').select('seats').where('id', '=', id).executeTakeFirst();
  return row?.seats ?? [];
}

/** How long the node that acted last has for what follows by itself, before another one takes care of it. */
const GRACE = 3_000;

/** Brings an open room up to date with the log: other nodes have acted in it. */
export async function catchUp(house: House, id: string): Promise<void> {
  const room = house.host.rooms.get(id);
  if (!room || room.closed) return;
  const before = room.actions;
  try {
    for (const action of await actionsFrom(house.database, id, before))
      await absorb(room, action, house.host.parts);
  } catch {
    // The next look into the log finds it.
    return;
  }
  if (room.actions === before) return;
  show(house.host, room);
  // Computer players answer at the node that acted last; people are answered for where they are.
  if (mover(house.host, room)?.by !== 'bot') return run(house.host, room);
  const { actions } = room;
  setTimeout(() => {
    if (!room.closed && room.actions === actions) void run(house.host, room);
  }, GRACE).unref();
}

/** How often a node looks for actions of open rooms that it was not told about. */
const LOOK = 5_000;

/** Finds what other nodes have done where their notice was lost. */
export function watchLog(house: House): () => void {
  if (!house.database.shared) return () => {};
  const look = async () => {
    for (const match of await behindIn(house)) await catchUp(house, match);
  };
  const timer = setInterval(() => void look().catch(() => {}), LOOK);
  return () => clearInterval(timer);
}

/** The open rooms that have gone on elsewhere: asked for all of them at once, because there may be a thousand. */
async function behindIn({ host, database }: House): Promise<string[]> {
  if (host.rooms.size === 0) return [];
  const { rows } = await sql<{ match: string; actions: number | null }>`
    select match, (select max(seq) + 1 from action where action.match = open.match) as actions
    from unnest(${[...host.rooms.keys()]}::text[]) as open (match)`.execute(database.sql);
  return rows
    .filter(({ match, actions }) => (actions ?? 0) > (host.rooms.get(match)?.actions ?? 0))
    .map(({ match }) => match);
}

/** How soon what could not be stored is tried again, in milliseconds. */
const AGAIN = 2_000;

/** An action was not stored: somebody else was faster, or the database is gone. Whatever stopped because of it continues later. */
export async function fellBehind(house: House, id: string): Promise<void> {
  await catchUp(house, id);
  setTimeout(() => {
    const room = house.host.rooms.get(id);
    if (room && !room.closed) void run(house.host, room);
  }, AGAIN).unref();
}
