/** How strong somebody seems to be, and how far off that may be (one standard deviation), in points. */
export interface Rating {
  points: number;
  deviation: number;
  /** How many rated matches it is made of; computer players have none. */
  matches: number;
}
/** With fewer rated matches than this nobody has a rating yet. */
export const FEWEST_RATED = 5;
export const isSettled = ({ matches }: Pick<Rating, 'matches'>): boolean => matches >= FEWEST_RATED;

export type MatchResult = 'won' | 'lost' | 'drawn';

/** What a match changed for one seat. */
export interface RatingChange {
  before: Rating;
  after: Rating;
}
/** What a match counts, by seat: `null` for computer players. Not known before it is over. */
export interface MatchRating {
  rated: boolean;
  /** Whether it has been decided; a moment after the end it always has. */
  settled: boolean;
  seats: (RatingChange | null)[];
}

/** One match as it stands on a person's profile. */
export interface PlayedMatch {
  match: string;
  game: string;
  at: number;
  result: MatchResult;
  /** How it ended: by the rules, or because somebody left or ran out of time. */
  ending: 'played' | 'left' | 'time';
  rated: boolean;
  /** Names of ready decks, where lists are open to the reader; by seat, the person's own first. */
  decks: (string | null)[];
  opponents: Opponent[];
  /** In points, where the match was rated. */
  change: number | null;
  /** Whether the reader may look back at it. */
  open: boolean;
}
export interface Opponent {
  /** `null` for computer players, and for people who have left the house. */
  person: string | null;
  name: string;
  rating: Rating | null;
}

/** A point of the plot: the rating after a match. */
export interface RatingPoint extends Rating {
  at: number;
  result: MatchResult;
}
/** How often something was won, out of rated matches. */
export interface Share {
  /** Of a deck, a person or a computer player. */
  id: string;
  name: string;
  won: number;
  drawn: number;
  of: number;
  /** The opponent's rating now. */
  rating: Rating | null;
}

/** What everybody may know of a person. */
export interface Profile {
  person: { id: string; name: string; since: number };
  mine: boolean;
  /** Matches with others that have ended, and how many of those the person stayed in to the end. */
  played: number;
  finished: number;
  /** In the order of the shelf. */
  games: GameStanding[];
}
export interface GameStanding {
  game: string;
  /** Whether the game is rated at all; sieges held together are not. */
  rateable: boolean;
  rating: Rating | null;
  /** Matches of the game, rated or not, and those won. */
  played: number;
  won: number;
}
/** The rated matches of a person at one game. */
export interface RatingHistory {
  points: RatingPoint[];
  decks: Share[];
  opponents: Share[];
}
