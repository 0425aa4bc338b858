import type { Generated } from 'kysely';
import type { Time } from './columns.ts';

/** What an account adds to a person, under the same id: the name under which they sign in. */
export interface LoginTable {
  id: string;
  name: string;
  /** better-auth wants something here that nobody else has. We ask for no address: it is the name. */
  email: string;
  emailVerified: boolean;
  image: string | null;
  createdAt: Generated<Date>;
  updatedAt: Generated<Date>;
  /** The name as it is compared: no two accounts have the same. */
  username: string;
  displayUsername: string;
}
/** A place in which somebody is signed in. */
export interface SessionTable {
  id: string;
  expiresAt: Date;
  token: string;
  createdAt: Generated<Date>;
  updatedAt: Date;
  /** Stays empty: addresses are not kept. */
  ipAddress: string | null;
  userAgent: string | null;
  userId: string;
}
/** A password, as a hash; or by what a provider knows somebody: its issuer and a name that only it uses. */
export interface CredentialTable {
  id: string;
  accountId: string;
  providerId: string;
  userId: string;
  password: string | null;
  createdAt: Generated<Date>;
  updatedAt: Date;
}
export interface PasskeyTable {
  id: string;
  name: string | null;
  publicKey: string;
  userId: string;
  credentialID: string;
  counter: number;
  deviceType: string;
  backedUp: boolean;
  transports: string | null;
  createdAt: Date | null;
  aaguid: string | null;
}
/** A code that leads to a new password once, as a hash. */
export interface RecoveryCodeTable {
  person: string;
  hash: string;
}
/** A link that makes another device the same person once, as a hash. */
export interface CarryTable {
  hash: string;
  person: string;
  expires: number;
}
/** Where mail reaches an account, and the page to which links in it lead. */
export interface MailAddressTable {
  person: string;
  address: string;
  page: string;
  since: Time;
}
/** A link that was mailed, to confirm an address or to choose a new password once, as a hash. */
export interface MailLinkTable {
  hash: string;
  person: string;
  kind: 'confirm' | 'reset';
  address: string;
  page: string;
  expires: Time;
}
/** Attempts to sign in that failed, and new accounts, by what is counted and a hash. */
export interface AttemptTable {
  key: string;
  points: number;
  expire: number | null;
}
export interface AccountTables {
  login: LoginTable;
  session: SessionTable;
  credential: CredentialTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  carry: CarryTable;
  mail_address: MailAddressTable;
  mail_link: MailLinkTable;
  attempt: AttemptTable;
}
