import { Refused } from '@siegeworks/contract';
import { malformed } from '@siegeworks/files/shape';
import type { Person } from '@siegeworks/protocol';
import { sql } from 'kysely';
import type { Desk } from '../desk.ts';

/** How many lines of talk a report keeps, how long its words may be, and how many of one person may wait. */
const LINES = 50;
const LONGEST = 500;
const WAITING = 20;

/** Whom somebody reports, in which match, and what happened in their own words. */
export interface Complaint {
  whom: string;
  match: string;
  words: string;
}
const refused = (text: string): Refused => new Refused([{ rule: '', text }]);

/** Keeps the match and what was said last for the host. */
export async function report(desk: Desk, by: Person, { whom, match, words }: Complaint): Promise<void> {
  if (by.id === whom) throw refused('you cannot report yourself');
  if ([...words].length > LONGEST) throw refused(`at most ${LONGEST} letters, please`);
  const accused = await whoWasThere(desk, whom, match);
  if (!accused) throw refused('this person was not at that table');
  await mayReport(desk, by);
  await desk.database.sql
    .insertInto('report')
    .values({
      by: by.id,
      by_name: by.name,
      whom,
      whom_name: accused.name,
      match,
      words: words.trim(),
      talk: JSON.stringify(await lastLines(desk, match)),
      at: desk.now(),
      closed: null,
    })
    .execute();
}

async function mayReport({ database }: Desk, { id }: Person): Promise<void> {
  const { waiting } = await database.sql
    .selectFrom('report')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where('by', '=', id)
    .where('closed', 'is', null)
    .executeTakeFirstOrThrow();
  if (waiting >= WAITING) throw refused('the host has not read your other reports yet; nothing is lost');
}

/** The name of somebody who plays in a match or has spoken there. */
async function whoWasThere({ database }: Desk, id: string, match: string) {
  const sat = sql<boolean>`exists (
    select 1 from match where match.id = ${match}
      and match.seats @> ${JSON.stringify([{ who: id }])}::jsonb)`;
  const spoke = sql<boolean>`exists (select 1 from talk where talk.match = ${match} and talk.person = ${id})`;
  return database.sql
    .selectFrom('person')
    .select('name')
    .where('id', '=', id)
    .where(({ or }) => or([sat, spoke]))
    .executeTakeFirst();
}

async function lastLines({ database }: Desk, match: string) {
  const lines = await database.sql
    .selectFrom('talk')
    .select(['name', 'text', 'at'])
    .where('match', '=', match)
    .orderBy('n', 'desc')
    .limit(LINES)
    .execute();
  return lines.reverse();
}

/** The reports that no host has dealt with, the oldest first. */
export const waitingReports = ({ database }: Desk) =>
  database.sql.selectFrom('report').selectAll().where('closed', 'is', null).orderBy('n').execute();

/** A host has dealt with a report. */
export async function closeReport({ database, now }: Desk, n: number): Promise<void> {
  const closed = await database.sql
    .updateTable('report')
    .set({ closed: now() })
    .where('n', '=', n)
    .where('closed', 'is', null)
    .executeTakeFirst();
  if (closed.numUpdatedRows === 0n) throw malformed(`no report ${n} is waiting`);
}
