import type { Game, People, Seat, State } from '@siegeworks/contract';
import type { Facts, Moment, SeatInfo } from '@siegeworks/protocol';
import { changed } from '@siegeworks/protocol';
import type { Line } from './lines.ts';

/** What an eye knows of a match, put together from all facts received. */
export interface Known {
  /** `null` before the first moment has arrived. */
  view: State | null;
  lines: readonly Line[];
}

/** One match as one screen follows it. */
export interface Reading {
  readonly game: Game;
  /** Whether the words call people by their names; elsewhere they are `P1` and `P2`. */
  readonly named: boolean;
  readonly known: Map<Seat | null, Known>;
  /** Whose lines the screen has, and how many of them. */
  shown: { eye: Seat | null; lines: number };
  /** The facts received last. */
  facts: Facts | null;
  /** Faults in the words: something plainer was shown in place of what failed. */
  faults: unknown[];
}

export const newReading = (game: Game, named = true): Reading => ({
  game,
  named,
  known: new Map(),
  shown: { eye: null, lines: 0 },
  facts: null,
  faults: [],
});

/** The view after a moment. */
export const after = (view: State | null, { view: by }: Pick<Moment, 'view'>): State =>
  (by === undefined ? view : changed(view, by)) as State;

/** The view with the names of those who sit there, as the words want it. */
export function seenIn(
  { named }: Reading,
  { seats, eye }: { seats: SeatInfo[]; eye: Seat | null },
  view: State,
) {
  const people: People = { names: seats.map(({ name }) => name), you: eye };
  return named ? { ...view, people } : view;
}

/** The table as the screen shows it now. */
export function seenNow(reading: Reading): State {
  const { facts, known } = reading;
  const view = facts && known.get(facts.eye)?.view;
  if (!facts || !view) throw new Error('no facts of this match have arrived yet');
  return seenIn(reading, facts, view);
}

/** What the words say; where they fail, something plainer, and the fault is remembered. */
export function worded<T>(reading: Reading, say: () => T, plain: T): T {
  try {
    return say();
  } catch (fault) {
    reading.faults.push(fault);
    return plain;
  }
}
