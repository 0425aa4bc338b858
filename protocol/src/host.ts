import type {
  Board,
  Bundle,
  CardInfo,
  Credit,
  Daily,
  Deck,
  GameEvent,
  Id,
  KnownPile,
  Option,
  Part,
  Reason,
  Score,
  Seat,
  Term,
  Thing,
  Variants,
} from '@siegeworks/contract';
import { PARTS } from '@siegeworks/contract';
import type { Check } from '@siegeworks/files/shape';
import {
  data,
  fileText,
  flag,
  list,
  malformed,
  optional,
  orNull,
  read,
  record,
  shape,
  simple,
  text,
  whole,
  word,
} from '@siegeworks/files/shape';
import type { Settings } from './client.ts';
import { settings, VERSION, versionOnly } from './client.ts';
import type { CompanyInfo, PeopleInfo } from './people.ts';
import { companyInfo, peopleInfo } from './people.ts';
import type { Result } from './record.ts';
import { result, score } from './record.ts';
import type { RuleBook } from './rulebook.ts';
import { ruleBook } from './rulebook.ts';
import type { SeriesInfo } from './series.ts';
import { seriesInfo } from './series.ts';
import {
  attempt,
  board,
  cardInfo,
  credit,
  deck,
  knownPile,
  option,
  optionField,
  reason,
  term,
  thing,
} from './shapes.ts';
import type { Story } from './story.ts';
import { story } from './story.ts';

/** What a person must know of a game before the first card is dealt. */
export interface GameInfo {
  id: string;
  title: string;
  credit?: Credit;
  rulesVersion: string;
  seats: { min: number; max: number };
  options: Variants;
  choices: Variants;
  decks: Deck[];
  /** Styles that computer players may have in it. */
  styles?: string[];
  /** The game of today, the same for everybody. */
  today?: TodayInfo;
}
export interface TodayInfo extends Daily {
  /** YYYY-MM-DD. */
  date: string;
}
export interface BotInfo {
  id: string;
  name: string;
  text: string;
  /** For somebody with a style: which one, and the level by its id. */
  level?: string;
  style?: string;
}
/** A match that can be continued. */
export interface SaveInfo {
  match: string;
  game: string;
  /** `Tower Siege against Greedy`. */
  title: string;
  /** `32 decisions`. */
  note: string;
  over: boolean;
  /** Milliseconds since 1970. */
  updated: number;
  /** `held` lasts only as long as the page; a `damaged` one can be exported and deleted, and `note` says what is wrong. */
  state: 'kept' | 'held' | 'damaged';
}
/** Whether matches outlast the page. */
export interface StorageInfo {
  keeps: boolean;
  /** Where they do not: what is kept, what is not, and what can be done. */
  text: string;
}
/** A side that several seats share, told apart by a sign and a colour: its place among the sides. */
export interface TeamInfo {
  name: string;
  sign: number;
}
export interface SeatInfo {
  name: string;
  /** Whether the person at this screen decides for it. */
  mine: boolean;
  bot: string | null;
  team?: TeamInfo;
}
export interface Offer {
  option: Option;
  text: string;
  /** What would come of it, where that can be computed. */
  note?: string;
  /** Nothing is spent, sacrificed, attacked or built by it. */
  harmless?: boolean;
  /** The player's turn is over with it. */
  endsTurn?: boolean;
  /** What it is about on the board. */
  about: Thing[];
  /** What it would use up beside its own card. */
  uses?: Id[];
}
/** Only the seat that is asked receives it. */
export interface AskedQuestion {
  /** `rule.step`. */
  id: string;
  seat: Seat;
  text: string;
  offers: Offer[];
  /** The place of what most players would answer. */
  habit: number;
  /** Whether and how the question is answered without asking; `ask` when it never is. */
  standing: string;
  /** What a newcomer must know when this is asked for the first time. */
  lesson?: string;
  /** Several picks that are usually made together, each as one answer. */
  bundles?: Bundle[];
  /** What dragging one thing onto another means where that is more than one pick; they are not listed. */
  gestures?: Bundle[];
}
export interface LogLine {
  text: string;
  rule: string;
  /** The event's type: dice are shown with more weight than coins. */
  kind: string;
  /** The part that it plays in the story of the match. */
  part: Part;
  /** How a deed ended in a word or two; of a turn, its title. */
  short?: string;
  /** Ties it to the deed with the same thread. */
  thread?: string;
  /** The cards that it is about, the most important first. */
  cards: Id[];
  /** Their keys, as far as they are known. */
  pictures: string[];
  /** How many picks had been made when it happened. */
  pick: number;
  /** What happened, as this eye may know it: for screens that show more than words. */
  event: GameEvent;
}
export interface OutcomeInfo {
  places: number[];
  draw: boolean;
  rule: string;
  text: string;
  /** One line to pass on, where there is something to compare. */
  share?: string;
  /** Where a game counts points: how many, and for what. */
  score?: Score;
  story: Story;
}
/** The table as one seat may see it. One is sent after every pick. */
export interface MatchState {
  match: string;
  game: string;
  /** Counts the states of this match, also those after an undo. */
  seq: number;
  seats: SeatInfo[];
  /** The seat whose view this is; `null` for a spectator. */
  eye: Seat | null;
  board: Board;
  /** The state itself as this eye may know it: for the screen of that game, which knows its type. */
  view: object;
  question: AskedQuestion | null;
  /** Somebody else decides. */
  waiting: { seat: Seat; text: string } | null;
  /** Several people at one screen: it must be passed on first, and until then nobody's cards are shown. */
  handover?: { seat: Seat; name: string };
  /** The person passes until the turn is over. */
  passing?: boolean;
  /** Replaces the lines from place `from` on. */
  log: { from: number; lines: LogLine[] };
  undo: { possible: boolean; why: string };
  outcome: OutcomeInfo | null;
  /** Seats whose defeat took everything of theirs off the table: it is shown as it was just before. */
  left?: Seat[];
  series?: SeriesInfo;
  /** Among people. */
  company?: CompanyInfo;
  /** More steps follow without anybody being asked. */
  more: boolean;
}
/** A question that may be answered for everybody who does not want to be asked. */
export interface UsualAnswer {
  question: string;
  /** How it is answered unless the player says otherwise; `ask` when it is not. */
  answer: string;
  /** Completes "Ask me …": `how to pay`. */
  text: string;
}
export interface FileText {
  name: string;
  text: string;
}

/** An answer that a computer player thought about, the best first. */
export interface HintAnswer extends Offer {
  /** How likely it seems to win, in percent. */
  chance: number;
  /** How often it was looked at. */
  visits: number;
  /** Whether it is as good as the best, as far as anybody can tell. */
  equal: boolean;
  /** What would come of it, one sentence each: what it gains, what it costs, what others will do about it. */
  why: string[];
}

/** What a host may say. `re` is the message that it answers, `null` when it speaks by itself. */
export interface HostBodies {
  games: { games: GameInfo[]; bots: BotInfo[] };
  saves: { saves: SaveInfo[] };
  opened: { match: string; game: string };
  state: MatchState;
  whyNot: { match: string; reasons: Reason[] };
  /** The table as it was after this many picks, through the same eye as now. */
  moment: { match: string; pick: number; board: Board; view: object };
  known: { match: string; piles: KnownPile[] };
  /** While somebody thinks about a hint: how much of the time is over, in percent, and the best answers so far. */
  thinking: { match: string; by: string; share: number; answers: HintAnswer[] };
  hint: { match: string; by: string; option: Option; answers: HintAnswer[] };
  /** How the person's own matches ended, in the order in which they did, and how many records are damaged. */
  record: { results: Result[]; damaged: number };
  /** Everything that can be looked up: the cards, and what the words on them mean. */
  cards: { game: string; cards: CardInfo[]; glossary: Term[] };
  rulebook: { game: string; book: RuleBook };
  settings: { game: string; settings: Settings; usual: UsualAnswer[] };
  file: FileText;
  done: object;
  /** The input was not accepted; nothing has changed. */
  refused: { reasons: Reason[] };
  /** Told whenever it changes; until then everything is kept. */
  storage: StorageInfo;
  /** The match has been opened in another tab: here nothing more happens to it, until it is opened again. */
  elsewhere: { match: string };
  people: PeopleInfo;
  /** The line to a house far away has been opened or lost. A lost one comes back by itself. */
  line: { open: boolean };
  /** A fault in the program; the match stands at its last good state. */
  problem: { match: string | null; text: string; report: FileText | null };
}
export type HostType = keyof HostBodies;
export type HostMessage = {
  [K in HostType]: { v: number; re: number | null; type: K } & HostBodies[K];
}[HostType];

const gameInfo = shape<GameInfo>({
  id: text,
  title: text,
  credit: optional(credit),
  rulesVersion: text,
  seats: shape<GameInfo['seats']>({ min: whole, max: whole }),
  options: record(optionField),
  choices: record(optionField),
  decks: list(deck),
  styles: optional(list(text)),
  today: optional(
    shape<TodayInfo>({
      date: text,
      seed: text,
      options: record(simple),
      decks: optional(list(text)),
      level: optional(text),
    }),
  ),
});
const OFFER = {
  option,
  text,
  note: optional(text),
  harmless: optional(flag),
  endsTurn: optional(flag),
  about: list(thing),
  uses: optional(list(whole)),
};
const offer = shape<Offer>(OFFER);
const bundle = shape<Bundle>({
  text,
  note: text,
  option,
  then: list(attempt),
  gesture: optional(shape<{ card: Id; onto: Thing }>({ card: whole, onto: thing })),
});
const question = shape<AskedQuestion>({
  id: text,
  seat: whole,
  text,
  offers: list(offer),
  habit: whole,
  standing: text,
  lesson: optional(text),
  bundles: optional(list(bundle)),
  gestures: optional(list(bundle)),
});
const kindOf = shape<{ type: string }>({ type: text });
export const event: Check<GameEvent> = (value, at) => ({ ...(value as object), ...kindOf(value, at) });
const logLine = shape<LogLine>({
  text,
  rule: text,
  kind: text,
  part: word(...PARTS),
  short: optional(text),
  thread: optional(text),
  cards: list(whole),
  pictures: list(text),
  pick: whole,
  event,
});
const hintAnswers = list(
  shape<HintAnswer>({ ...OFFER, chance: whole, visits: whole, equal: flag, why: list(text) }),
);
const team = shape<TeamInfo>({ name: text, sign: whole });
export const seatInfo: Check<SeatInfo> = shape<SeatInfo>({
  name: text,
  mine: flag,
  bot: orNull(text),
  team: optional(team),
});
const matchState = shape<MatchState>({
  match: text,
  game: text,
  seq: whole,
  seats: list(seatInfo),
  eye: orNull(whole),
  board,
  view: data,
  question: orNull(question),
  waiting: orNull(shape<{ seat: Seat; text: string }>({ seat: whole, text })),
  handover: optional(shape<{ seat: Seat; name: string }>({ seat: whole, name: text })),
  passing: optional(flag),
  log: shape<MatchState['log']>({ from: whole, lines: list(logLine) }),
  undo: shape<MatchState['undo']>({ possible: flag, why: text }),
  outcome: orNull(
    shape<OutcomeInfo>({
      places: list(whole),
      draw: flag,
      rule: text,
      text,
      share: optional(text),
      score: optional(score),
      story,
    }),
  ),
  left: optional(list(whole)),
  series: optional(seriesInfo),
  company: optional(companyInfo),
  more: flag,
});
export const saveInfo: Check<SaveInfo> = shape<SaveInfo>({
  match: text,
  game: text,
  title: text,
  note: text,
  over: flag,
  updated: whole,
  state: word('kept', 'held', 'damaged'),
});
export const file: Check<FileText> = shape<FileText>({ name: text, text: fileText });

const BODIES: { [K in HostType]: Check<HostBodies[K]> } = {
  games: shape<HostBodies['games']>({
    games: list(gameInfo),
    bots: list(shape<BotInfo>({ id: text, name: text, text, level: optional(text), style: optional(text) })),
  }),
  saves: shape<HostBodies['saves']>({ saves: list(saveInfo) }),
  opened: shape<HostBodies['opened']>({ match: text, game: text }),
  state: matchState,
  whyNot: shape<HostBodies['whyNot']>({ match: text, reasons: list(reason) }),
  moment: shape<HostBodies['moment']>({ match: text, pick: whole, board, view: data }),
  record: shape<HostBodies['record']>({ results: list(result), damaged: whole }),
  known: shape<HostBodies['known']>({ match: text, piles: list(knownPile) }),
  thinking: shape<HostBodies['thinking']>({ match: text, by: text, share: whole, answers: hintAnswers }),
  hint: shape<HostBodies['hint']>({ match: text, by: text, option, answers: hintAnswers }),
  cards: shape<HostBodies['cards']>({ game: text, cards: list(cardInfo), glossary: list(term) }),
  rulebook: shape<HostBodies['rulebook']>({ game: text, book: ruleBook }),
  settings: shape<HostBodies['settings']>({
    game: text,
    settings,
    usual: list(shape<UsualAnswer>({ question: text, answer: text, text })),
  }),
  file,
  done: shape<object>({}),
  refused: shape<HostBodies['refused']>({ reasons: list(reason) }),
  storage: shape<StorageInfo>({ keeps: flag, text }),
  people: peopleInfo,
  line: shape<HostBodies['line']>({ open: flag }),
  elsewhere: shape<HostBodies['elsewhere']>({ match: text }),
  problem: shape<HostBodies['problem']>({ match: orNull(text), text, report: orNull(file) }),
};
const TYPES = Object.keys(BODIES) as HostType[];
const head = shape<{ re?: number | null; type: HostType }>({
  re: optional(orNull(whole)),
  type: word(...TYPES),
});

/** Reads what a host sent, or throws `Malformed` with every place that is wrong. */
export function readHostMessage(value: unknown): HostMessage {
  const { v } = read(versionOnly, value);
  if (v !== VERSION)
    throw malformed(`the host speaks version ${v}, this page version ${VERSION}: reload the page`);
  const { re = null, type } = read(head, value);
  return { ...read<object>(BODIES[type], value), v, re, type } as HostMessage;
}
