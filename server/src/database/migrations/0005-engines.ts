import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const engines: Migration = statements(
  // The rules as they were built, by their hash: a match continues with those with which it began.
  `create table engine (
      hash text primary key,
      game text not null,
      rules_version text not null,
      code bytea not null,
      created bigint not null
    )`,
  `alter table match add column engine text references engine (hash)`,
  // Where the rules have failed in a room, with all that is needed to see it again.
  `create table fault (
      n bigserial primary key,
      match text not null references match (id) on delete cascade,
      seq integer not null,
      node text not null,
      at bigint not null,
      cause text not null,
      doing text not null,
      report text not null
    )`,
  `create index fault_by_match on fault (match)`,
);
