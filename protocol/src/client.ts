import type { Attempt, MatchConfig, Option, Seat, SeatConfig, VariantValue } from '@siegeworks/contract';
import { cards, values } from '@siegeworks/files/config-shape';
import type { Check } from '@siegeworks/files/shape';
import {
  data,
  fileText,
  flag,
  list,
  malformed,
  name,
  optional,
  read,
  record,
  shape,
  text,
  whole,
  word,
} from '@siegeworks/files/shape';
import type { AgainWish } from './again.ts';
import { AGAIN_WISHES } from './again.ts';
import type { KeptDeck } from './decks.ts';
import { keptDeck } from './decks.ts';
import type { DraftWish } from './drafts.ts';
import { draftWish } from './drafts.ts';
import type { SeriesLength } from './series.ts';
import { seriesLength } from './series.ts';
import { attempt, matchConfig, option, seatConfig } from './shapes.ts';

/** Counts up whenever a message changes its meaning. */
export const VERSION = 3;

/** How many questions one pick may answer in addition to its own. */
export const FOLLOWING = 60;

/** Who sits where: a person at this screen (there may be several, told apart by name), or a bot by its id. */
export interface SeatPlan {
  kind: 'me' | 'bot';
  name: string;
  /** For bots: which one. */
  bot?: string;
}

/** How a person wants to be asked, remembered for each game. */
export interface Settings {
  /** Ask even when there is only one answer. */
  askForced: boolean;
  /** Questions (`rule.step`) at which to stop even when there is only one answer. */
  stops: string[];
  /** Question → the kind of option that answers it, or `first`, or `ask` against the game's default. */
  standing: Record<string, string>;
  /** Question → its words when the person decided about it, so that it can be named later. */
  called?: Record<string, string>;
}

/**
 * What people at a table may want of each other. `claim` and `replace` are offered when somebody has gone away, `back` and
 * `end` when the rules have failed.
 */
export const SOCIAL_WISHES = [
  'take-back',
  'pause',
  'clock',
  'agree',
  'decline',
  'resume',
  'give',
  'claim',
  'replace',
  'back',
  'end',
] as const;
export type SocialWish = (typeof SOCIAL_WISHES)[number];

/** What a client may say. Every message is answered, and the answer names it by `re`. */
export interface ClientBodies {
  hello: object;
  saves: object;
  /** With `series` it is the first of up to this many matches. */
  create: { game: string; config: MatchConfig; seats: SeatPlan[]; seed?: string; series?: SeriesLength };
  open: { match: string };
  /** The next match of a series. */
  next: { match: string };
  /**
   * The same set-up and seats with a new seed; everybody one seat on, or another computer player.
   * After a series it begins a new one.
   */
  rematch: { match: string; swap?: boolean; bot?: string };
  leave: { match: string };
  forget: { match: string };
  export: { match: string };
  import: { text: string };
  /**
   * `seq` is the state that the person saw: a late click is refused instead of misapplied. `at` says the same where the
   * line may have changed since: how many actions the log held then. `client` is the visitor's own name for it: what is
   * sent `again` over a new line is not done twice.
   */
  pick: {
    match: string;
    seq: number;
    question: string;
    option: Option;
    /** Of a bundle: each answers the next question if exactly one of its options fits. */
    then?: Attempt[];
    /** Of a standing order: the questions that `then` keeps answering until the turn is over. */
    firm?: string[];
    at?: number;
    client?: string;
    again?: boolean;
  };
  undo: { match: string };
  concede: { match: string };
  /** Asks the others for something, answers what they have asked for, or gives them time. */
  social: { match: string; deed: SocialWish };
  /** After the end: asks those who played for another match, or answers. `entropy` is randomness of one's own for the deal. */
  again: { match: string; wish: AgainWish; series?: SeriesLength; entropy?: string };
  /** A seat closes the table to watchers, silences them, or takes that back. */
  watchers: { match: string; watch?: boolean; silenced?: boolean };
  /** A set phrase, or words of one's own where they are allowed. */
  say: { match: string; phrase?: string; text?: string };
  /** Several people at one screen: the one who is asked sits there now. After the end anybody may look. */
  ready: { match: string; seat: Seat };
  /** Passes wherever passing is possible until the turn is over; or no longer. */
  passTurn: { match: string; on: boolean };
  /** Continues after a problem in the rules. */
  retry: { match: string };
  /** After the end: how the table looked after this many picks. */
  look: { match: string; pick: number };
  /** How the person's own matches ended. */
  record: object;
  forgetRecord: object;
  /** Everything that is needed to look at this moment again, with the person's own words. */
  report: { match: string; words: string };
  /** Why this cannot be done now: an attempt may name no more than a card. */
  whyNot: { match: string; attempt: Attempt };
  /** Which hidden cards the person at the screen can name. */
  known: { match: string };
  hint: { match: string };
  /** The hint is not wanted any more. */
  stopHint: { match: string };
  cards: { game: string };
  /** Whether a seat may bring this, and if not why. */
  checkSeat: { game: string; seat: SeatConfig; options?: Record<string, VariantValue> };
  /** The person's own decks of all games. */
  decks: object;
  keepDeck: { deck: KeptDeck };
  forgetDeck: { id: string };
  /** The person's drafts and sealed pools of all games. */
  drafts: object;
  /** Opens packs: for the people at this screen, and for computer players on all other seats. */
  openDraft: DraftWish;
  draft: { id: string; seat?: number };
  /** The cards that the person on this seat takes on this turn. */
  takeCards: { id: string; seat: number; turn: number; cards: string[] };
  /** The deck that a computer player would build from cards of packs. */
  buildDeck: { game: string; cards: Record<string, number> };
  forgetDraft: { id: string };
  /** What anybody may see of a table elsewhere, to be shown as a board. */
  glimpse: { game: string; names: string[]; view: object };
  rulebook: { game: string };
  /** Which sentences on cards can be shown. */
  examples: { game: string };
  /** An example of a rule, or of a sentence on a card. */
  show: { game: string; what: string };
  /** Plays on from a scene of an example, against the computer. */
  practise: { game: string; what: string; scene: number };
  /** House rules in a file, to be read for this game. */
  houseRules: { game: string; text: string };
  /** The course of a game. */
  lessons: { game: string };
  puzzles: { game: string };
  /** Lays a puzzle on a table, after this many of its right picks. */
  solve: { game: string; puzzle: string; step: number };
  /** The pick that was called wrong, as a file that `siege puzzles prove` settles. */
  doubt: { match: string };
  /** Begins a part of a lesson: its position on a table, with the computer on the other seats. */
  learn: { game: string; lesson: number; part: number };
  settings: { game: string };
  settle: { game: string; settings: Settings };
}
export type ClientType = keyof ClientBodies;
export type ClientMessage = {
  [K in ClientType]: { v: number; re: number; type: K } & ClientBodies[K];
}[ClientType];

export const seatPlan: Check<SeatPlan> = shape<SeatPlan>({
  kind: word('me', 'bot'),
  name,
  bot: optional(name),
});
export const settings: Check<Settings> = shape<Settings>({
  askForced: flag,
  stops: list(text),
  standing: record(text),
  called: optional(record(text)),
});

const nothing = shape<object>({});
const match = shape<{ match: string }>({ match: text });
const game = shape<{ game: string }>({ game: text });

const BODIES: { [K in ClientType]: Check<ClientBodies[K]> } = {
  hello: nothing,
  saves: nothing,
  create: shape<ClientBodies['create']>({
    game: text,
    config: matchConfig,
    seats: list(seatPlan),
    seed: optional(text),
    series: optional(seriesLength),
  }),
  open: match,
  next: match,
  rematch: shape<ClientBodies['rematch']>({ match: text, swap: optional(flag), bot: optional(text) }),
  leave: match,
  forget: match,
  export: match,
  import: shape<ClientBodies['import']>({ text: fileText }),
  pick: shape<ClientBodies['pick']>({
    match: text,
    seq: whole,
    question: text,
    option,
    then: optional(list(attempt, FOLLOWING)),
    firm: optional(list(text, FOLLOWING)),
    at: optional(whole),
    client: optional(name),
    again: optional(flag),
  }),
  undo: match,
  concede: match,
  social: shape<ClientBodies['social']>({ match: text, deed: word(...SOCIAL_WISHES) }),
  again: shape<ClientBodies['again']>({
    match: text,
    wish: word(...AGAIN_WISHES),
    series: optional(seriesLength),
    entropy: optional(text),
  }),
  watchers: shape<ClientBodies['watchers']>({
    match: text,
    watch: optional(flag),
    silenced: optional(flag),
  }),
  say: shape<ClientBodies['say']>({ match: text, phrase: optional(name), text: optional(text) }),
  ready: shape<ClientBodies['ready']>({ match: text, seat: whole }),
  passTurn: shape<ClientBodies['passTurn']>({ match: text, on: flag }),
  retry: match,
  look: shape<ClientBodies['look']>({ match: text, pick: whole }),
  whyNot: shape<ClientBodies['whyNot']>({ match: text, attempt }),
  known: match,
  hint: match,
  stopHint: match,
  record: nothing,
  forgetRecord: nothing,
  report: shape<ClientBodies['report']>({ match: text, words: text }),
  cards: game,
  checkSeat: shape<ClientBodies['checkSeat']>({ game: text, seat: seatConfig, options: optional(values) }),
  decks: nothing,
  keepDeck: shape<ClientBodies['keepDeck']>({ deck: keptDeck }),
  forgetDeck: shape<ClientBodies['forgetDeck']>({ id: name }),
  drafts: nothing,
  openDraft: draftWish,
  draft: shape<ClientBodies['draft']>({ id: name, seat: optional(whole) }),
  takeCards: shape<ClientBodies['takeCards']>({ id: name, seat: whole, turn: whole, cards: list(name, 100) }),
  buildDeck: shape<ClientBodies['buildDeck']>({ game: name, cards }),
  forgetDraft: shape<ClientBodies['forgetDraft']>({ id: name }),
  glimpse: shape<ClientBodies['glimpse']>({ game: text, names: list(name), view: data }),
  rulebook: game,
  examples: game,
  show: shape<ClientBodies['show']>({ game: text, what: text }),
  practise: shape<ClientBodies['practise']>({ game: text, what: text, scene: whole }),
  houseRules: shape<ClientBodies['houseRules']>({ game: text, text: fileText }),
  lessons: game,
  puzzles: game,
  doubt: match,
  solve: shape<ClientBodies['solve']>({ game: text, puzzle: text, step: whole }),
  learn: shape<ClientBodies['learn']>({ game: text, lesson: whole, part: whole }),
  settings: game,
  settle: shape<ClientBodies['settle']>({ game: text, settings }),
};
const TYPES = Object.keys(BODIES) as ClientType[];
export const versionOnly: Check<{ v: number }> = shape<{ v: number }>({ v: whole });
const head = shape<{ re: number; type: ClientType }>({
  re: whole,
  type: word(...TYPES),
});

/** Reads what a client sent, or throws `Malformed` with every place that is wrong. */
export function readClientMessage(value: unknown): ClientMessage {
  const { v } = read(versionOnly, value);
  // Of another version nothing else can be told for sure, not even which kinds of messages there are.
  if (v !== VERSION)
    throw malformed(`the message speaks version ${v}, this host version ${VERSION}: reload the page`);
  const { re, type } = read(head, value);
  return { ...read<object>(BODIES[type], value), v, re, type } as ClientMessage;
}

/** The number under which even a malformed message can be answered, or `null`. */
export function answerable(value: unknown): number | null {
  if (typeof value !== 'object' || value === null || !('re' in value)) return null;
  return Number.isSafeInteger(value.re) ? Number(value.re) : null;
}
