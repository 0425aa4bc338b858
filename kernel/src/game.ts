import { cover } from './coverage.ts';
import type { Rules } from './rule.ts';
import type { Attempt, GameEvent, Id, Option, Reason, Seat, Seed, State } from './types.ts';

export type Eye = Seat | 'spectator';
export type OptionValue = boolean | number | string;

/** One variant of the rules that the host may set. */
export interface OptionField {
  default: OptionValue;
  /** For numbers. */
  min?: number;
  max?: number;
  /** For numbers: what -1 stands for besides, such as `by preset`. */
  unset?: string;
  /** For words: the closed list. */
  words?: readonly string[];
  title: string;
  text: string;
  rule: string;
}
export type OptionSchema = Record<string, OptionField>;

/** What a seat brings to the table: a ready deck or its own list, and the game's own choices. */
export interface SeatConfig {
  deck?: string;
  cards?: Record<string, number>;
  choices?: Record<string, OptionValue>;
}
export interface MatchConfig {
  players: SeatConfig[];
  options?: Record<string, OptionValue>;
}
export interface Deck {
  id: string;
  name: string;
  text: string;
  cards: Record<string, number>;
  choices?: Record<string, OptionValue>;
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
export type Beliefs = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** A game that is the same for everybody on one day. */
export interface Daily {
  seed: Seed;
  options: Record<string, OptionValue>;
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
}

/** The table in a form that any screen, terminal or failing test can show. */
export interface Board {
  /** Whose turn, phase, round: one short phrase each. */
  status: string[];
  areas: Area[];
}
export interface Area {
  id: string;
  title: string;
  /** The title without its owner, for a place among its owner's things. */
  short?: string;
  seat: Seat | null;
  /** One line beside the title: resources, counts. */
  note: string;
  /** Where it lies on a map of the table, in cells; areas without a spot are rows. */
  spot?: Spot;
  /** Shown on demand only: discard piles and the like. */
  folded?: boolean;
  cards: Face[];
}
export interface Spot {
  x: number;
  y: number;
  width?: number;
  height?: number;
}
export interface Face {
  /** The card's id on the table, or -1 when it is hidden. */
  id: Id;
  /** Key into the game's cards, or `null` when it is hidden. */
  card: string | null;
  name: string;
  /** Whose it is, where the area does not say so; `null` for nobody's. */
  seat?: Seat | null;
  /** Current values in words. */
  line: string;
  marks: string[];
  attached: Face[];
  /** For screens that draw cards: the type line, the cost with its unit, the numbers, and what is lost piece by piece. */
  type?: string;
  cost?: string;
  values?: Value[];
  pips?: Pips;
}
/** A number on a card, now against printed; `null` where the card has none. */
export interface Value {
  /** In full: `Attack Level`. */
  name: string;
  /** On a small card: `AL`. */
  short: string;
  now: number | null;
  printed: number | null;
  /** What makes the difference, one phrase each: `Sword +10`. */
  why: string[];
}
/** Hearts or integrity: so many of so many are left. */
export interface Pips {
  name: string;
  now: number;
  most: number;
}

/** Everything that is said to people. All words of a game are in one place. */
export interface Words<S> {
  /** One sentence per event type, and the rule that it comes from. */
  // biome-ignore lint/suspicious/noExplicitAny: each event type has its own fields
  events: Record<string, { rule: string | ((e: any) => string); say(s: S, e: any): string }>;
  /** One question per `rule.step`. */
  questions: Record<string, (s: S) => string>;
  option(s: S, option: Option): string;
  /** What would come of it where that can be computed (`27 % to slay the Ogre`); empty when there is nothing to say. */
  note?(s: S, option: Option): string;
  board(s: S, eye: Eye): Board;
  /** One word per reason of an outcome. */
  outcome(s: S): string;
  /** One line to pass on when such a match is over, or `null` when there is nothing to compare it with. */
  share?(s: S, match: { seed: Seed; config: MatchConfig }): string | null;
  /** Questions (`rule.step`) that players may have answered for them, and how they are unless a player says otherwise. */
  usual?: Readonly<Record<string, Usual>>;
  /** What a newcomer must know when this question (`rule.step`) is asked for the first time: a sentence or two. */
  notes?: Readonly<Record<string, string>>;
  /** Event types that are counted for the story of a match: under which title, and for whom. */
  // biome-ignore lint/suspicious/noExplicitAny: each event type has its own fields
  story?: Readonly<Record<string, { title: string; seat(s: S, e: any): Seat | null }>>;
}

/** A question that is answered without asking, or that at least may be. */
export interface Usual {
  /** The kind of the option that answers it, `first`, or `ask`: asked unless the player lets it pass. */
  answer: string;
  /** Goes on after "Ask me": `how to pay`, `when somebody attacks`. */
  text: string;
  /** Whether it is answered also when one of the options uses a card. */
  cards: boolean;
}

/** All that bots, lab, server and browser need to know of a game. Written without `S`: any game at all. */
// biome-ignore lint/suspicious/noExplicitAny: whoever handles all games alike does not know their states
export interface Game<S extends State = any> {
  id: string;
  title: string;
  credit?: Credit;
  /** Changes whenever the same picks could lead elsewhere. */
  rulesVersion: string;
  seats: { min: number; max: number };
  options: OptionSchema;
  /** What each seat chooses besides its deck. */
  choices: OptionSchema;
  decks: readonly Deck[];
  cards: readonly CardInfo[];
  rules: Rules<S>;
  /** Every reason at once why this set-up is refused; empty when it is legal. */
  check(config: MatchConfig): Reason[];
  /** Lays out a checked set-up. The first step of the first rule has not run yet. */
  setup(config: MatchConfig, seed: Seed): S;
  clone(s: S): S;
  /** What this eye may know: the same shape, unknown things blanked. */
  view(s: S, eye: Eye): S;
  /** Some full state that this seat could not tell from `s`. */
  sample(s: S, seat: Seat, seed: Seed): S;
  sees(event: GameEvent, eye: Eye): GameEvent | null;
  /** How good it looks for a seat, 0 to 1. */
  score(s: S, seat: Seat): number;
  /** What most players would answer without thinking: quick play-outs and suggested defaults. */
  habit(s: S, seat: Seat, options: readonly Option[]): Option;
  /** The tables of weights that `score` and `habit` read each time, by name: whoever tunes may change the numbers. */
  beliefs?: Record<string, Record<string, number>>;
  /** Numbers that whoever thinks ahead has in mind instead: learned from the outcomes of many games. */
  experience?: Beliefs;
  /** Ways to play with a character: factors on those numbers. */
  styles?: Readonly<Record<Style, Beliefs>>;
  /**
   * Why this seat cannot do this now; empty when it can. An attempt may name no more than a card. It is asked with
   * the view of its seat, never with more.
   */
  whyNot(s: S, seat: Seat, attempt: Attempt): Reason[];
  /** A player may give up at any moment, whoever is asked. */
  concede(s: S, seat: Seat): void;
  /** Whether this seat is out of the game: defeated, or given up. */
  gone(s: S, seat: Seat): boolean;
  /** Runs the state checks, triggers and clean-up once more. At a question nothing is left for them to do. */
  settle(s: S): void;
  /** Turns begun so far, for statistics. */
  turns(s: S): number;
  /** Whose turn it is, or who begins the turn that all take together; for statistics. */
  begins(s: S): Seat;
  /** In a series: options of the next match, where the rules say who begins it. Without it people change seats. */
  nextMatch?(s: S): Record<string, OptionValue>;
  /** Conservation, at the end of the game too: what is in two places or in none, or `null`. */
  misplaced(s: S): string | null;
  /**
   * What has outlived its cause, or `null`: a mark, hold or control whose reason is no longer there, or anything that
   * belongs to or is held by a seat that is gone.
   */
  stray(s: S): string | null;
  /** The game of a day, YYYY-MM-DD, where the rules have one. */
  daily?(date: string): Daily;
  /** No game lasts longer than this many picks. */
  bound: number;
  /** What the coverage law expects of cards. */
  behaviours: readonly string[];
  words: Words<S>;
}

/** Tells a fact. Change and event belong in one function, so that neither is forgotten. */
export function emit<E extends GameEvent>(s: State, event: E): void {
  if (s.events === null) return;
  cover(`event ${event.type}`);
  s.events.push(event);
}

/** The option values of a config with the defaults filled in. */
export function settled(
  schema: OptionSchema,
  given: Record<string, OptionValue> = {},
): Record<string, OptionValue> {
  const values: Record<string, OptionValue> = {};
  for (const [name, field] of Object.entries(schema)) values[name] = given[name] ?? field.default;
  return values;
}

/** Checks given values against a schema: unknown names, wrong kinds, numbers and words out of range. */
export function checkOptions(schema: OptionSchema, given: Record<string, OptionValue> = {}): Reason[] {
  const reasons: Reason[] = [];
  for (const [name, value] of Object.entries(given)) {
    const field = Object.hasOwn(schema, name) ? schema[name] : undefined;
    if (!field)
      reasons.push({
        rule: '',
        text: `there is no option ${name}; known are ${Object.keys(schema).join(', ')}`,
      });
    else if (!fits(field, value))
      reasons.push({ rule: field.rule, text: `${name} cannot be ${value}: ${allowed(field)}` });
  }
  return reasons;
}

function fits(field: OptionField, value: OptionValue): boolean {
  if (typeof value !== typeof field.default) return false;
  if (value === -1 && field.unset !== undefined) return true;
  if (typeof value === 'number') {
    return Number.isInteger(value) && value >= (field.min ?? -Infinity) && value <= (field.max ?? Infinity);
  }
  return typeof value === 'boolean' || !field.words || field.words.includes(value);
}

function allowed(field: OptionField): string {
  if (typeof field.default === 'boolean') return 'true or false';
  if (typeof field.default === 'string') return field.words ? `one of ${field.words.join(', ')}` : 'a text';
  const from = field.min === undefined ? '' : ` from ${field.min}`;
  const to = field.max === undefined ? '' : ` to ${field.max}`;
  const unset = field.unset === undefined ? '' : `, or -1 for "${field.unset}"`;
  return `a whole number${from}${to}${unset}`;
}
