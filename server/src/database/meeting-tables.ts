import type { ClockRule } from '@siegeworks/protocol';
import type { Json, JsonOrNull, Time } from './columns.ts';

/** Somebody waits to be paired. One for each person. */
export interface SeekTable {
  person: string;
  /** Any of these will do. */
  games: Json<string[]>;
  clock: JsonOrNull<ClockRule>;
  rated: boolean;
  seed: string;
  commitment: string;
  entropy: string;
  created: Time;
  /** The last time at which the page of the person was heard of. */
  beat: Time;
  /** The match, once somebody was found. */
  match: string | null;
}

/** `person` has asked `friend`; once accepted they are friends of each other. */
export interface FriendTable {
  person: string;
  friend: string;
  accepted: boolean;
  created: Time;
}

export interface MeetingTables {
  seek: SeekTable;
  friend: FriendTable;
}
