import type { Bus } from './bus.ts';
import type { Database } from './database/open.ts';

/** What is needed to look after a house without serving in it: a node has it, and so has a host at the command line. */
export interface Desk {
  database: Database;
  bus: Bus;
  now(): number;
}
