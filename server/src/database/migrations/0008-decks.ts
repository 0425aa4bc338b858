import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const decks: Migration = statements(
  // Decks of accounts. One that was deleted leaves its row without a body, so that other places hear of it.
  `create table deck (
      person text not null references person(id) on delete cascade,
      id text not null,
      game text not null,
      body jsonb,
      revision integer not null,
      updated bigint not null,
      primary key (person, id)
    )`,
);
