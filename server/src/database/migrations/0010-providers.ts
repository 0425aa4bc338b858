import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/** Whoever a provider vouches for is one person here, whichever node hears of them first. Passwords are named otherwise. */
export const providers: Migration = statements(
  `create unique index credential_of_provider on credential ("providerId", "accountId")
      where "providerId" <> 'credential'`,
);
