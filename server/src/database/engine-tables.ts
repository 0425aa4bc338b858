import type { Generated } from 'kysely';
import type { Time } from './columns.ts';

/** The built rules of a game, compressed; `hash` is that of what is inside. */
export interface EngineTable {
  hash: string;
  game: string;
  rules_version: string;
  code: Buffer;
  created: Time;
}

/** The rules have failed in a room. The report holds the whole match with its seed: it is for hosts only. */
export interface FaultTable {
  n: Generated<number>;
  match: string;
  seq: number;
  node: string;
  at: Time;
  cause: string;
  doing: string;
  report: string;
}

export interface EngineTables {
  engine: EngineTable;
  fault: FaultTable;
}
