import { Refused } from '@siegeworks/contract';
import type { DeckAnswer, DeckChange, HouseDeck, HouseDeckLine, Person } from '@siegeworks/protocol';
import { HOUSE_DECKS } from '@siegeworks/protocol';
import { sql } from 'kysely';
import type { Desk } from './desk.ts';

type Parts = Pick<Desk, 'database' | 'now'>;
const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** All decks of a person and those that they have deleted, without cards. */
export async function decksOf({ database }: Parts, { id }: Person): Promise<HouseDeckLine[]> {
  return database.sql
    .selectFrom('deck')
    .select(['id', 'revision', sql<boolean>`body is null`.as('gone')])
    .where('person', '=', id)
    .orderBy('id')
    .execute();
}

export async function deckOf({ database }: Parts, { id: person }: Person, id: string): Promise<HouseDeck> {
  const row = await database.sql
    .selectFrom('deck')
    .select(['revision', 'body as deck'])
    .where('person', '=', person)
    .where('id', '=', id)
    .executeTakeFirst();
  return row ?? { revision: 0, deck: null };
}

/**
 * Keeps a deck if nobody has changed it since the revision that its writer knew; otherwise nothing is written, and the
 * writer learns what is there. Of two who write at once the database lets one through.
 */
export async function keepDeck(parts: Parts, person: Person, change: DeckChange): Promise<DeckAnswer> {
  const { deck, base } = change;
  const body = JSON.stringify(deck);
  if (body.length > HOUSE_DECKS.bytes)
    throw refused(
      `“${deck.name}” is too large to be kept in the house: it takes ${body.length} characters with its history, and ${HOUSE_DECKS.bytes} are allowed`,
    );
  if (base === 0) await mustHaveRoom(parts, person);
  const { rows } = await sql<{ revision: number }>`
    insert into deck (person, id, game, body, revision, updated)
    select ${person.id}, ${deck.id}, ${deck.game}, ${body}::jsonb, 1, ${parts.now()} where ${base} = 0
    on conflict (person, id) do nothing returning revision`.execute(parts.database.sql);
  const written = rows[0] ?? (await changed(parts, person, change, body));
  if (written) return { revision: written.revision, other: null };
  const other = await deckOf(parts, person, deck.id);
  return { revision: other.revision, other };
}

const changed = (
  { database, now }: Parts,
  person: Person,
  { deck: { id, game }, base }: DeckChange,
  body: string | null,
) =>
  database.sql
    .updateTable('deck')
    .set({ body, game, revision: base + 1, updated: now() })
    .where('person', '=', person.id)
    .where('id', '=', id)
    .where('revision', '=', base)
    .returning('revision')
    .executeTakeFirst();

/** Deletes a deck unless it was changed since: then it stays, and the answer holds it. */
export async function forgetDeck(
  parts: Parts,
  person: Person,
  id: string,
  base: number,
): Promise<DeckAnswer> {
  const other = await deckOf(parts, person, id);
  if (other.deck === null) return { revision: other.revision, other: null };
  const gone = await changed(parts, person, { deck: other.deck, base }, null);
  if (gone) await clearTraces(parts, person);
  return gone ? { revision: gone.revision, other: null } : { revision: other.revision, other };
}

/** Of what was deleted long ago, every place has heard. */
async function clearTraces({ database }: Parts, { id }: Person): Promise<void> {
  await sql`delete from deck where person = ${id} and body is null and id not in (
      select id from deck where person = ${id} and body is null order by updated desc limit ${TRACES})`.execute(
    database.sql,
  );
}
const TRACES = 500;

async function mustHaveRoom({ database }: Parts, { id }: Person): Promise<void> {
  const { n } = await database.sql
    .selectFrom('deck')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .where('person', '=', id)
    .where('body', 'is not', null)
    .executeTakeFirstOrThrow();
  if (Number(n) >= HOUSE_DECKS.decks)
    throw refused(
      `the house keeps ${HOUSE_DECKS.decks} decks for you; delete one of them first. Those beyond it stay in this browser`,
    );
}
