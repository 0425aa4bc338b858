import type { Migration } from 'kysely/migration';
import { statements } from './statements.ts';

/**
 * What an account adds to a person. The first five tables are better-auth's, with its names of columns; a test says
 * when it wants others. A login has the id of its person, and goes when the person goes.
 */
export const accounts: Migration = statements(
  `create table login (
      id text primary key references person (id) on delete cascade,
      name text not null,
      email text not null unique,
      "emailVerified" boolean not null,
      image text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp,
      username text unique,
      "displayUsername" text
    )`,
  `create table session (
      id text primary key,
      "expiresAt" timestamptz not null,
      token text not null unique,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null,
      "ipAddress" text,
      "userAgent" text,
      "userId" text not null references login (id) on delete cascade
    )`,
  `create table credential (
      id text primary key,
      "accountId" text not null,
      "providerId" text not null,
      "userId" text not null references login (id) on delete cascade,
      "accessToken" text,
      "refreshToken" text,
      "idToken" text,
      "accessTokenExpiresAt" timestamptz,
      "refreshTokenExpiresAt" timestamptz,
      scope text,
      password text,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null
    )`,
  `create table verification (
      id text primary key,
      identifier text not null,
      value text not null,
      "expiresAt" timestamptz not null,
      "createdAt" timestamptz not null default current_timestamp,
      "updatedAt" timestamptz not null default current_timestamp
    )`,
  `create table passkey (
      id text primary key,
      name text,
      "publicKey" text not null,
      "userId" text not null references login (id) on delete cascade,
      "credentialID" text not null,
      counter integer not null,
      "deviceType" text not null,
      "backedUp" boolean not null,
      transports text,
      "createdAt" timestamptz,
      aaguid text
    )`,
  `create index "session_userId_idx" on session ("userId")`,
  `create index "credential_userId_idx" on credential ("userId")`,
  `create index "verification_identifier_idx" on verification (identifier)`,
  `create index "passkey_userId_idx" on passkey ("userId")`,
  `create index "passkey_credentialID_idx" on passkey ("credentialID")`,
  `create table recovery_code (
      person text not null references login (id) on delete cascade,
      hash text not null,
      primary key (person, hash)
    )`,
  `create table carry (
      hash text primary key,
      person text not null references person (id) on delete cascade,
      expires bigint not null
    )`,
  // Counts attempts; its columns are those of rate-limiter-flexible.
  `create table attempt (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`,
);
