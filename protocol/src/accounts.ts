/** What somebody sees of their own account. Times are milliseconds since 1970. */
export interface AccountInfo {
  /** Whether they can sign in with a password. */
  password: boolean;
  /** Whether they can sign in with the provider of this house, where it has one. */
  provider: { name: string; connected: boolean } | null;
  /** Where mail reaches them, where the house can send any. */
  mail: MailInfo | null;
  passkeys: PasskeyInfo[];
  /** How many recovery codes are left. */
  codes: number;
  /** Where they are signed in, the latest first. */
  places: PlaceInfo[];
}
export interface MailInfo {
  /** The address that they have shown to be theirs. */
  address: string | null;
  /** An address to which a link is on its way. */
  asked: string | null;
}
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
}
/** Ways into an account that a house has only where its host has arranged them. */
export interface MoreWays {
  /** What the provider is called with whom people can sign in. */
  provider?: string;
  /** Whether the house can send mail. */
  mail?: true;
}
/** As what somebody has come back from the provider, and where in the page they were. */
export type CameBack = { after: string } & (
  | { as: 'connected' | 'signed in' }
  /** The house does not know them yet; as a guest, they have this name. */
  | { as: 'new'; name: string }
);
/** A browser in which somebody is signed in. */
export interface PlaceInfo {
  id: string;
  /** As it describes itself. */
  browser: string;
  since: number;
  seen: number;
  /** Whether it is the one that asks. */
  here: boolean;
}
/** A link that makes another device the same person, once. */
export interface CarryInfo {
  code: string;
  expires: number;
}
