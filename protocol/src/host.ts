import type {
  Bench,
  Board,
  CardInfo,
  KnownPile,
  Option,
  Overlay,
  Reason,
  Summary,
  Term,
  VariantValue,
} from '@siegeworks/contract';
import { values } from '@siegeworks/files/config-shape';
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
  text,
  whole,
  word,
} from '@siegeworks/files/shape';
import type { Settings } from './client.ts';
import { settings, VERSION, versionOnly } from './client.ts';
import type { KeptDeck } from './decks.ts';
import { bench, keptDeck } from './decks.ts';
import type { BuiltDeck, DraftInfo, DraftView, PackInfo } from './drafts.ts';
import { builtDeck, draftInfo, draftView, packInfo } from './drafts.ts';
import type { BotInfo, GameInfo } from './game-info.ts';
import { botInfo, gameInfo } from './game-info.ts';
import type { HintAnswer, MatchState } from './match-state.ts';
import { hintAnswers, matchState } from './match-state.ts';
import type { PeopleInfo } from './people.ts';
import { peopleInfo } from './people.ts';
import type { Result } from './record.ts';
import { result } from './record.ts';
import type { RuleBook } from './rulebook.ts';
import { ruleBook } from './rulebook.ts';
import type {
  FirstMatchInfo,
  LessonInfo,
  LessonStatus,
  PuzzleInfo,
  PuzzleStatus,
  Showing,
} from './school.ts';
import { firstMatchInfo, lessonInfo, lessonStatus, puzzleInfo, puzzleStatus, showing } from './school.ts';
import { board, cardInfo, knownPile, option, reason, summary, term } from './shapes.ts';

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

/** The line to a house far away. A lost one comes back by itself. */
export interface LineInfo {
  open: boolean;
  /** Sockets do not get through: it goes over single requests, which takes a little longer. */
  slow?: boolean;
  /** The house does not know who is at this page any more. */
  stranger?: boolean;
}

/** House rules as somebody has chosen them before a match. */
export interface HouseRules {
  game: string;
  name: string;
  text: string;
  options: Record<string, VariantValue>;
  cards: Overlay['cards'];
  /** How many numbers on cards they change. */
  numbers: number;
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
  cards: {
    game: string;
    cards: CardInfo[];
    glossary: Term[];
    summary?: Summary;
    bench?: Bench;
    packs?: PackInfo;
  };
  /** Why a seat may not bring what it would like to; empty when it may. */
  checked: { reasons: Reason[] };
  /** The person's own decks, and how many records are damaged. */
  decks: { decks: KeptDeck[]; damaged: number };
  /** The person's drafts, and how many records are damaged. */
  drafts: { drafts: DraftInfo[]; damaged: number };
  draft: DraftView;
  built: BuiltDeck;
  glimpse: { board: Board };
  rulebook: { game: string; book: RuleBook };
  /** The sentences on cards that can be shown (`Ghoul: Sudden.`), and the rules that the scenarios of each card prove. */
  examples: { game: string; sentences: string[]; proved: Record<string, string[]> };
  shown: Showing;
  houseRules: HouseRules;
  /** The course of a game, and the guided match at its end. */
  lessons: { game: string; lessons: LessonInfo[]; first: FirstMatchInfo | null };
  /** All of a game, and the one of the day. */
  puzzles: { game: string; puzzles: PuzzleInfo[]; today: string };
  /** How far a puzzle has come, without having been asked. */
  puzzle: PuzzleStatus;
  /** Told by itself after every move. */
  lesson: LessonStatus;
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
  line: LineInfo;
  /** A fault in the program; the match stands at its last good state. */
  problem: { match: string | null; text: string; report: FileText | null };
}
export type HostType = keyof HostBodies;
export type HostMessage = {
  [K in HostType]: { v: number; re: number | null; type: K } & HostBodies[K];
}[HostType];

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
    bots: list(botInfo),
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
  cards: shape<HostBodies['cards']>({
    game: text,
    cards: list(cardInfo),
    glossary: list(term),
    summary: optional(summary),
    bench: optional(bench),
    packs: optional(packInfo),
  }),
  checked: shape<HostBodies['checked']>({ reasons: list(reason) }),
  decks: shape<HostBodies['decks']>({ decks: list(keptDeck), damaged: whole }),
  drafts: shape<HostBodies['drafts']>({ drafts: list(draftInfo), damaged: whole }),
  draft: draftView,
  built: builtDeck,
  glimpse: shape<HostBodies['glimpse']>({ board }),
  rulebook: shape<HostBodies['rulebook']>({ game: text, book: ruleBook }),
  examples: shape<HostBodies['examples']>({
    game: text,
    sentences: list(text),
    proved: record(list(text)),
  }),
  shown: showing,
  houseRules: shape<HouseRules>({
    game: text,
    name: text,
    text,
    options: values,
    cards: record(record(whole)),
    numbers: whole,
  }),
  lessons: shape<HostBodies['lessons']>({
    game: text,
    lessons: list(lessonInfo),
    first: orNull(firstMatchInfo),
  }),
  lesson: lessonStatus,
  puzzles: shape<HostBodies['puzzles']>({ game: text, puzzles: list(puzzleInfo), today: text }),
  puzzle: puzzleStatus,
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
  line: shape<LineInfo>({ open: flag, slow: optional(flag), stranger: optional(flag) }),
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
