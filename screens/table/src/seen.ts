import type { Area, Offer, Option, Seat } from '@siegeworks/protocol';
import type { Desk } from './desk.ts';
import { COMMON } from './words.ts';

/** A spectator looks from the side of the first player. */
export const eyeOf = ({ props: { state } }: Desk): Seat => state.eye ?? 0;

/** Everybody else round the table, from the left neighbour on. */
export const foesOf = ({ seats }: { seats: number }, own: Seat): Seat[] =>
  Array.from({ length: seats - 1 }, (_, i) => (own + i + 1) % seats);

/** An area of the board by its id (`1.army`, `stack`), or an empty one. */
export function areaOf({ props: { state } }: Desk, id: string, seat: Seat | null): Area {
  const found = state.board.areas.find(area => area.id === id);
  return found ?? { id, title: '', seat, note: '', cards: [] };
}

/** The answers that name a player, a number or a word, for which no card on the table stands. */
export function offersFor({ props: { state, behind } }: Desk, names: (option: Option) => boolean): Offer[] {
  const offers = behind ? [] : (state.question?.offers ?? []);
  return offers.filter(({ option }) => option.card === undefined && names(option));
}

/** What somebody is called at this table. */
export const nameAt = ({ props: { state } }: Desk, seat: Seat): string =>
  state.seats[seat]?.name ?? COMMON.player;

/** What arrows find a player by. */
export const seatThing = (seat: Seat): string => `seat ${seat}`;
