import { act, isTheirs, run, show } from '@siegeworks/host';
import type { House } from '../house.ts';
import { fetchRoom } from '../rooms.ts';
import { deletePerson, sits } from './delete.ts';
import { replaceInRooms } from './former.ts';
import { lookAtLines } from './lines.ts';

/** Somebody leaves the house for ever: their running matches are given up, so that nobody waits for them, then they are deleted. */
export async function leaveForEver(house: House, id: string): Promise<void> {
  const running = await house.database.sql
    .selectFrom('match')
    .select('id')
    .where('outcome', 'is', null)
    .where(sits(id))
    .execute();
  // One that cannot be given up is left to the others.
  for (const { id: match } of running) await giveUp(house, match, id).catch(() => {});
  replaceInRooms(house, id, await deletePerson(house, id));
  await lookAtLines(house, id);
}

async function giveUp(house: House, match: string, id: string): Promise<void> {
  const { host } = house;
  const room = host.rooms.get(match) ?? (await fetchRoom(house, match));
  const seat = room?.seats.findIndex((_chair, each) => isTheirs(room, each, id)) ?? -1;
  if (!room || seat < 0) return;
  await act(host.parts, room, seat, { kind: 'concede' });
  show(host, room);
  void run(host, room);
}
