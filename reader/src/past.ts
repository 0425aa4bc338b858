import type { Board, Game, State } from '@siegeworks/contract';
import type { Reading } from './reading.ts';
import { seenIn, worded } from './reading.ts';

const EMPTY: Board = { status: [], areas: [] };

/** The table as anybody may see it, in words. */
export function boardOf(game: Game, view: State, names: string[]): Board {
  return game.words.board({ ...view, people: { names, you: null } } as State, 'spectator');
}

/** The table as this eye saw it at another moment of the match, in the words of now. */
export function tableAt(reading: Reading, view: State): { board: Board; view: State } {
  const { facts, game } = reading;
  if (!facts) throw new Error('no facts of this match have arrived yet');
  const seen = seenIn(reading, facts, view);
  const board = worded(reading, () => game.words.board(seen, facts.eye ?? 'spectator'), EMPTY);
  return { board, view: seen };
}
