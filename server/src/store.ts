import type { Action, Clock, Room, Store } from '@siegeworks/host';
import { refuse } from '@siegeworks/host';
import type { Settings } from '@siegeworks/protocol';
import { sql } from 'kysely';
import { databaseFault } from './database/fault.ts';
import type { Database } from './database/open.ts';
import { withoutResult } from './faults.ts';

/** Called when another node was faster: this one has to catch up. */
export type Behind = (match: string) => void;

/** Keeps the log of every match in the database. An action is acknowledged after it is stored, never before. */
export function databaseStore({ sql: db }: Database, now: () => number, behind: Behind): Store {
  return {
    // Matches are dealt by the house, which knows what was agreed.
    begin: async () => {},
    append: async (after, action) => {
      const done = await appended(after, action).catch((cause: unknown) => {
        // It may have been stored before the line to the database broke.
        behind(after.id);
        throw refuse('not stored', databaseFault(cause));
      });
      if (done) return;
      behind(after.id);
      throw refuse('changed');
    },
    read: async () => null,
    claim: async () => true,
    copy: async () => null,
    forget: async () => {
      throw refuse('not kept');
    },
    list: async () => [],
    flush: async () => {},
    async settings(person, game) {
      const row = await db
        .selectFrom('settings')
        .select('settings')
        .where('person', '=', person)
        .where('game', '=', game)
        .executeTakeFirst();
      return row?.settings ?? null;
    },
    async keepSettings(person, game, settings: Settings) {
      const kept = JSON.stringify(settings);
      await db
        .insertInto('settings')
        .values({ person, game, settings: kept })
        .onConflict(conflict => conflict.columns(['person', 'game']).doUpdateSet({ settings: kept }))
        .execute();
    },
  };

  /** One statement: the fence, and what the hall shows of the match. */
  async function appended(after: Room, { seq, seat, deed, at, client }: Action): Promise<boolean> {
    const { id, match, company } = after;
    const over = match.state.over ?? withoutResult(after);
    const outcome = over && JSON.stringify(over);
    const deadline = deadlineOf(company.clock);
    const { rows } = await sql`
      with written as (
        insert into action (match, seq, seat, deed, at, client)
        values (${id}, ${seq}, ${seat}, ${JSON.stringify(deed)}, ${at}, ${client ?? null})
        on conflict do nothing returning seq
      )
      update match set updated = ${now()}, outcome = ${outcome}::jsonb, deadline = ${deadline},
        asked = ${match.asked?.seat ?? null}
      where id = ${id} and exists (select 1 from written) returning id`.execute(db);
    return rows.length > 0;
  }
}

/** When the running clock is over; `null` while none runs. */
export function deadlineOf(clock: Clock | null): number | null {
  return clock && clock.runs !== null ? Math.ceil(clock.since + clock.left[clock.runs]) : null;
}

/** The actions of a match from this one on, in order. */
export async function actionsFrom({ sql: db }: Database, match: string, from: number): Promise<Action[]> {
  const rows = await db
    .selectFrom('action')
    .select(['seq', 'seat', 'deed', 'at', 'client'])
    .where('match', '=', match)
    .where('seq', '>=', from)
    .orderBy('seq')
    .execute();
  return rows.map(({ client, ...row }) => ({ ...row, ...(client !== null && { client }) }));
}

/** Whether an action of this name has been stored: then a message that came again has already been carried out. */
export async function isStored({ sql: db }: Database, match: string, client: string): Promise<boolean> {
  const row = await db
    .selectFrom('action')
    .select('seq')
    .where('match', '=', match)
    .where('client', '=', client)
    .executeTakeFirst();
  return row !== undefined;
}
