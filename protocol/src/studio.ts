import type { Board, Face, Option, Reason, Seat } from '@siegeworks/contract';
import type { FileText } from './host.ts';
import type { AskedQuestion, LogLine, Offer, SeatInfo } from './match-state.ts';

/** Through whose knowledge a replay is seen: that of a seat, what everybody saw, or everything. */
export type StudioEye = Seat | 'spectator' | 'open';

/** What a replay is made of: a file, or the packed part of a link. */
export type StudioSource = { file: string } | { link: string };

export const NOTE_SIGNS = ['!', '?', '★'] as const;
export interface StudioNote {
  at: number;
  text: string;
  sign?: (typeof NOTE_SIGNS)[number] | undefined;
}

/** What a scrubber shows at a moment, beside decisions. */
export const EVENT_MARKS = ['blow', 'dice', 'loss'] as const;
export type EventMark = (typeof EVENT_MARKS)[number];

/** A finished match as a whole. */
export interface StudioMatch {
  /** The same for the same match, wherever it came from: what was found out about it is kept under it. */
  key: string;
  game: string;
  seats: SeatInfo[];
  picks: number;
  /** How it ended, in words, and by which rule. */
  outcome: { text: string; rule: string; places: number[]; draw: boolean };
  /** Where turns begin. */
  turns: { at: number; title: string }[];
  /** Where somebody had to decide; `asked` is false where it was answered without asking. */
  decisions: { at: number; seat: Seat; asked: boolean }[];
  events: { at: number; mark: EventMark }[];
  /** Where the clock gave back what a slow line had cost, in milliseconds. */
  delays: { pick: number; back: number }[];
  notes: StudioNote[];
  /** What this match branched off, if anything. */
  branch: { of: string; at: number; name: string } | null;
}

/** The table at one moment. */
export interface StudioMoment {
  at: number;
  eye: StudioEye;
  board: Board;
  view: object;
  /** Who has to decide then, the question in words, and what was picked. */
  next: { seat: Seat; question: string; picked: Offer } | null;
  /** With all cards open: what the other seats hold. */
  open: { seat: Seat; title: string; cards: Face[] }[];
}

/** An answer as the analysis judged it. */
export interface StudioAnswer extends Offer {
  /** How likely it makes its player win, 0 to 1. */
  chance: number;
  /** How far it may be from the best in truth. */
  margin: number;
  visits: number;
  picked: boolean;
  /** As good as the best, as far as can be told. */
  equal: boolean;
  /** What would come of it, one sentence each. */
  why: string[];
}
export type StudioMark = '!' | 'only' | '?!' | '?' | '??';

/** One decision, judged. */
export interface StudioVerdict {
  at: number;
  seat: Seat;
  question: string;
  /** The question in words. */
  asks: string;
  /** What kind of decision it is: what it is about, for the history of errors. */
  kind: string;
  lost: number;
  mark: StudioMark | null;
  /** The best few, and the one that was picked. */
  answers: StudioAnswer[];
  /** Every answer that was thought about. */
  judged: { option: Option; chance: number; equal: boolean }[];
}
/** How one seat came from its first chance to its result. The parts add up exactly. */
export interface StudioAccount {
  first: number;
  cards: number;
  dice: number;
  own: number;
  others: number;
  untold: number;
  last: number;
}
/** A moment in which luck played a part. */
export interface StudioFortune {
  at: number;
  from: 'dice' | 'cards';
  luck: number[];
  text: string;
}
/** What was found out about a match so far. */
export interface StudioAnalysis {
  tries: number;
  /** How many decisions there are to judge, and how many moments there are. */
  decisions: number;
  done: boolean;
  chances: number[][];
  verdicts: StudioVerdict[];
  /** Once all is done. */
  accounts: StudioAccount[] | null;
  accuracy: (number | null)[];
  fortunes: StudioFortune[];
}

/** Where to branch off, and how. */
export interface BranchWish {
  at: number;
  seat: Seat;
  /** Deals the cards that this seat could not see anew. */
  honest: boolean;
  name: string;
  /** Who plays the other seats. */
  bot: string;
  /** What the seat does first, if that is already decided. */
  first?: Option;
}

/** A branch that was played, as it hangs in the tree. */
export interface StudioBranch {
  /** The match that it became. */
  match: string;
  /** The match that it branched off, and where. */
  of: string;
  at: number;
  seat: Seat;
  honest: boolean;
  name: string;
  /** Where its parent is found. */
  source: string;
  /** What it is called itself once it has been opened in the studio. */
  key?: string | undefined;
}

/** How another match stands, to be compared. */
export interface StudioStanding {
  picks: number;
  /** How it ended; `null` while it is being played. */
  over: string | null;
  chances: number[];
}

/** What somebody knows from elsewhere: the hash that was published before the deal, the randomness that they added, the house's key. */
export interface StudioWitness {
  commitment?: string | undefined;
  entropy?: string | undefined;
  house?: string | undefined;
}
/** What was proved, sentence by sentence, and from what: for whoever would like to work it out elsewhere. */
export interface StudioProof {
  findings: { holds: boolean | null; text: string }[];
  commitment: string;
  seed: string;
  entropy: string[];
  /** The key of the house that sealed it, if any did. */
  house: string | null;
}

/** What can be asked of the worker of a studio. */
export interface StudioCalls {
  open(source: StudioSource): StudioMatch;
  moment(at: number, eye: StudioEye): StudioMoment;
  log(eye: StudioEye): LogLine[];
  /** The question that was open then, as its player was asked it. */
  ask(at: number): AskedQuestion | null;
  /** What a link holds. */
  link(notes: StudioNote[]): string;
  file(notes: StudioNote[]): FileText;
  text(eye: StudioEye): FileText;
  /** The file of a match that goes on from here. */
  branch(wish: BranchWish): string;
  standing(file: string): StudioStanding;
  /** Keeps the notes on the open match; `false` where the browser does not take them. */
  keepNotes(notes: StudioNote[]): boolean;
  /** All branches that were played in this browser. */
  branches(): StudioBranch[];
  /** Keeps a branch, or what has changed about it; `false` where the browser does not take it. */
  keepBranch(branch: StudioBranch): boolean;
  forgetBranch(match: string): boolean;
  /** Takes over what an older page kept elsewhere, under this name; `false` where the browser does not take it. */
  moveIn(place: string, text: string): boolean;
  /** How many tries each decision was given the last time that all of them were judged in this browser. */
  judged(): number | null;
  /** Judges, or continues to; news arrive by themselves. */
  analyse(tries: number): boolean;
  stop(): boolean;
  /** Proves the deal of a match, as far as that is possible with what somebody knew before it. */
  prove(source: StudioSource, witness: StudioWitness): StudioProof;
}
export type StudioCall = keyof StudioCalls;
export type StudioAsk = {
  [K in StudioCall]: { re: number; call: K; args: Parameters<StudioCalls[K]> };
}[StudioCall];
export type StudioReply =
  | { re: number; value: unknown }
  | { re: number; reasons: Reason[] }
  | { re: null; analysis: StudioAnalysis };
