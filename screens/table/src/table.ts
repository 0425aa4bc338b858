import type {
  Attempt,
  BotInfo,
  CardInfo,
  FileText,
  GameInfo,
  HintAnswer,
  KnownPile,
  LogLine,
  MatchState,
  Option,
  Reason,
  RuleSection,
  Seat,
  Settings,
  StorageInfo,
  Summary,
  Term,
  UsualAnswer,
} from '@siegeworks/protocol';
import type { Art, Icons, Keys } from '@siegeworks/ui';
import type { ComponentType, ReactNode, RefObject } from 'react';
import type { Desk } from './desk.ts';

/** What a screen can ask of the host of the match. It never learns whether the match is here or far away. */
export interface TableActions {
  /** Of a bundle, `then` answers the questions that follow; of a standing order, those named by `firm` all turn long. */
  pick(option: Option, then?: readonly Attempt[], firm?: readonly string[]): void;
  undo(): void;
  concede(): void;
  /** Passes until the turn is over, or no longer. */
  passTurn(on: boolean): void;
  /** The player of this seat is at the screen now. */
  ready(seat: Seat): void;
  /** Asks what the best player would do. */
  hint(): void;
  /** The hint is not wanted any more, whether it is there or still thought about. */
  dropHint(): void;
  /** Why this cannot be done now: an attempt may name no more than a card. */
  whyNot(attempt: Attempt): Promise<Reason[]>;
  /** Which hidden cards the person at the screen can name. */
  known(): Promise<KnownPile[]>;
  rule(id: string): Promise<RuleSection | null>;
  settle(settings: Settings): void;
  setPace(pace: Pace): void;
  setSize(size: Size): void;
  setSound(on: boolean): void;
  /** Notes for newcomers: none any more, or all of them again. */
  setLessons(on: boolean): void;
  /** Shows a card in full when pointer or focus rests on it, or only when it is asked for. */
  setPeek(on: boolean): void;
  /** Takes nothing that spends in the first moment of a question, or everything. */
  setSteady(on: boolean): void;
  /** Asks again before a turn ends while something could still be done, or not. */
  setLastCall(on: boolean): void;
  /** The note of this question has been read. */
  learn(): void;
  /** Shows the newest state at once. */
  hurry(): void;
  /** After the end: the table after this many picks, or the end again. */
  look(pick: number | null): void;
  /** Plays on from there with somebody else, where there is a house to meet in. */
  playFrom?(pick: number): void;
  /** After the end: the studio, where the match can be looked into. */
  study(): void;
  keepFile(): void;
  /** A report about this moment, with the person's own words: to be shown first. */
  report(words: string): Promise<FileText>;
  keepReport(report: FileText): void;
  retry(): void;
  /** The person has read that matches are not kept. */
  understood(): void;
  dismiss(): void;
  rules(): void;
  /** The page of a card: its rulings, and each of its sentences in action. */
  card(card: string): void;
  /** Shows an example of a rule. */
  show(rule: string): void;
  /** The same again, perhaps from the other side or against another computer player. */
  rematch(how: { swap?: boolean; bot?: string }): void;
  /** The next match of the series. */
  next(): void;
  newGame(): void;
  leave(): void;
}

/** How large cards and bands of the table are. */
export const SIZES = ['small', 'usual', 'large'] as const;
export type Size = (typeof SIZES)[number];

/** How long each step of the computer stays on the table. */
export const PACES = ['at once', 'quick', 'slow'] as const;
export type Pace = (typeof PACES)[number];

/** What the best player would do, as far as it has thought. */
export interface Hint {
  by: string;
  /** How much of its time is over, in percent. */
  share: number;
  answers: readonly HintAnswer[];
  done: boolean;
}

/** One way on after the end. */
export interface Step {
  title: string;
  text: string;
  primary: boolean;
  go(): void;
}

/** At school: what stands around the board in place of what a match has there. */
export interface Around {
  top?: ReactNode;
  /** Stands above the prompt. */
  band?: ReactNode;
  /** In place of the prompt. */
  foot?: ReactNode;
  rail: ReactNode;
  keys: Keys;
  /** Tools that are of no use here, by name, each with the reason. */
  off?: Readonly<Record<string, string>>;
}

export interface TableProps {
  game: GameInfo;
  cards: ReadonlyMap<string, CardInfo>;
  /** What the words, icons and abbreviations of the game mean. */
  glossary: readonly Term[];
  /** The whole game on one screen, where it has been written. */
  summary: Summary | null;
  /** The state to show. */
  state: MatchState;
  log: readonly LogLine[];
  /** After the end, while an earlier moment is looked at: `state` and `log` stand there. */
  past: { pick: number } | null;
  /** The picks after which something was reported: the stops on the way back. */
  stops: readonly number[];
  /** The first line of the log that is new since the person last decided. */
  since: number;
  /** Newer states are waiting to be shown. */
  behind: boolean;
  settings: Settings;
  /** Questions that players are asked only if they want to be. */
  usual: readonly UsualAnswer[];
  pace: Pace;
  size: Size;
  sound: boolean;
  lessons: boolean;
  /** A card on which pointer or focus rests is shown in full. */
  peek: boolean;
  /** In the first moment of a question nothing that spends is taken. */
  steady: boolean;
  /** The end of a turn is asked for again while something could still be done. */
  lastCall: boolean;
  /** The note for newcomers about this question, or empty. */
  lesson: string;
  hint: Hint | null;
  /** The computer players that people are offered. */
  bots: readonly BotInfo[];
  /** Why the last request was refused. */
  notices: readonly Reason[];
  /** A fault in the program. */
  problem: { text: string; report: boolean } | null;
  /** Whether matches outlast the page, and whether the person has read that they do not. */
  storage: StorageInfo;
  /** In a match with people: who is here, their clocks, what they say. */
  company?: ReactNode;
  /** Among people: what they can do after the end, beside looking back. */
  steps?: readonly Step[] | undefined;
  /** After a match with people: what it has changed for the person. */
  counted?: ReactNode;
  /** After a match with people: how its deal is proved. */
  proof?: ReactNode;
  warned: boolean;
  /** Stands above the prompt all match long. */
  band?: ReactNode;
  around?: Around | undefined;
  actions: TableActions;
}

export interface BoardProps {
  desk: Desk;
  /** The board's own element: arrow keys move between what lies in it. */
  board: RefObject<HTMLElement | null>;
}

/** How one game is shown. */
export interface Screen {
  Board: ComponentType<BoardProps>;
  /** What stands above the log in the rail: a stack, a forecast. Where there is no rail the board shows it itself. */
  Aside?: ComponentType<{ desk: Desk }>;
  /** Answers without a card that the board itself holds in a place of their own: they need no slot. */
  holds?(option: Option): boolean;
  /** Pressing a card whose only answer is one of these chooses it and shows the answer, so that nothing surprises. */
  asksFirst?(option: Option): boolean;
  /** The picture of each card, and the drawings that the pictures name. */
  art: Art;
  icons: Icons;
}
