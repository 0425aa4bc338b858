import type { Board } from './board.ts';
import type { Eye, MatchConfig } from './game.ts';
import type { GameEvent, Option, Seat, Seed } from './types.ts';

/** The sentence for an event, and the rule that it comes from. */
export interface Said<S, E> {
  rule: string | ((e: E) => string);
  say(s: S, e: E): string;
}
/** A sentence for every event of a closed union: a type without words or a misspelt field does not compile. */
export type Sayings<S, E extends GameEvent> = {
  readonly [T in E['type']]: Said<S, Extract<E, { type: T }>>;
};

/** Everything that is said to people. All words of a game are in one place. */
export interface Words<S> {
  /** One sentence per event type, and the rule that it comes from. */
  // biome-ignore lint/suspicious/noExplicitAny: code for all games alike does not know their events
  events: Record<string, Said<S, any>>;
  /** One question per `rule.step`. */
  questions: Record<string, (s: S) => string>;
  option(s: S, option: Option): string;
  /** What would come of it where that can be computed (`27 % to slay the Ogre`); empty when there is nothing to say. */
  forecast?(s: S, option: Option): string;
  board(s: S, eye: Eye): Board;
  /** One word per reason of an outcome. */
  outcome(s: S): string;
  /** One line to pass on when such a match is over, or `null` when there is nothing to compare it with. */
  share?(s: S, match: { seed: Seed; config: MatchConfig }): string | null;
  /** Questions (`rule.step`) that players may have answered for them, and how they are unless a player says otherwise. */
  usual?: Readonly<Record<string, Usual>>;
  /** What a newcomer must know when this question (`rule.step`) is asked for the first time: a sentence or two. */
  lessons?: Readonly<Record<string, string>>;
  /** Event types that are counted for the story of a match: under which title, and for whom. */
  // biome-ignore lint/suspicious/noExplicitAny: each event type has its own fields
  story?: Readonly<Record<string, { title: string; seat(s: S, e: any): Seat | null }>>;
}

/** A question that is answered without asking, or that at least may be. */
export interface Usual {
  /** The kind of the option that answers it, `first`, or `ask`: asked unless the player lets it pass. */
  answer: string;
  /** Completes "Ask me …": `how to pay`, `when somebody attacks`. */
  text: string;
  /** Whether it is answered even when one of the options uses a card. */
  cards: boolean;
}
