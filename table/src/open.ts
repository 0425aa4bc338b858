import type { Id, Seat, Seed, State } from '@siegeworks/contract';
import { seedRandom } from '@siegeworks/kernel';

/** What the state of every game begins with, before anything has happened. */
export const newTable = (seats: number, seed: Seed): Omit<State, 'people'> => ({
  seats,
  stack: [],
  random: seedRandom(seed),
  luck: 0,
  script: null,
  events: null,
  over: null,
});

/** A table whose cards are numbered: what each of them is, whose it is, and the piece it is while in play. */
interface Numbered {
  names: readonly string[];
  owners: readonly Seat[];
  pieces?: unknown[];
}
/** A new card of this owner; only while a match is laid out. */
export function addCard({ names, owners, pieces }: Numbered, seat: Seat, card: string): Id {
  (names as string[]).push(card);
  (owners as Seat[]).push(seat);
  pieces?.push(null);
  return names.length - 1;
}
