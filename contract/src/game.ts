import type { Aims } from './aims.ts';
import type { CardNumbers, NumberNames, Overlay } from './overlay.ts';
import type { PackPlan } from './packs.ts';
import type { Rules } from './rules.ts';
import type { Attempt, GameEvent, Id, Option, Reason, Seat, Seed, State } from './types.ts';
import type { Variants, VariantValue } from './variants.ts';
import type { Usual, Words } from './words.ts';

export type Eye = Seat | 'spectator';

/** What a seat brings to the table: a ready deck or its own list, and the game's own choices. */
export interface SeatConfig {
  deck?: string;
  cards?: Record<string, number>;
  choices?: Record<string, VariantValue>;
}
export interface MatchConfig {
  players: SeatConfig[];
  options?: Record<string, VariantValue>;
  /** House rules that change numbers on cards. */
  overlay?: Overlay;
  /** Agreed: decks may break the rules about their cards, as long as the game can be played with them. */
  anyDeck?: boolean;
}
export interface Deck {
  id: string;
  name: string;
  text: string;
  cards: Record<string, number>;
  choices?: Record<string, VariantValue>;
}

/** Whose work a game is, where its licence wants that to be said wherever the game is shown. */
export interface Credit {
  author: string;
  /** Where the original is found. */
  source: string;
  licence: string;
  /** Where the licence is found. */
  terms: string;
  /** What was changed, as a sentence. */
  changes: string;
}

/** Characters that a computer player may have. */
export const STYLES = ['aggressive', 'builder', 'defender'] as const;
export type Style = (typeof STYLES)[number];
/** Numbers by table and name. */
export type Weights = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A game that is the same for everybody on one day. */
export interface Daily {
  seed: Seed;
  options: Record<string, VariantValue>;
  /** The ready deck of each seat, the person's first. */
  decks?: string[];
  /** The computer player on all other seats. */
  level?: string;
}

/** A card as a person looks it up. */
export interface CardInfo {
  id: string;
  name: string;
  type: string;
  text: string;
  /** Printed facts in reading order: `Cost 5 gold`, `Attack Level +15`. */
  facts: string[];
  set: string;
  /** The same to filter, sort and count by: printed numbers by name, and words by what they tell (`Army`: `Elves`). */
  numbers?: Readonly<Record<string, number>>;
  words?: Readonly<Record<string, readonly string[]>>;
  /** What must be there before it can be played, by name, and what it provides for others. */
  needs?: Readonly<Record<string, number>>;
  provides?: Readonly<Record<string, number>>;
  /** Most copies of it in a deck: 0 where it is never part of one. Without it there is no limit. */
  most?: number;
}

/** The text of a card, sentence by sentence. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=\.)\s+/).filter(part => part !== '');

/** What a deck builder must know of a game in addition to its cards. */
export interface Bench {
  /** The number of a card by which the curve of a deck is drawn. */
  curve: string;
  /** What the needs of cards are, in the plural: `Buildings`. */
  means: string;
  /** How many cards of a deck a player has seen on the first turn, and how many more on each later one. */
  first: number;
  each: number;
  /** What that assumes, where it depends on the player; else empty. */
  assumes: string;
  /** Types of cards that lie apart and are never drawn. */
  apart?: readonly string[];
}

export interface About {
  id: string;
  title: string;
  /** Changes whenever the same picks could lead elsewhere. */
  rulesVersion: string;
  seats: { min: number; max: number };
  /** No game lasts longer than this many picks. */
  bound: number;
  credit?: Credit;
}

export interface Setup<S> {
  /** What a host may set. */
  variants: Variants;
  /** What each seat chooses in addition to its deck. */
  choices: Variants;
  /** The numbers on cards that an overlay may change, as they are without one. */
  numbers?: CardNumbers;
  /** Those of them that no rulebook prints: they were designed, and only they are ever tuned. */
  designed?: NumberNames;
  /** Every reason at once why this set-up is refused; empty when it is legal. */
  check(config: MatchConfig): Reason[];
  /** The reasons against what one seat brings, under these variants; a deck's come with what would mend them. */
  checkSeat(seat: SeatConfig, options?: Record<string, VariantValue>): Reason[];
  /** Lays out a checked set-up. The first step of the first rule has not run yet. */
  deal(config: MatchConfig, seed: Seed): S;
}

/** The rulebook, and what may happen to a table at any moment. */
export interface Play<S> extends Rules<S> {
  clone(s: S): S;
  /** A player may give up at any moment, whoever's decision it is. */
  concede(s: S, seat: Seat): void;
  /** Whether this seat is out of the game: defeated, or given up. */
  gone(s: S, seat: Seat): boolean;
  /** Draws all chance to come from this seed, where a game keeps more streams of it than `random`. */
  reseed?(s: S, seed: Seed): void;
}

/** Who may know what. */
export interface Knowledge<S> {
  /** What this eye may know: the same shape, unknown things blanked. */
  view(s: S, eye: Eye): S;
  /** Some full state that this seat could not tell from `s`. */
  sample(s: S, seat: Seat, seed: Seed): S;
  sees(event: GameEvent, eye: Eye): GameEvent | null;
  /**
   * The same table with another future: only what nobody knows is dealt anew, the order of decks and dice to come. Luck is
   * measured by it; where it is left out, at tables that `sample` deals.
   */
  future?(s: S, seed: Seed): S;
  /** The hands, in order: what lies open where everybody has agreed to play so. Empty while they cannot be shown. */
  hands?(s: S): Id[][];
  /**
   * Why this seat cannot do this now; empty when it can. An attempt may name no more than a card. It is asked with
   * the view of its seat, never with more.
   */
  whyNot(s: S, seat: Seat, attempt: Attempt): Reason[];
}

/** How a question is answered without asking: no word of it is for people. */
export type Standing<S> = Omit<Usual<S>, 'text'>;

/** Opinion, never law: what computer players think of a position. */
export interface Judgement<S> {
  /** How good it looks for a seat, 0 to 1. */
  score(s: S, seat: Seat, weights?: Weights): number;
  /** What most players would answer without thinking: quick play-outs and suggested defaults. */
  habit(s: S, seat: Seat, options: readonly Option[], weights?: Weights): Option;
  /** The numbers with which both of them judge unless they are given others. */
  weights: Record<string, Record<string, number>>;
  /** Numbers that players who think ahead use instead: learned from the outcomes of many games. */
  experience: Weights;
  /**
   * Chances of winning are judged where the usual picks lead before chance steps in again: for a game whose score does not
   * tell what a card in hand or a won fight is worth before it has been made use of.
   */
  untilChance?: true;
  /** What one copy of a card promises to a deck whose other cards let it be played. */
  cardWorth?(card: string): number;
  /** Questions (`rule.step`) that players may have answered for them, and how they are unless a player says otherwise. */
  standing?: Readonly<Record<string, Standing<S>>>;
  /** Ways to play with a character: factors on those numbers. */
  styles?: Readonly<Record<Style, Weights>>;
}

/** The one deck that whoever holds a castle draws from: the rules fix it. */
export interface Supply {
  /** Cards with which the opening hand begins, where there is one; the others are drawn. */
  opens: string[];
  /** What is drawn from, copies by card. */
  pile: Record<string, number>;
  /** The variant that says how many cards the opening hand has. */
  hand: string;
  /** How many cards may be drawn in a round. */
  each: number;
}

/** What is built in the place of a deck where a game has none: out of its variants. */
export interface Castles {
  /** Those variants, with the values that a castle may have. */
  schema: Variants;
  /** Castles to begin with: their values stand under `choices`. */
  ready: readonly Deck[];
  supply: Supply;
}

export interface Catalogue<S> {
  cards: readonly CardInfo[];
  decks: readonly Deck[];
  /** Decks that are no longer offered; matches that name them are still dealt them. */
  earlier?: readonly Deck[];
  /** Where decks are built; a game without it has none of one's own. */
  bench?: Bench;
  /** Packs for sealed play and drafts. */
  packs?: PackPlan;
  castles?: Castles;
  /** The game of a day, YYYY-MM-DD, where the rules have one. */
  daily?(date: string): Daily;
  /** What finished games of one deal are compared by, the most important number first; more is better. */
  ranking?(s: S): number[];
  /** What puzzles may ask for beside winning and surviving. */
  aims?: Aims<S>;
  /** In a series: variants of the next match, where the rules say who begins it. Without it people change seats. */
  nextMatch?(s: S): Record<string, VariantValue>;
}

export interface Piles {
  deck: readonly Id[];
  hand: readonly Id[];
}

/** What the laws and the statistics ask. */
export interface Audit<S> {
  /** Conservation, at the end of the game too: what is in two places or in none, or `null`. */
  misplaced(s: S): string | null;
  /**
   * What has outlived its cause, or `null`: a mark, hold or control whose reason is no longer there, or anything that
   * belongs to or is held by a seat that is gone.
   */
  stray(s: S): string | null;
  /** Runs the state checks, triggers and clean-up once more. At a question nothing is left for them to do. */
  settle(s: S): void;
  /** What the coverage law expects of cards. */
  behaviours: readonly string[];
  /** Turns begun so far. */
  turns(s: S): number;
  /** Whose turn it is, or who begins the turn that all take together. */
  begins(s: S): Seat;
  /** What a seat has not drawn yet, and what it holds. Without it no card is followed. */
  piles?(s: S, seat: Seat): Piles;
  /** Kinds of options that play the card which they name out of the hand. */
  plays?: readonly string[];
}

/** A game in roles: bots ask for rules, knowledge and judgement, a deck builder for set-up and catalogue, the laws for all. */
// biome-ignore lint/suspicious/noExplicitAny: code for all games alike does not know their states
export interface Game<S extends State = any> {
  about: About;
  setup: Setup<S>;
  rules: Play<S>;
  knowledge: Knowledge<S>;
  judgement: Judgement<S>;
  words: Words<S>;
  catalogue: Catalogue<S>;
  audit: Audit<S>;
}
