import type { Opponent } from '@siegeworks/bots';
import type { HostParts } from '@siegeworks/host';
import type { RuleBook } from '@siegeworks/protocol';
import type { Examples, FirstMatch, Lesson, Puzzle } from '@siegeworks/scenario';
import type { Database } from './database.ts';
import type { Dial } from './line.ts';
import type { Neighbours } from './neighbours.ts';
import type { Shelf } from './shelf.ts';

/** All that hosting for a page needs from outside: the worker and the tests each bring their own. */
export interface PageParts extends Omit<HostParts, 'game' | 'store'> {
  shelf: Shelf;
  /** The levels as somebody with a name and a style. */
  opponents: readonly Opponent[];
  database: Database;
  neighbours: Neighbours;
  /** Opens a line to the house that the page came from. */
  dial: Dial;
  rulebook(game: string): Promise<RuleBook | null>;
  /** What shows the rules and cards of a game best. */
  examples(game: string): Promise<Examples | null>;
  lessons(game: string): Promise<readonly Lesson[]>;
  first(game: string): Promise<FirstMatch | null>;
  puzzles(game: string): Promise<readonly Puzzle[]>;
}

/** The person at this page. */
export const ME = 'me';
