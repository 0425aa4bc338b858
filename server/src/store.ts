import type { Action, Store } from '@siegeworks/host';
import { refuse } from '@siegeworks/host';
import type { Settings } from '@siegeworks/protocol';
import { databaseFault } from './database/fault.ts';
import type { Database } from './database/open.ts';
import { journalIn } from './journal.ts';

/** Called when another node was faster: this one has to catch up. */
export type Behind = (match: string) => void;

/** Keeps the log of every match in the database. An action is acknowledged after it is stored, never before. */
export function databaseStore(database: Database, now: () => number, behind: Behind): Store {
  const { sql: db } = database;
  const write = journalIn(database, now);
  return {
    // Matches are dealt by the house, which knows what was agreed.
    begin: async () => {},
    append: async (after, action) => {
      const done = await write(after, action).catch((cause: unknown) => {
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
