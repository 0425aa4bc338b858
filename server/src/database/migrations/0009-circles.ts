import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const circles: Migration = statements(
  // People who open packs together. Who takes what is written into the row, under its revision.
  `create table circle (
      id text primary key,
      by text not null,
      game text not null,
      kind text not null,
      packs integer not null,
      pace integer not null,
      seed text not null,
      sitters jsonb not null,
      seats integer not null,
      draft jsonb,
      turned bigint not null,
      revision integer not null,
      closed boolean not null,
      created bigint not null,
      updated bigint not null
    )`,
  `create index circle_by on circle (by, updated)`,
  `create index circle_updated on circle (updated)`,
  // A match between two of them: both bring what they have built.
  `alter table invitation add column circle text`,
  `create index invitation_of_circle on invitation (circle) where circle is not null`,
);
