import type { Board } from './board.ts';
import type { Eye, MatchConfig } from './game.ts';
import type { Summary } from './summary.ts';
import type { Attempt, GameEvent, Id, Option, Seat, Seed } from './types.ts';

/**
 * What part an event plays in the story of a match: it opens a turn; it is a phase of the engine, which nobody needs
 * to read; it is the price of the deed that follows; it opens a deed (a purchase, a Spell) or a fight; it is how a deed
 * ended; or it is one of the details of a deed.
 */
export const PARTS = ['turn', 'phase', 'price', 'deed', 'fight', 'result', 'detail'] as const;
export type Part = (typeof PARTS)[number];

/** The sentence for an event, and the rule that it comes from. */
export interface Said<S, E> extends Telling<S, E> {
  rule: string | ((e: E) => string);
  say(s: S, e: E): string;
}
/** What an event is in the story of a match. */
export interface Telling<S, E> {
  /** Without it, a detail. */
  part?: Part | ((e: E) => Part);
  /** How a deed ended in a word or two (`slain`, `2 damage`); of a turn, its title (`Round 7, Greta`). */
  short?(s: S, e: E): string;
  /** Ties it to the deed with the same thread, when others have begun since: a Spell, and later its effect. */
  thread?(e: E): string;
  /** The cards that it is about, the most important first. Without it: its `card`, `target` and `cards`. */
  cards?(s: S, e: E): readonly Id[];
}
/** A sentence for every event of a closed union: a type without words or a misspelt field does not compile. */
export type Sayings<S, E extends GameEvent> = {
  readonly [T in E['type']]: Said<S, Extract<E, { type: T }>>;
};
/** The events that are more than details. */
export type Tellings<S, E extends GameEvent> = {
  readonly [T in E['type']]?: Telling<S, Extract<E, { type: T }>>;
};

/** Everything that is said to people. All words of a game are in one place. */
export interface Words<S> {
  /** One sentence per event type, and the rule that it comes from. */
  // biome-ignore lint/suspicious/noExplicitAny: code for all games alike does not know their events
  events: Record<string, Said<S, any>>;
  /** One question per `rule.step`. */
  questions: Record<string, (s: S) => string>;
  /** By question: the card (key into the game's cards) whose text says what is being decided, where the question does not. */
  subjects?: Readonly<Record<string, (s: S) => string | null>>;
  option(s: S, option: Option): string;
  /** What would come of it where that can be computed (`27 % to slay the Ogre`); empty when there is nothing to say. */
  forecast?(s: S, option: Option): string;
  /**
   * Whether nothing is spent, sacrificed, attacked or built by it: passing, going on, ending a phase. Only such an
   * answer is given for a player who presses Space without having chosen anything. Without it: `pass` and `done`.
   */
  harmless?(s: S, option: Option): boolean;
  /** Whether the player's turn is over with it: it is asked again while something could still be done. */
  endsTurn?(s: S, option: Option): boolean;
  /** Whether it can be done at any time and hardly ever should: nobody is asked again for its sake. */
  idle?(s: S, option: Option): boolean;
  /** Everything on the board that an option is about: cards by number, areas by id. Without it: its card and target. */
  about?(s: S, option: Option): readonly Thing[];
  /** What an option would use up beside its own card: marked, discarded, sacrificed. It is shown before it happens. */
  uses?(s: S, option: Option): readonly Id[];
  /** What lies under this number: key into the game's cards, `null` where the state does not tell. */
  card?(s: S, id: Id): string | null;
  /** Several picks that are usually made together, each bundle as one answer. */
  bundles?(s: S, seat: Seat, options: readonly Option[]): readonly Bundle[];
  /** What the words, icons and abbreviations of this game mean. */
  glossary?: readonly Term[];
  /** The whole game on one screen. */
  summary?: Summary;
  /**
   * Cards that this eye can name although they lie hidden: what is left in decks, and what it has seen go there.
   * `seen` is its view, in which hands may lie open by agreement.
   */
  known?(seen: S, eye: Eye): readonly KnownPile[];
  board(s: S, eye: Eye): Board;
  /** One word per reason of an outcome. */
  outcome(s: S): string;
  /** One line to pass on when such a match is over, or `null` when there is nothing to compare it with. */
  share?(s: S, match: { seed: Seed; config: MatchConfig }): string | null;
  /** Where the rules count points at the end: how many, and for what. */
  score?(s: S): Score | null;
  /** The side that a seat belongs to, where several seats share one; `null` where everybody plays alone. */
  team?(s: S, seat: Seat): string | null;
  /** How questions with a standing answer (`judgement.standing`) are named to players. */
  usual?: Readonly<Record<string, Pick<Usual<S>, 'text'>>>;
  /** What a newcomer must know when this question (`rule.step`) is asked for the first time: a sentence or two. */
  lessons?: Readonly<Record<string, string>>;
  /** Event types that are counted for the story of a match: under which title, and for whom. */
  // biome-ignore lint/suspicious/noExplicitAny: each event type has its own fields
  story?: Readonly<Record<string, { title: string; seat(s: S, e: any): Seat | null }>>;
}

/** What lies on a board: a card by its number, an area by its id. */
export type Thing = Id | string;

/** Several picks at one press: the first one, and what answers the questions that follow it. */
export interface Bundle {
  /** `All attack the Castle`. */
  text: string;
  /** What it will do, card by card, before it is done. */
  note: string;
  option: Option;
  /** Each answers the next question if exactly one of its options fits; otherwise the player is asked. */
  then: readonly Attempt[];
  /**
   * A standing order: until the turn is over it keeps answering these questions (`rule.step`), through dice and whatever
   * others do, and leaves out what is no longer possible. Any other question is the player's: a pass leaves the order
   * standing, any other answer ends it.
   */
  firm?: readonly string[];
  /** Not listed among the answers: it is what dragging this onto that means, or pressing one after the other. */
  gesture?: { card: Thing; onto: Thing };
}

/** The points of a finished match. */
export interface Score {
  total: number;
  /** What the total is called, such as `Castle Held`; empty where it has no name. */
  title: string;
  /** What it is made of, in the order in which it is counted. */
  parts: { title: string; points: number }[];
}

/** Hidden cards that can be named, as one list. */
export interface KnownPile {
  /** `Left in your deck`. */
  title: string;
  /** In how many hidden places these cards lie. */
  places: number;
  /** Whether one of them is drawn next, each with the same chance. */
  next: boolean;
  cards: readonly KnownCard[];
}
export interface KnownCard {
  /** Key into the game's cards. */
  card: string;
  n: number;
  /** Where it lies, if that is known: `on top`. */
  where?: string;
}

/** One entry of a game's glossary. */
export interface Term {
  /** As it is written in the middle of a sentence: `Attack Level`. */
  term: string;
  /** Other ways in which it is written: abbreviations, plurals. */
  also?: readonly string[];
  /** How a mark on a card begins that means it: `inside` for `inside Ivory Tower`. */
  marks?: readonly string[];
  /** An everyday word, explained on cards only: in running text it would be in the way. */
  quiet?: boolean;
  /** What it means, in one or two short sentences. */
  text: string;
  rule: string;
}

/** A question that is answered without asking, or that at least may be. */
// biome-ignore lint/suspicious/noExplicitAny: code for all games alike does not know their states
export interface Usual<S = any> {
  /** The kind of the option that answers it, `first`, or `ask`: asked unless the player lets it pass. */
  answer: string;
  /** Completes "Ask me …": `how to pay`, `when somebody attacks`. */
  text: string;
  /** Whether it is answered even when one of the options uses a card. */
  cards: boolean;
  /**
   * Decides instead of `answer`, from the view of the seat: the only sensible option in this position, or `null` where
   * the player is asked. It never spends, marks, discards or sacrifices anything that a player could want to keep.
   */
  sensible?(s: S, seat: Seat, options: readonly Option[]): Option | null;
  /**
   * Whether an option uses up something beside plain resources: marks, saps, sacrifices or discards. Unless the player
   * has settled it, such an answer is never given unasked, not even when it is the only one.
   */
  costs?(s: S, option: Option): boolean;
}
