import type { MatchConfig, Outcome } from '@siegeworks/contract';
import type { Chair, Deed } from '@siegeworks/host';
import type { ClockRule, Series, Settings, Terms } from '@siegeworks/protocol';
import type { ColumnType, Generated } from 'kysely';

/** A column of JSON: written as text, read as data. */
type Json<T> = ColumnType<T, string, string>;
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>;
/** Milliseconds since 1970. PostgreSQL hands whole numbers of this size out as text; the pool turns them back. */
type Time = number;

export interface PersonTable {
  id: string;
  name: string;
  created: Time;
  seen: Time;
}
export interface MatchTable {
  id: string;
  game: string;
  rules_version: string;
  config: Json<MatchConfig>;
  seed: string;
  commitment: string;
  entropy: Json<string[]>;
  seats: Json<Chair[]>;
  series: JsonOrNull<Series>;
  clock: JsonOrNull<ClockRule>;
  /** Whether others may watch. */
  watch: boolean;
  created: Time;
  updated: Time;
  /** When the running clock is over. */
  deadline: Time | null;
  outcome: JsonOrNull<Outcome>;
}
/** One line of a match's log. The primary key `(match, seq)` is the fence: whoever inserts first has acted. */
export interface ActionTable {
  match: string;
  seq: number;
  seat: number;
  deed: Json<Deed>;
  at: Time;
  /** Unique for each match and seat: a message that is sent again is not carried out twice. */
  client: string | null;
}
export interface InvitationTable {
  id: string;
  by: string;
  terms: Json<Terms>;
  seed: string;
  commitment: string;
  /** Who has sat down so far, with the randomness that they brought. */
  sitters: Json<Sitter[]>;
  /** By seat: for whom it is kept; `null` where anybody may sit down. */
  reserved: JsonOrNull<(string | null)[]>;
  /** Counts changes: two who sit down at once do not overwrite each other. */
  revision: number;
  /** Open to anybody in the hall, or only behind its link. */
  open: boolean;
  match: string | null;
  closed: boolean;
  created: Time;
  updated: Time;
}
export interface Sitter {
  person: string;
  name: string;
  seat: number;
  deck: string | null;
  entropy: string;
}
export interface SettingsTable {
  person: string;
  game: string;
  settings: Json<Settings>;
}
export interface TalkTable {
  n: Generated<number>;
  match: string;
  person: string;
  name: string;
  /** One of the set phrases, or free text. */
  phrase: string | null;
  text: string;
  at: Time;
}
export interface NodeTable {
  id: string;
  /** The last time at which this node was known to serve. */
  beat: Time;
}

/** What all nodes of a house share. */
export interface HouseTable {
  key: string;
  value: string;
}

export interface Tables {
  house: HouseTable;
  person: PersonTable;
  match: MatchTable;
  action: ActionTable;
  invitation: InvitationTable;
  settings: SettingsTable;
  talk: TalkTable;
  node: NodeTable;
}
