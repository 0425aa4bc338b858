import type { Kysely } from 'kysely';
import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** In order, forward only. A migration that has been released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-rooms': {
    // biome-ignore lint/suspicious/noExplicitAny: a migration knows the tables of its own time only
    async up(db: Kysely<any>): Promise<void> {
      await db.schema
        .createTable('person')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('seen', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('match')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('rules_version', 'text', column => column.notNull())
        .addColumn('config', 'jsonb', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('commitment', 'text', column => column.notNull())
        .addColumn('entropy', 'jsonb', column => column.notNull())
        .addColumn('seats', 'jsonb', column => column.notNull())
        .addColumn('series', 'jsonb')
        .addColumn('clock', 'jsonb')
        .addColumn('watch', 'boolean', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('updated', 'bigint', column => column.notNull())
        .addColumn('outcome', 'jsonb')
        .execute();
      await db.schema
        .createTable('action')
        .addColumn('match', 'text', column => column.notNull().references('match.id').onDelete('cascade'))
        .addColumn('seq', 'integer', column => column.notNull())
        .addColumn('seat', 'integer', column => column.notNull())
        .addColumn('deed', 'jsonb', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .addColumn('client', 'text')
        .addPrimaryKeyConstraint('action_fence', ['match', 'seq'])
        .addUniqueConstraint('action_once', ['match', 'seat', 'client'])
        .execute();
      await db.schema
        .createTable('invitation')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('by', 'text', column => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('terms', 'jsonb', column => column.notNull())
        .addColumn('seed', 'text', column => column.notNull())
        .addColumn('commitment', 'text', column => column.notNull())
        .addColumn('sitters', 'jsonb', column => column.notNull())
        .addColumn('revision', 'integer', column => column.notNull())
        .addColumn('open', 'boolean', column => column.notNull())
        .addColumn('match', 'text', column => column.references('match.id').onDelete('set null'))
        .addColumn('closed', 'boolean', column => column.notNull())
        .addColumn('created', 'bigint', column => column.notNull())
        .addColumn('updated', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('settings')
        .addColumn('person', 'text', column => column.notNull().references('person.id').onDelete('cascade'))
        .addColumn('game', 'text', column => column.notNull())
        .addColumn('settings', 'jsonb', column => column.notNull())
        .addPrimaryKeyConstraint('settings_key', ['person', 'game'])
        .execute();
      await db.schema
        .createTable('talk')
        .addColumn('n', 'bigserial', column => column.primaryKey())
        .addColumn('match', 'text', column => column.notNull().references('match.id').onDelete('cascade'))
        .addColumn('person', 'text', column => column.notNull())
        .addColumn('name', 'text', column => column.notNull())
        .addColumn('phrase', 'text')
        .addColumn('text', 'text', column => column.notNull())
        .addColumn('at', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('node')
        .addColumn('id', 'text', column => column.primaryKey())
        .addColumn('beat', 'bigint', column => column.notNull())
        .execute();
      await db.schema
        .createTable('house')
        .addColumn('key', 'text', column => column.primaryKey())
        .addColumn('value', 'text', column => column.notNull())
        .execute();
      await sql`create index match_live on match (updated desc) where outcome is null`.execute(db);
      await sql`create index invitation_open on invitation (created desc) where not closed and match is null`.execute(
        db,
      );
      await db.schema.createIndex('talk_by_match').on('talk').columns(['match', 'n']).execute();
    },
  },
};
