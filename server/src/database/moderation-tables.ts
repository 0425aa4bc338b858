import type { ColumnType, Generated } from 'kysely';

/** What hosts may do about a person. Each is written down with who, when and why. */
export const ACTS = [
  'warn',
  'silence',
  'rename',
  'ban',
  'unban',
  'reset-password',
  'export',
  'delete',
] as const;
export type Act = (typeof ACTS)[number];

/** Somebody who does not want to hear somebody else, or does not want to meet them at all. */
export interface MuteTable {
  by: string;
  whom: string;
  at: number;
}
export type BlockTable = MuteTable;

/** A line of talk as a report keeps it. */
export interface SaidLine {
  name: string;
  text: string;
  at: number;
}
export interface ReportTable {
  n: Generated<number>;
  by: string;
  by_name: string;
  whom: string;
  whom_name: string;
  match: string;
  words: string;
  talk: ColumnType<SaidLine[], string, never>;
  at: number;
  /** When a host had dealt with it. */
  closed: number | null;
}
export interface LedgerTable {
  n: Generated<number>;
  act: Act;
  person: string;
  /** What the person was called then. */
  name: string;
  why: string;
  /** The host who did it. */
  by: string;
  at: number;
  /** When a silence or a ban ends; `null` for one that does not. */
  until: number | null;
  /** A banned person's address as a keyed hash, until the week is over. */
  address: string | null;
  /** When the person had read a warning. */
  seen: number | null;
}
export interface ArrivalTable {
  person: string;
  address: string;
  at: number;
}

export interface ModerationTables {
  mute: MuteTable;
  block: BlockTable;
  report: ReportTable;
  ledger: LedgerTable;
  arrival: ArrivalTable;
}
