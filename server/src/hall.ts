import type { HallInfo, LiveMatch, Person } from '@siegeworks/protocol';
import type { ExpressionBuilder } from 'kysely';
import { sql } from 'kysely';
import type { Tables } from './database/tables.ts';
import { countHere, friendsOf, noteHere, whereAre } from './friends.ts';
import type { House } from './house.ts';
import { letterFor } from './invitations.ts';
import { blockedFrom } from './moderation/between.ts';

/** How many rows of each kind the hall shows. */
const MOST = 20;
/** An offer whose maker has not been heard of for so long is not shown any more. */
const STALE = 30 * 60_000;

/** What is alive in the house, for one reader. */
export async function hallFor(house: House, reader: Person | null): Promise<HallInfo> {
  if (reader) await noteHere(house, reader);
  const known = reader ? await friendsOf(house, reader) : { friends: [], wooers: [] };
  const apart = reader ? await blockedFrom(house, reader.id) : new Set<string>();
  const meets = ({ seats }: Row) => !seats.some(({ who }) => who !== undefined && apart.has(who));
  const [live, past, mine] = await Promise.all([
    matches(house, match => match.and([match('watch', '=', true), match('outcome', 'is', null)])),
    matches(house, match => match.and([match('watch', '=', true), match('outcome', 'is not', null)])),
    reader ? mineOf(house, reader) : [],
  ]);
  return {
    open: await offers(house, reader, { first: known.friends, apart }),
    asked: reader ? await askedOf(house, reader) : [],
    live: live
      .filter(({ updated }) => updated > house.now() - STALE)
      .filter(meets)
      .map(row => lived(house, row)),
    past: past
      .filter(isOpen)
      .filter(meets)
      .map(row => lived(house, row)),
    mine: mine.map(row => lived(house, row, reader)).sort((a, b) => Number(b.waits) - Number(a.waits)),
    friends: await whereAre(house, known.friends),
    wooers: await whereAre(house, known.wooers),
    here: await countHere(house),
  };
}

interface Row {
  id: string;
  game: string;
  seats: { name: string; who?: string }[];
  updated: number;
  outcome: object | null;
  terms: { afterwards?: string | undefined; series?: number | null } | null;
  /** Who has to decide, as the log said last. */
  asked: number | null;
  deadline: number | null;
}
/** A match of a series shows what was hidden only when the series is over: it is left out here. */
const isOpen = ({ terms }: Row): boolean =>
  (terms?.afterwards ?? 'everybody') === 'everybody' && (terms?.series ?? null) === null;

type Which = (
  match: ExpressionBuilder<Tables, 'match'>,
) => ReturnType<ExpressionBuilder<Tables, 'match'>['and']>;

/** The newest of some matches. */
function matches({ database }: House, which: Which): Promise<Row[]> {
  return database.sql
    .selectFrom('match')
    .select(['id', 'game', 'seats', 'updated', 'outcome', 'terms', 'asked', 'deadline'])
    .where(which)
    .orderBy('updated', 'desc')
    .limit(MOST)
    .execute();
}

const mineOf = (house: House, { id }: Person): Promise<Row[]> =>
  matches(house, match =>
    match.and([match('outcome', 'is', null), sql<boolean>`seats @> ${JSON.stringify([{ who: id }])}::jsonb`]),
  );

function lived({ host, presence, now }: House, row: Row, reader: Person | null = null): LiveMatch {
  const { id, game, seats, updated, outcome, asked, deadline } = row;
  const visits = host.rooms.get(id)?.visits.size ?? 0;
  const elsewhere = [...(presence.elsewhere.get(id)?.values() ?? [])].flat().length;
  const people = seats.filter(({ who }) => who !== undefined).length;
  return {
    match: id,
    game,
    names: seats.map(seat => seat.name),
    updated,
    over: outcome !== null,
    waits: reader !== null && asked !== null && seats[asked]?.who === reader.id,
    left: deadline === null || outcome ? null : Math.max(0, deadline - now()),
    watchers: Math.max(0, visits + elsewhere - people),
  };
}

interface Wanted {
  /** Whose tables come first. */
  first: readonly string[];
  /** Whose tables are not shown. */
  apart: ReadonlySet<string>;
}

async function offers(house: House, reader: Person | null, { first, apart }: Wanted) {
  const rows = await house.database.sql
    .selectFrom('invitation')
    .select(['id', 'by'])
    .where('open', '=', true)
    .where('closed', '=', false)
    .where('match', 'is', null)
    .where('updated', '>', house.now() - STALE)
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  const shown = rows
    .filter(({ by }) => !apart.has(by))
    .sort((a, b) => Number(first.includes(b.by)) - Number(first.includes(a.by)));
  return Promise.all(shown.map(({ id }) => letterFor(house, id, reader)));
}

/** Invitations that are addressed to somebody by name; a rematch is asked for at its table. */
async function askedOf(house: House, reader: Person) {
  const rows = await house.database.sql
    .selectFrom('invitation')
    .select('id')
    .where(sql<boolean>`reserved @> ${JSON.stringify([reader.id])}::jsonb`)
    .where('by', '!=', reader.id)
    .where('closed', '=', false)
    .where('match', 'is', null)
    .where('follows', 'is', null)
    .where('updated', '>', house.now() - STALE)
    .orderBy('created', 'desc')
    .limit(MOST)
    .execute();
  return Promise.all(rows.map(({ id }) => letterFor(house, id, reader)));
}
