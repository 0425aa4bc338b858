import type { Reason } from '@siegeworks/contract';

/** What the lab of a page can hand out of the study that it shows. */
export const LAB_FILES = [
  'report.html',
  'games.csv',
  'rates.csv',
  'games.jsonl',
  'result.json',
  'plan.yaml',
] as const;
export type LabFile = (typeof LAB_FILES)[number];

/** What the page asks of its lab, each under a number of its own. */
export type LabAsk =
  /** A plan in YAML, which JSON is, too. */
  | { id: number; type: 'check'; plan: string }
  /** Carries the plan out, or continues it if it is the one that was stopped. */
  | { id: number; type: 'run'; plan: string }
  | { id: number; type: 'stop' }
  /** Continues the study that is open. */
  | { id: number; type: 'resume' }
  /** A plan, a journal, a result or a report that somebody kept. */
  | { id: number; type: 'open'; name: string; text: string }
  /** What changed from the study that is open to the one in this file. */
  | { id: number; type: 'compare'; name: string; text: string }
  | { id: number; type: 'file'; file: LabFile }
  /** The study that this browser kept, if there is one. */
  | { id: number; type: 'kept' };

export interface LabProgress {
  doing: 'games' | 'luck' | 'stakes';
  arm: string;
  played: number;
  games: number;
  /** Seconds that are left, as far as that can be told. */
  left: number | null;
  /** What may be said so far, or how wide the intervals still are. */
  text: string;
}
/** A study as it is shown: its report as HTML, and the numbers that its plots are drawn from. */
export interface LabShown {
  html: string;
  result: object;
  /** Whether games are missing that can be played here. */
  unfinished: boolean;
  /** Whether its single games are at hand. */
  hasGames: boolean;
  /** What else should be known about it. */
  notes: string[];
}
export type LabSaid =
  /** The plan is sound: how it looks as a file, as data for the form, and what it takes. */
  | { id: number; type: 'plan'; yaml: string; plan: object; game: string; games: number }
  | { id: number; type: 'progress'; progress: LabProgress }
  /** `last`: nothing more comes of what was asked. */
  | { id: number; type: 'shown'; shown: LabShown | null; last?: true }
  | { id: number; type: 'file'; name: string; text: string }
  | { id: number; type: 'problem'; reasons: readonly Reason[] };
