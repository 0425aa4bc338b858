import type { Overlay } from './overlay.ts';

/** Things of a game are referred to by number; a number never changes its meaning during a match. */
export type Id = number;
export type Seat = number;
export type Seed = string;

/** One flat shape for everything a player can pick, so that any screen, bot or log can show it. */
export interface Option {
  kind: string;
  card?: Id;
  target?: Id;
  seat?: Seat;
  n?: number;
  /** A word of the game that is not a card on the table: an innate Spell, an ability, a place. */
  what?: string;
}

/** What a player would like to do, as far as it was said: perhaps only with which card, perhaps also to whom. */
export type Attempt = Partial<Option>;

/** A rule in progress. Its locals sit beside `rule` and `at`, so a half-done rule is plain JSON. */
export interface Frame {
  rule: string;
  at: string;
}

/** A fact in the past tense, for log, animation and statistics. Events never drive rules. */
export interface GameEvent {
  type: string;
}

/**
 * A scripted outcome: a die's number, or the order in which a shuffle leaves the first cards. `free` stands last: from there
 * on, and wherever what is scripted does not fit what is wanted, chance decides.
 */
export type Chance = number | number[] | typeof FREE;
export const FREE = 'free';

export interface Outcome {
  /** Place of each seat, 1 is first; seats of one team share a place. */
  places: number[];
  draw: boolean;
  /** The rule that ended the game, and a word for what happened under it. */
  rule: string;
  reason: string;
}

/**
 * Who sits where, and who looks. Only what is shown to somebody carries it: a reader lays it into a view before the game's
 * words speak of it. The state of a match, its saves and its replays know seats alone.
 */
export interface People {
  /** By seat. */
  names: readonly string[];
  /** The viewer, addressed as `you`; `null` for one without a seat. */
  you: Seat | null;
}

export interface State {
  seats: number;
  stack: Frame[];
  /** Four words of the generator. */
  random: number[];
  /** Counts what can never be taken back: chance used, hidden things shown. */
  luck: number;
  /** Scripted outcomes for tests and lessons; `null` in real play. */
  script: Chance[] | null;
  /** `null` while nobody listens (search, simulation). */
  events: GameEvent[] | null;
  over: Outcome | null;
  /** House rules that change numbers on cards; never changed during a match. */
  overlay?: Overlay;
  /** Only in a view that is shown to somebody: who sits where, for the game's words. */
  people?: People;
}

/** Why something is not possible, with the rule that says so. */
export interface Reason {
  rule: string;
  text: string;
  /** Of a deck: what would mend it. */
  amend?: Amend;
  /** Of a deck: the game can be played with it all the same, where those who play have agreed upon any deck. */
  yields?: boolean;
}
/** How many copies more, or fewer when below zero: of this card, of any card of this type, or of any card at all. */
export interface Amend {
  change: number;
  card?: string;
  type?: string;
  /** A type of which there is the right number already: these are left alone. */
  except?: string;
}

/** A bug in the rules: a state that no rule allows. */
export class Impossible extends Error {
  override name = 'Impossible';
}

/** Input that the rules do not allow. Nothing has changed. */
export class Refused extends Error {
  override name = 'Refused';
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(reasons.map(r => (r.rule ? `${r.text} (${r.rule})` : r.text)).join('\n'));
    this.reasons = reasons;
  }
}
