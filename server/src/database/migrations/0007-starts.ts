import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

export const starts: Migration = statements(
  // The position with which a match begins that is not dealt.
  `alter table invitation add column start jsonb`,
  `alter table match add column start jsonb`,
);
