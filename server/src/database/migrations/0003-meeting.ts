import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const meeting: Migration = statements(
  // What was agreed before the deal; matches from before it was written down were played as usual.
  `alter table match add column terms jsonb`,
  // Who has to decide: so that whoever is waited for finds the match.
  `alter table match add column asked integer`,
  // Watchers may talk among themselves until a seat silences them.
  `alter table match add column silenced boolean not null default false`,
  `alter table talk add column apart boolean not null default false`,
  // A rematch is an invitation that follows a match, its seats kept for those who played it.
  `alter table invitation add column follows text references match (id) on delete cascade`,
  `alter table invitation add column how text`,
  `create index invitation_follows on invitation (follows, created desc) where follows is not null`,
  // Whoever asks first has asked: two who ask for different things at once do not both get them.
  `create unique index invitation_again on invitation (follows) where not closed and match is null`,
  `create index invitation_reserved on invitation using gin (reserved jsonb_path_ops)
      where not closed and match is null`,
  `create table seek (
      person text primary key references person (id) on delete cascade,
      games jsonb not null,
      clock jsonb,
      rated boolean not null,
      seed text not null,
      commitment text not null,
      entropy text not null,
      created bigint not null,
      beat bigint not null,
      match text references match (id) on delete cascade
    )`,
  `create table friend (
      person text not null references person (id) on delete cascade,
      friend text not null references person (id) on delete cascade,
      accepted boolean not null,
      created bigint not null,
      primary key (person, friend)
    )`,
  `create index friend_asked on friend (friend)`,
  `create index match_watched on match (updated desc) where watch`,
);
