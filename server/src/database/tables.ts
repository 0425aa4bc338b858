import type { MatchConfig, Outcome, State, VariantValue } from '@siegeworks/contract';
import type { Chair, Deed } from '@siegeworks/host';
import type { Afterwards, Again, ClockRule, GivenTerms, Series, Settings } from '@siegeworks/protocol';
import type { ColumnType, Generated } from 'kysely';
import type { AccountTables } from './account-tables.ts';
import type { CircleTables } from './circle-tables.ts';
import type { Json, JsonOrNull, Time } from './columns.ts';
import type { DeckTables } from './deck-tables.ts';
import type { EngineTables } from './engine-tables.ts';
import type { MeetingTables } from './meeting-tables.ts';
import type { ModerationTables } from './moderation-tables.ts';
import type { PuzzleTables } from './puzzle-tables.ts';
import type { RatingTables } from './rating-tables.ts';

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
  /** The hash of the rules with which it is played; `null` for matches from before rules were kept. */
  engine: ColumnType<string | null, string | null | undefined, string | null>;
  config: Json<MatchConfig>;
  seed: string;
  commitment: string;
  entropy: Json<string[]>;
  seats: Json<Chair[]>;
  series: JsonOrNull<Series>;
  /** The position with which it began; `null` where cards were dealt. */
  start: ColumnType<State | null, string | null | undefined, string | null>;
  clock: JsonOrNull<ClockRule>;
  /** What was agreed before the deal; `termsOf` adds what is as usual. `null` for matches from before it was kept. */
  terms: ColumnType<GivenTerms | null, string | null | undefined, string | null>;
  /** Whether others may watch, now. */
  watch: boolean;
  /** Whether watchers may not talk, not even among themselves. */
  silenced: Generated<boolean>;
  created: Time;
  updated: Time;
  /** When the running clock is over. */
  deadline: Time | null;
  outcome: JsonOrNull<Outcome>;
  /** The seat that has to decide, as far as it is known. */
  asked: ColumnType<number | null, number | null | undefined, number | null>;
  /** When it was decided what a rated match counts. */
  settled: Generated<Time | null>;
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
  /** `termsOf` adds what is as usual. */
  terms: Json<GivenTerms>;
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
  /** The match of which it is a rematch. */
  follows: ColumnType<string | null, string | null | undefined, string | null>;
  how: ColumnType<Again | null, Again | null | undefined, Again | null>;
  /** With which position the match begins, and how it is set up; `null` where cards are dealt. */
  start: ColumnType<Start | null, string | null | undefined, string | null>;
  /** The circle whose packs both decks come from. */
  circle: ColumnType<string | null, string | null | undefined, string | null>;
  /** How its table is called in speech, where it has a link. */
  spoken: ColumnType<string | null, string | null | undefined, string | null>;
  closed: boolean;
  created: Time;
  updated: Time;
}
/** A position from elsewhere, with the set-up that belongs to it. */
export interface Start {
  config: MatchConfig;
  position: State;
}
export interface Sitter {
  person: string;
  name: string;
  seat: number;
  deck: string | null;
  cards?: Record<string, number> | undefined;
  choices?: Record<string, VariantValue> | undefined;
  entropy: string;
  afterwards?: Afterwards | undefined;
  /** The terms to which they have agreed; not named before terms could be changed. */
  edition?: string | undefined;
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
  /** Said among watchers while the match was played. */
  apart: Generated<boolean>;
}
export interface NodeTable {
  id: string;
  /** The last time at which this node was known to serve. */
  beat: Time;
  /** Since when it has served, in which version, and how busy it was; older versions did not say. */
  started?: Time | null;
  version?: string | null;
  rooms?: number | null;
  visits?: number | null;
}

/** What all nodes of a house share. */
export interface HouseTable {
  key: string;
  value: string;
}

export interface Tables
  extends AccountTables,
    CircleTables,
    DeckTables,
    EngineTables,
    MeetingTables,
    ModerationTables,
    PuzzleTables,
    RatingTables {
  house: HouseTable;
  person: PersonTable;
  match: MatchTable;
  action: ActionTable;
  invitation: InvitationTable;
  settings: SettingsTable;
  talk: TalkTable;
  node: NodeTable;
}
