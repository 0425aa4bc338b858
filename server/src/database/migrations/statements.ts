import { sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A migration that carries out these statements in order. */
export function statements(...texts: string[]): Migration {
  return {
    async up(db) {
      for (const text of texts) await sql.raw(text).execute(db);
    },
  };
}
