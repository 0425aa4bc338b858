import type { Migration } from 'kysely/migration';
import { rooms } from './migrations/0001-rooms.ts';
import { accounts } from './migrations/0002-accounts.ts';
import { meeting } from './migrations/0003-meeting.ts';
import { ratings } from './migrations/0004-ratings.ts';
import { engines } from './migrations/0005-engines.ts';
import { moderation } from './migrations/0006-moderation.ts';
import { starts } from './migrations/0007-starts.ts';
import { decks } from './migrations/0008-decks.ts';
import { circles } from './migrations/0009-circles.ts';
import { providers } from './migrations/0010-providers.ts';
import { mail } from './migrations/0011-mail.ts';
import { puzzles } from './migrations/0012-puzzles.ts';
import { spoken } from './migrations/0013-spoken.ts';

/** In order, forward only. A migration that has been released is never changed. */
export const MIGRATIONS: Record<string, Migration> = {
  '0001-rooms': rooms,
  '0002-accounts': accounts,
  '0003-meeting': meeting,
  '0004-ratings': ratings,
  '0005-engines': engines,
  '0006-moderation': moderation,
  '0007-starts': starts,
  '0008-decks': decks,
  '0009-circles': circles,
  '0010-providers': providers,
  '0011-mail': mail,
  '0012-puzzles': puzzles,
  '0013-spoken': spoken,
};
