import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const mail: Migration = statements(
  // Only of those who want it: where a mail reaches them, and the page to which its links lead.
  `create table mail_address (
      person text primary key references login (id) on delete cascade,
      address text not null,
      page text not null,
      since bigint not null
    )`,
  // A link that was mailed and has not been used, as a hash.
  `create table mail_link (
      hash text primary key,
      person text not null references login (id) on delete cascade,
      kind text not null,
      address text not null,
      page text not null,
      expires bigint not null
    )`,
  `create index mail_link_person on mail_link (person)`,
);
