import type { HallInfo, LiveMatch, Person } from '@siegeworks/protocol';
import { sql } from 'kysely';
import type { House } from './house.ts';
import { letterFor } from './invitations.ts';

/** How many rows of each kind the hall shows. */
const MOST = 20;
/** An offer whose maker has not been heard of for so long is not shown any more. */
const STALE = 30 * 60_000;

/** What is alive in the house, for one reader. */
export async function hallFor(house: House, reader: Person | null): Promise<HallInfo> {
  const { sql: db } = house.database;
  const offers = await db
    .selectFrom('invitation')
    .select('id')
    .where('open', '=', true)
    .where('closed', '=', false)
    .where('match', 'is', null)
    .where('updated', '>', house.now() - STALE)
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  const rows = db
    .selectFrom('match')
    .select(['id', 'game', 'seats', 'updated', 'outcome'])
    .where('outcome', 'is', null)
    .orderBy('updated', 'desc')
    .limit(MOST);
  const live = await rows
    .where('watch', '=', true)
    .where('updated', '>', house.now() - STALE)
    .execute();
  const mine = reader
    ? await rows.where(sql<boolean>`seats @> ${JSON.stringify([{ who: reader.id }])}::jsonb`).execute()
    : [];
  return {
    open: await Promise.all(offers.map(({ id }) => letterFor(house, id, reader))),
    live: live.map(liveMatch),
    mine: mine.map(liveMatch),
  };
}

interface Row {
  id: string;
  game: string;
  seats: { name: string }[];
  updated: number;
  outcome: object | null;
}
const liveMatch = ({ id, game, seats, updated, outcome }: Row): LiveMatch => ({
  match: id,
  game,
  names: seats.map(seat => seat.name),
  updated,
  over: outcome !== null,
});
