import { botOf } from '@siegeworks/bots';
import type { Seat } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import type { Chair, Deed, Room } from '@siegeworks/host';
import { act, refuse, run, show } from '@siegeworks/host';
import type { WaitInfo } from '@siegeworks/protocol';
import { waitOf } from './away.ts';
import type { House } from './house.ts';
import { tellPeople } from './presence.ts';

/** Who plays on in place of somebody who has gone, where nobody else was agreed upon. */
const SUBSTITUTE = 'squire';
/** How often a node looks for whom everybody waits. */
const SWEEP = 5_000;

/** Warns those who are silent, and tells the others when they may end the wait. */
export function watchWaits(house: House): () => void {
  const told = new WeakMap<Room, string>();
  const timer = setInterval(() => void lookForWaits(house, told).catch(() => {}), SWEEP);
  return () => clearInterval(timer);
}

export async function lookForWaits(house: House, told: WeakMap<Room, string>): Promise<void> {
  for (const room of house.host.rooms.values()) {
    if (room.visits.size === 0 || room.match.state.over) continue;
    const now = keyOf(await waitOf(house, room));
    if ((told.get(room) ?? '') === now) continue;
    told.set(room, now);
    await tellPeople(house, room);
  }
}
/** What has to be told anew: for whom everybody waits, and whether that may be ended. */
const keyOf = (wait: WaitInfo | null): string => (wait ? `${wait.seat} ${wait.left === 0}` : '');

/** Those who stayed end the wait: the seat leaves by the rules, or a computer plays on until its owner returns. */
export async function endWait(
  house: House,
  room: Room,
  person: string,
  how: 'claim' | 'replace',
): Promise<void> {
  const wait = await waitOf(house, room);
  if (!wait || wait.left > 0) throw refuse('somebody else is asked');
  const { seat } = wait;
  if (!room.seats.some((chair, at) => at !== seat && chair.kind === 'person' && chair.who === person))
    throw refuse('watching');
  await act(house.host.parts, room, seat, deedFor(room, seat, how));
  show(house.host, room);
  await tellPeople(house, room);
  void run(house.host, room);
}

/** At a table for three or more, who plays on for those who leave may have been agreed upon before the deal. */
function deedFor({ seats, company }: Room, seat: Seat, how: 'claim' | 'replace'): Deed {
  const agreed = seats.length > 2 ? company.agreed.leaving : null;
  if (how === 'replace') return { kind: 'sit', chair: substitute(seats[seat], agreed ?? SUBSTITUTE) };
  if (agreed === null) return { kind: 'time-out' };
  const text = `this table has agreed that ${botOf(agreed)?.name ?? agreed} plays on for whoever leaves`;
  throw new Refused([{ rule: '', text }]);
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

const substitute = ({ name }: Chair, bot: string): Chair => ({
  kind: 'computer',
  name: `${botOf(bot)?.name ?? bot} for ${name}`,
  bot,
});
