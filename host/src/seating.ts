import type { Seat } from '@siegeworks/contract';
import { act } from './actions.ts';
import type { Host } from './host.ts';
import { show } from './messages.ts';
import type { Chair, Room } from './room.ts';
import { seatsOf } from './room.ts';
import { run } from './run.ts';
import { firstEye, forgetTold } from './visit.ts';

/** Keeps a new room and lets visitors in. */
export async function addRoom(host: Host, room: Room): Promise<void> {
  await host.parts.store.begin(room);
  host.rooms.set(room.id, room);
}

/** Somebody else decides for a seat from now on; a visitor who has gained or lost a seat sees the table through other eyes. */
export async function sit(host: Host, room: Room, seat: Seat, chair: Chair): Promise<void> {
  const before = new Map([...room.visits].map(visit => [visit, seatsOf(room, visit.who)]));
  room.seats = room.seats.with(seat, chair);
  for (const [visit, seats] of before) {
    if (seats.includes(seat) === seatsOf(room, visit.who).includes(seat)) continue;
    visit.eye = firstEye(room, visit.who);
    forgetTold(visit);
  }
  show(host, room);
  await run(host, room);
}

/** A seat has run out of time: it leaves the game as if it had given up, and the log of actions says why. */
export async function timeOut(host: Host, room: Room, seat: Seat): Promise<void> {
  await act(host.parts, room, seat, { kind: 'time-out' });
  show(host, room);
  await run(host, room);
}
