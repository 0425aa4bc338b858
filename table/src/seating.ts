import type { Seat } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';

/** A table from which players can fall out. */
export interface Seated {
  seats: number;
  players: readonly { alive: boolean }[];
}

/** Living seats clockwise, `seat` itself first if it lives. */
export function from(s: Seated, seat: Seat): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < s.seats; i++) {
    const at = (seat + i) % s.seats;
    if (s.players[at].alive) seats.push(at);
  }
  return seats;
}
/** Living seats clockwise from the left of `seat`; `seat` itself last, if it lives. */
export const clockwise = (s: Seated, seat: Seat): Seat[] => from(s, seat + 1);

/** The first living seat to the left of this one. */
export function nextLiving(s: Seated, seat: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) {
    const at = (seat + i) % s.seats;
    if (s.players[at].alive) return at;
  }
  throw new Impossible('no player is left');
}
