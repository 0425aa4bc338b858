import type { Room } from '@siegeworks/host';
import { act } from '@siegeworks/host';
import type { GivenTerms, Person } from '@siegeworks/protocol';
import type { House } from '../src/index.ts';
import { invite, sitDown } from '../src/invitations.ts';
import { fetchRoom } from '../src/rooms.ts';

export const RATED: GivenTerms = {
  game: 'arcania',
  options: {},
  seats: [null, null],
  clock: null,
  watch: true,
  series: null,
  rated: true,
};

/** A match that has been dealt to these people, in the order of the seats. */
export async function dealt(
  house: House,
  [first, ...others]: readonly Person[],
  terms: Partial<GivenTerms> = {},
): Promise<Room> {
  const sitting = { deck: null, entropy: 'a' };
  let letter = await invite(house, first, {
    terms: { ...RATED, ...terms },
    sitting: { ...sitting, seat: 0 },
  });
  for (const [i, person] of others.entries())
    letter = await sitDown(house, letter.id, person, { ...sitting, seat: i + 1 });
  const room = await fetchRoom(house, letter.match ?? '');
  if (!room) throw new Error('no match was dealt');
  return room;
}

/** Whoever is asked takes the first answer, until everybody has decided something. */
export async function everybodyActs({ host }: House, room: Room): Promise<void> {
  const acted = new Set<number>();
  while (acted.size < room.seats.length) {
    const { asked } = room.match;
    if (!asked) throw new Error('the match ended too soon');
    await act(host.parts, room, asked.seat, { kind: 'pick', option: asked.options[0] });
    acted.add(asked.seat);
  }
}

export const leave = ({ host }: House, room: Room, seat: number): Promise<void> =>
  act(host.parts, room, seat, { kind: 'concede' });

/** A whole match, in which this seat gives up when everybody has decided something. */
export async function lostBy(
  house: House,
  seat: number,
  people: readonly Person[],
  terms: Partial<GivenTerms> = {},
): Promise<Room> {
  const room = await dealt(house, people, terms);
  await everybodyActs(house, room);
  await leave(house, room, seat);
  return room;
}
