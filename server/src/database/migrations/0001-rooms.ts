import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const rooms: Migration = statements(
  `create table house (key text primary key, value text not null)`,
  `create table person (
      id text primary key,
      name text not null,
      created bigint not null,
      seen bigint not null
    )`,
  `create table match (
      id text primary key,
      game text not null,
      rules_version text not null,
      config jsonb not null,
      seed text not null,
      commitment text not null,
      entropy jsonb not null,
      seats jsonb not null,
      series jsonb,
      clock jsonb,
      watch boolean not null,
      created bigint not null,
      updated bigint not null,
      deadline bigint,
      outcome jsonb
    )`,
  // Whoever inserts first has acted; everybody else catches up.
  `create table action (
      match text not null references match (id) on delete cascade,
      seq integer not null,
      seat integer not null,
      deed jsonb not null,
      at bigint not null,
      client text,
      primary key (match, seq),
      unique (match, seat, client)
    )`,
  `create table invitation (
      id text primary key,
      by text not null references person (id) on delete cascade,
      terms jsonb not null,
      seed text not null,
      commitment text not null,
      sitters jsonb not null,
      reserved jsonb,
      revision integer not null,
      open boolean not null,
      match text references match (id) on delete set null,
      closed boolean not null,
      created bigint not null,
      updated bigint not null
    )`,
  `create table settings (
      person text not null references person (id) on delete cascade,
      game text not null,
      settings jsonb not null,
      primary key (person, game)
    )`,
  `create table talk (
      n bigserial primary key,
      match text not null references match (id) on delete cascade,
      person text not null,
      name text not null,
      phrase text,
      text text not null,
      at bigint not null
    )`,
  `create table node (id text primary key, beat bigint not null)`,
  `create index match_live on match (updated desc) where outcome is null`,
  `create index match_deadline on match (deadline) where deadline is not null and outcome is null`,
  `create index match_seats on match using gin (seats jsonb_path_ops)`,
  `create index invitation_open on invitation (created desc) where not closed and match is null`,
  `create index talk_by_match on talk (match, n)`,
);
