import type { MatchResult } from '@siegeworks/protocol';
import type { Time } from './columns.ts';

/** How strong a person seems to be at a game, after their last rated match. */
export interface RatingTable {
  person: string;
  game: string;
  points: number;
  deviation: number;
  /** How many matches it is made of. */
  matches: number;
  /** When the last of them ended. */
  at: Time;
}

/** What one rated match changed for one person. Written once, with the match's `settled`. */
export interface RatedMatchTable {
  match: string;
  person: string;
  game: string;
  seat: number;
  /** The ready deck that was played. */
  deck: string | null;
  result: MatchResult;
  /** How many rated matches of the game came before. */
  matches_before: number;
  points_before: number;
  deviation_before: number;
  points_after: number;
  deviation_after: number;
  at: Time;
}

export interface RatingTables {
  rating: RatingTable;
  rated_match: RatedMatchTable;
}
