import { Refused } from '@siegeworks/contract';
import type { Kysely, Selectable } from 'kysely';
import { sql as text } from 'kysely';
import type { CircleTable } from '../database/circle-tables.ts';
import type { MatchTable, Tables } from '../database/tables.ts';
import type { Desk } from '../desk.ts';
import { sits } from './delete.ts';
import { BY_PASSWORD } from './password.ts';

type Db = Kysely<Tables>;
/** One kind of what is kept about somebody. */
type Part = (sql: Db, person: string) => Promise<unknown>;

/** Everything that is kept about a person. A new table that names people gets a line here. */
const PARTS: Record<string, Part> = {
  account: accountOf,
  matches: matchesOf,
  invitations: (sql, person) =>
    sql
      .selectFrom('invitation')
      .select(['id', 'terms', 'created', 'match'])
      .where('by', '=', person)
      .execute(),
  talk: (sql, person) =>
    sql
      .selectFrom('talk')
      .select(['match', 'at', 'name', 'text'])
      .where('person', '=', person)
      .orderBy('n')
      .execute(),
  settings: (sql, person) =>
    sql.selectFrom('settings').select(['game', 'settings']).where('person', '=', person).execute(),
  decks: (sql, person) =>
    sql
      .selectFrom('deck')
      .select(['body', 'updated'])
      .where('person', '=', person)
      .where('body', 'is not', null)
      .execute(),
  puzzles: (sql, person) =>
    sql.selectFrom('puzzle_book').select(['body', 'updated']).where('person', '=', person).execute(),
  packs: (sql, person) =>
    sql
      .selectFrom('circle')
      .selectAll()
      .where(text<boolean>`sitters @> ${JSON.stringify([{ person }])}::jsonb`)
      .execute()
      .then(rows => rows.map(row => packsOf(row, person))),
  friends: (sql, person) =>
    sql
      .selectFrom('friend')
      .innerJoin('person', 'person.id', 'friend.friend')
      .select(['person.name', 'friend.accepted', 'friend.created'])
      .where('friend.person', '=', person)
      .execute(),
  ratings: (sql, person) => sql.selectFrom('rating').selectAll().where('person', '=', person).execute(),
  ratedMatches: (sql, person) =>
    sql.selectFrom('rated_match').selectAll().where('person', '=', person).orderBy('at').execute(),
  blocked: (sql, person) => keptAway(sql, 'block', person),
  muted: (sql, person) => keptAway(sql, 'mute', person),
  reports: (sql, person) =>
    sql
      .selectFrom('report')
      .select(['match', 'whom_name as about', 'words', 'at'])
      .where('by', '=', person)
      .execute(),
};

/** All that the house keeps about a person, as plain data: nothing about anybody else beyond the names at the table. */
export async function exportPerson(
  { database: { sql } }: Pick<Desk, 'database'>,
  id: string,
): Promise<object> {
  const person = await sql.selectFrom('person').selectAll().where('id', '=', id).executeTakeFirst();
  if (!person) throw new Refused([{ rule: '', text: 'there is no such person' }]);
  const kept: [string, unknown][] = [];
  for (const [name, part] of Object.entries(PARTS)) kept.push([name, await part(sql, id)]);
  return { format: 'siegeworks-person', version: 1, person, ...Object.fromEntries(kept) };
}

const keptAway = (sql: Db, how: 'block' | 'mute', person: string) =>
  sql
    .selectFrom(how)
    .innerJoin('person', 'person.id', `${how}.whom`)
    .select(['person.name', `${how}.at`])
    .where(`${how}.by`, '=', person)
    .execute();

async function accountOf(sql: Db, person: string): Promise<object | null> {
  const login = await sql
    .selectFrom('login')
    .select(['displayUsername as name', 'createdAt as created'])
    .where('id', '=', person)
    .executeTakeFirst();
  if (!login) return null;
  const passkeys = await sql
    .selectFrom('passkey')
    .select(['name', 'createdAt as created'])
    .where('userId', '=', person)
    .execute();
  const providers = await sql
    .selectFrom('credential')
    .select(['providerId as issuer', 'accountId as subject', 'createdAt as since'])
    .where('userId', '=', person)
    .where('providerId', '!=', BY_PASSWORD)
    .execute();
  const mail = await sql
    .selectFrom('mail_address')
    .select(['address', 'since'])
    .where('person', '=', person)
    .execute();
  const mailed = await sql
    .selectFrom('mail_link')
    .select(['kind', 'address', 'expires'])
    .where('person', '=', person)
    .execute();
  const signedIn = await sql
    .selectFrom('session')
    .select(['userAgent as browser', 'createdAt as since', 'updatedAt as seen'])
    .where('userId', '=', person)
    .execute();
  return { ...login, passkeys, providers, mail, mailed, signedIn };
}

/** Packs that were opened together, as far as they were this person's. */
function packsOf(
  { id, game, kind, sitters, draft, created }: Selectable<CircleTable>,
  person: string,
): object {
  const seat = sitters.findIndex(sitter => sitter.person === person);
  const own = draft && { packs: draft.kind === 'sealed' ? draft.packs[seat] : [], takes: draft.takes[seat] };
  return { id, game, kind, created, seat, ...own, deck: sitters[seat].deck };
}

async function matchesOf(sql: Db, person: string): Promise<object[]> {
  const rows = await sql.selectFrom('match').selectAll().where(sits(person)).orderBy('created').execute();
  return Promise.all(rows.map(row => matchOf(sql, row, person)));
}

/** A match as far as it is this person's: their own seat and their own actions. */
async function matchOf(sql: Db, row: Selectable<MatchTable>, person: string): Promise<object> {
  const seat = row.seats.findIndex(chair => chair.kind === 'person' && chair.who === person);
  const actions = await sql
    .selectFrom('action')
    .select(['seq', 'at', 'deed'])
    .where('match', '=', row.id)
    .where('seat', '=', seat)
    .orderBy('seq')
    .execute();
  return {
    id: row.id,
    game: row.game,
    rulesVersion: row.rules_version,
    options: row.config.options,
    seat,
    brought: row.config.players[seat],
    names: row.seats.map(chair => chair.name),
    clock: row.clock,
    created: row.created,
    updated: row.updated,
    outcome: row.outcome,
    actions,
  };
}
