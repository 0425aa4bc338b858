import type { Id, Seat } from './types.ts';

/**
 * What a puzzle asks for before the turn is over: to reach something, to keep it until then, or to have it just then (`end`).
 * `win` and `survive` mean the same in every game; all other kinds are words of one game.
 */
export interface Aim {
  kind: string;
  way: 'reach' | 'keep' | 'end';
  /** What it is about. */
  thing?: Id;
  n?: number;
}

/** What can be asked for in puzzles of a game. */
export interface Aims<S> {
  /** What could be asked for in this position; none of it holds yet if it is to be reached, all of it if it is to be kept. */
  of(s: S, seat: Seat): Aim[];
  holds(s: S, seat: Seat, aim: Aim): boolean;
  /** As one sentence to whoever sits there: `Destroy the Ogre this turn.` */
  text(s: S, seat: Seat, aim: Aim): string;
  /** In a few words, for a list: `The end of the Ogre`. Several, so that not all puzzles are called the same. */
  titles(s: S, seat: Seat, aim: Aim): readonly string[];
  /** How long there is time, where it is not `this turn`: `in this combat`. */
  within?(s: S): string;
  /** Piles whose order nobody knows. Without it: what each seat has not drawn yet. */
  hidden?(s: S): readonly (readonly Id[])[];
  /** Whether a position like this one is worth a search; any is unless told. */
  ripe?(s: S, seat: Seat): boolean;
  /** Whether the time is up at a later position, where it is not the end of the turn. */
  late?(start: S, s: S): boolean;
}
