import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const puzzles: Migration = statements(
  // What accounts have done with puzzles: one book for each.
  `create table puzzle_book (
      person text primary key references person(id) on delete cascade,
      body jsonb not null,
      revision integer not null,
      updated bigint not null
    )`,
);
