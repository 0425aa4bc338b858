import { sql } from 'kysely';
import { deletePerson } from './account/delete.ts';
import type { Desk } from './desk.ts';
import type { House } from './house.ts';
import { ADDRESS_KEPT } from './moderation/arrivals.ts';

const DAY = 86_400_000;
/** What nobody has touched for so long is not waited for any more. */
export const IDLE = 30 * DAY;
/** How often a node tidies up, how soon again where there was much to do, and how much at a time: people are playing. */
const SWEEP = 10 * 60_000;
const SOON = 10_000;
const BATCH = 50;

export interface Keeping {
  /** After how many days finished matches are deleted; without it they are kept for ever. */
  days?: number | undefined;
}

/** Keeps the database of a house from growing without end, as long as this node serves it. */
export function tidied(house: House, keeping: Keeping): House {
  const stop = tidyUp(house, keeping);
  const { close } = house;
  house.close = async () => {
    stop();
    await close();
  };
  return house;
}

function tidyUp(desk: Desk, keeping: Keeping): () => void {
  let timer: NodeJS.Timeout;
  const wait = (milliseconds: number) => {
    timer = setTimeout(() => void sweep(), milliseconds).unref();
  };
  const sweep = async () => {
    // What fails now is tried the next time.
    const done = await tidy(desk, keeping).catch(() => null);
    wait(done && Object.values(done).some(n => n >= BATCH) ? SOON : SWEEP);
  };
  // Nodes that start together do not all tidy up at once.
  wait(SWEEP * Math.random());
  return () => clearTimeout(timer);
}

/** What has gone, at most one batch of each. */
export interface Tidied {
  invitations: number;
  matches: number;
  guests: number;
  circles: number;
  finished: number;
}

export async function tidy(desk: Desk, { days }: Keeping = {}): Promise<Tidied> {
  await desk.database.sql
    .deleteFrom('arrival')
    .where('at', '<', desk.now() - ADDRESS_KEPT)
    .execute();
  return {
    invitations: await oldInvitations(desk),
    matches: await neverBegun(desk),
    guests: await idleGuests(desk),
    circles: await oldCircles(desk),
    finished: days === undefined ? 0 : await finishedBefore(desk, desk.now() - days * DAY),
  };
}

/** Invitations that nobody has answered. */
async function oldInvitations({ database, now }: Desk): Promise<number> {
  return gone(
    database,
    sql`delete from invitation where id in (
      select id from invitation where match is null and updated < ${now() - IDLE} limit ${BATCH}) returning id`,
  );
}

/** Packs that nobody has looked at for long; decks that were built from them stay with their owners. */
async function oldCircles({ database, now }: Desk): Promise<number> {
  return gone(
    database,
    sql`delete from circle where id in (
      select id from circle where updated < ${now() - IDLE} limit ${BATCH}) returning id`,
  );
}

/** What a host has to look at stays. */
const UNREPORTED = sql`not exists (select 1 from report where report.match = match.id)`;

/** Matches in which nobody has ever done anything, and whose clock, if they have one, was over long ago. */
async function neverBegun({ database, now }: Desk): Promise<number> {
  const before = now() - IDLE;
  return gone(
    database,
    sql`delete from match where id in (
      select id from match where outcome is null and updated < ${before} and coalesce(deadline, 0) < ${before}
        and not exists (select 1 from action where action.match = match.id) and ${UNREPORTED}
      order by updated limit ${BATCH}) returning id`,
  );
}

async function finishedBefore({ database }: Desk, before: number): Promise<number> {
  return gone(
    database,
    sql`delete from match where id in (
      select id from match where outcome is not null and updated < ${before} and ${UNREPORTED}
      order by updated limit ${BATCH}) returning id`,
  );
}

async function gone(database: Desk['database'], statement: ReturnType<typeof sql>): Promise<number> {
  return (await statement.execute(database.sql)).rows.length;
}

/** People without an account who have not been here, wait for nothing, and play nowhere. Their matches stay without the name. */
async function idleGuests(desk: Desk): Promise<number> {
  const before = desk.now() - IDLE;
  const { rows } = await sql<{ id: string }>`
    select id from person where seen < ${before}
      and not exists (select 1 from login where login.id = person.id)
      and not exists (select 1 from invitation where invitation.by = person.id and updated >= ${before})
      and not exists (select 1 from match where seats @> jsonb_build_array(jsonb_build_object('who', person.id))
        and (outcome is null or updated >= ${before}))
    order by seen limit ${BATCH}`.execute(desk.database.sql);
  for (const { id } of rows) await deletePerson(desk, id);
  return rows.length;
}
