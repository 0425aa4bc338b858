import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const ratings: Migration = statements(
  `create table rating (
      person text not null references person (id) on delete cascade,
      game text not null,
      points double precision not null,
      deviation double precision not null,
      matches integer not null,
      at bigint not null,
      primary key (person, game)
    )`,
  // A match counts once for each person, whichever node gets to it.
  `create table rated_match (
      match text not null references match (id) on delete cascade,
      person text not null references person (id) on delete cascade,
      game text not null,
      seat integer not null,
      deck text,
      result text not null,
      matches_before integer not null,
      points_before double precision not null,
      deviation_before double precision not null,
      points_after double precision not null,
      deviation_after double precision not null,
      at bigint not null,
      primary key (match, person)
    )`,
  `create index rated_match_of_person on rated_match (person, game, at)`,
  // Who was late or gone, found without reading every pick.
  `create index action_absent on action (match, seat, seq) where deed ->> 'kind' in ('time-out', 'sit')`,
  // When it was decided what the match counts: once, also for those that count nothing.
  `alter table match add column settled bigint`,
  `create index match_unsettled on match (updated, id)
      where settled is null and outcome is not null and (terms ->> 'rated')::boolean`,
);
