import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const spoken: Migration = statements(
  // The name of a table, to be told on the telephone. It is free again as soon as the invitation is answered or withdrawn.
  'alter table invitation add column spoken text',
  `create unique index invitation_spoken on invitation (spoken)
    where spoken is not null and not closed and match is null`,
);
