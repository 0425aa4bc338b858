/** What somebody sees of their own account. Times are milliseconds since 1970. */
export interface AccountInfo {
  passkeys: PasskeyInfo[];
  /** How many recovery codes are left. */
  codes: number;
  /** Where they are signed in, the latest first. */
  places: PlaceInfo[];
}
export interface PasskeyInfo {
  id: string;
  name: string;
  created: number;
}
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
