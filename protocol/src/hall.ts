import type { Check } from '@siegeworks/files/shape';
import { flag, list, name, orNull, shape, text } from '@siegeworks/files/shape';
import type { Letter } from './people.ts';
import type { ClockRule } from './terms.ts';
import { clockRule } from './terms.ts';

/** A match in the hall. */
export interface LiveMatch {
  match: string;
  game: string;
  /** By seat. */
  names: string[];
  updated: number;
  over: boolean;
  /** Of the reader's own matches: whether it waits for the reader. */
  waits: boolean;
  /** When the running clock is over, in milliseconds from now; `null` where none runs. */
  left: number | null;
  watchers: number;
}

/** Whether somebody is in the house now, and what they do there. */
export const WHEREABOUTS = ['here', 'playing', 'away'] as const;
export interface Friend {
  id: string;
  name: string;
  where: (typeof WHEREABOUTS)[number];
  /** The match that they play, where it can be watched. */
  match: string | null;
}

/** What is alive in the house. */
export interface HallInfo {
  /** Open tables, those of friends first. */
  open: Letter[];
  live: LiveMatch[];
  /** Matches in which the reader sits and that are not over; those that wait for the reader first. */
  mine: LiveMatch[];
  /** Public matches that are over and can be looked back at. */
  past: LiveMatch[];
  /** Invitations to the reader by name. */
  asked: Letter[];
  friends: Friend[];
  /** Those who would like to be a friend of the reader. */
  wooers: Friend[];
  /** How many people are in the house now, the reader included. */
  here: number;
}
/** Nobody has come to this house yet. */
export const EMPTY_HALL: HallInfo = {
  open: [],
  live: [],
  mine: [],
  past: [],
  asked: [],
  friends: [],
  wooers: [],
  here: 0,
};

/** What somebody who would play with anybody is looking for. */
export interface SeekWish {
  /** Any of these will do. */
  games: string[];
  clock: ClockRule | null;
  rated: boolean;
  entropy: string;
}
/** How it stands: since when somebody waits, and the match once another was found. */
export interface SeekInfo {
  since: number;
  games: string[];
  /** Of the seed that is promised; once another was found, of the seed of the match. */
  commitment: string;
  match: string | null;
}
export const seekWish: Check<SeekWish> = shape<SeekWish>({
  games: list(name, 20),
  clock: orNull(clockRule),
  rated: flag,
  entropy: text,
});

/** A table as anybody may see it, small: what the hall shows of a match that is being played. */
export interface Glimpse {
  match: string;
  game: string;
  updated: number;
  names: string[];
  /** The view of a spectator. */
  view: object;
}
