import { Refused } from '@siegeworks/contract';
import { read } from '@siegeworks/files/shape';
import type { BookAnswer, BookChange, HouseBook, Person } from '@siegeworks/protocol';
import { bookChange } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { ApiParts } from './api.ts';
import type { Desk } from './desk.ts';
import { mustBeWelcome } from './moderation/gate.ts';
import { noName } from './people.ts';

type Parts = Pick<Desk, 'database' | 'now'>;
/** A book in which every puzzle stands is smaller. */
const MOST_BYTES = 400_000;

/** What those who have an account have done with puzzles, the same at all places where they are signed in. */
export function addPuzzles(
  app: FastifyInstance,
  { house, reader }: Pick<ApiParts, 'house' | 'reader'>,
): void {
  const account = async (request: FastifyRequest): Promise<Person> => {
    const person = await reader(request);
    if (!person) throw noName();
    mustBeWelcome(await house(), person);
    if (person.account) return person;
    const text = 'you play as a guest, whose puzzles are kept in the browser alone; make an account first';
    throw new Refused([{ rule: '', text }]);
  };
  app.get('/api/puzzles', async request => bookOf(await house(), await account(request)));
  app.post('/api/puzzles', { bodyLimit: MOST_BYTES }, async request => {
    const person = await account(request);
    return keepBook(await house(), person, read(bookChange, request.body));
  });
}

async function bookOf({ database }: Parts, { id }: Person): Promise<HouseBook> {
  const row = await database.sql
    .selectFrom('puzzle_book')
    .select(['revision', 'body as book'])
    .where('person', '=', id)
    .executeTakeFirst();
  return row ?? { revision: 0, book: null };
}

/** Keeps a book if no other place has changed it since the revision that its writer knew. Of two who write at once the database lets one through. */
async function keepBook(
  { database, now }: Parts,
  { id }: Person,
  { book, base }: BookChange,
): Promise<BookAnswer> {
  const body = JSON.stringify(book);
  const { rows } = await sql`
    insert into puzzle_book as kept (person, body, revision, updated)
    select ${id}, ${body}::jsonb, ${base + 1}, ${now()}
      where ${base} = 0 or exists (select 1 from puzzle_book where person = ${id})
    on conflict (person) do update
      set body = excluded.body, revision = excluded.revision, updated = excluded.updated
      where kept.revision = ${base}
    returning revision`.execute(database.sql);
  return { written: rows.length > 0 };
}
