import { botOf } from '@siegeworks/bots';
import type { Seat } from '@siegeworks/contract';
import type { Chair, Room } from '@siegeworks/host';
import { act, refuse, run, show } from '@siegeworks/host';
import type { House } from './house.ts';
import { awayFrom, tellPeople } from './presence.ts';

/** How long the person who is asked must have been away before the others may end the wait. */
export const ABSENT = 60_000;
/** Who plays on in place of somebody who has gone. */
const SUBSTITUTE = 'squire';

/** The seat that everybody waits for and whose person has been away for long enough, or `null`. */
export function absentSeat(house: House, room: Room): Seat | null {
  const { asked } = room.match;
  if (!asked) return null;
  const away = awayFrom(house, room)[asked.seat];
  return away !== null && away >= ABSENT ? asked.seat : null;
}

/** Those who stayed end the wait: the seat leaves by the rules, or a computer plays on until its owner returns. */
export async function endWait(house: House, room: Room, how: 'claim' | 'replace'): Promise<void> {
  const seat = absentSeat(house, room);
  if (seat === null) throw refuse('somebody else is asked');
  const chair = room.seats[seat];
  const deed =
    how === 'claim' ? ({ kind: 'time-out' } as const) : ({ kind: 'sit', chair: substitute(chair) } as const);
  await act(house.host.parts, room, seat, deed);
  show(house.host, room);
  await tellPeople(house, room);
  void run(house.host, room);
}

/** The owner of a seat has come back: the computer makes room. */
export async function takeSeatBack(
  house: House,
  room: Room,
  owner: Chair & { kind: 'person' },
  seat: Seat,
): Promise<void> {
  if (room.seats[seat]?.kind !== 'computer' || room.match.state.over) return;
  await act(house.host.parts, room, seat, { kind: 'sit', chair: owner });
  show(house.host, room);
}

const substitute = ({ name }: Chair): Chair => ({
  kind: 'computer',
  name: `${botOf(SUBSTITUTE)?.name} for ${name}`,
  bot: SUBSTITUTE,
});
