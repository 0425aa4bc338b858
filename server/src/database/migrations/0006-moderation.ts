import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const moderation: Migration = statements(
  // What people want of each other.
  `create table mute (
      by text not null references person (id) on delete cascade,
      whom text not null references person (id) on delete cascade,
      at bigint not null,
      primary key (by, whom)
    )`,
  `create table block (
      by text not null references person (id) on delete cascade,
      whom text not null references person (id) on delete cascade,
      at bigint not null,
      primary key (by, whom)
    )`,
  `create index block_whom on block (whom)`,
  // A report outlives those whom it concerns: it is evidence.
  `create table report (
      n bigserial primary key,
      by text not null,
      by_name text not null,
      whom text not null,
      whom_name text not null,
      match text not null,
      words text not null,
      talk jsonb not null,
      at bigint not null,
      closed bigint
    )`,
  `create index report_waiting on report (at) where closed is null`,
  // What hosts did: only ever added to. What holds now is worked out from it.
  `create table ledger (
      n bigserial primary key,
      act text not null,
      person text not null,
      name text not null,
      why text not null,
      by text not null,
      at bigint not null,
      until bigint,
      address text,
      seen bigint
    )`,
  `create index ledger_person on ledger (person, n)`,
  `create index ledger_address on ledger (address, until) where address is not null`,
  // For keeping: who and what has been idle for long.
  `create index person_seen on person (seen)`,
  `create index match_finished on match (updated) where outcome is not null`,
  // How a node is, for its host.
  `alter table node add column started bigint, add column version text,
      add column rooms integer, add column visits integer`,
  // From where somebody was here last, as a keyed hash: a ban can hold at the door for a while.
  `create table arrival (
      person text primary key references person (id) on delete cascade,
      address text not null,
      at bigint not null
    )`,
);
