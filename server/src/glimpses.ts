import type { Room } from '@siegeworks/host';
import { viewFor } from '@siegeworks/host';
import type { Glimpse, Person } from '@siegeworks/protocol';
import type { House } from './house.ts';
import { fetchRoom } from './rooms.ts';
import { mayEnter } from './watching.ts';

/** How long a glimpse of a match that is open at another node is good enough: to look again means to play it again. */
const FRESH = 15_000;
/** How many are remembered. */
const MOST = 50;
const seen = new WeakMap<House, Map<string, { at: number; glimpse: Glimpse }>>();

/** The table of a match as anybody may see it, without a visit: nobody in the room notices. */
export async function glimpseOf(house: House, match: string, reader: Person | null): Promise<Glimpse | null> {
  await mayEnter(house, reader ?? { id: '', name: '', account: false }, match);
  const open = house.host.rooms.get(match);
  if (open) return glimpse(open, house.now());
  const known = seen.get(house) ?? new Map<string, { at: number; glimpse: Glimpse }>();
  seen.set(house, known);
  const last = known.get(match);
  if (last && last.at > house.now() - FRESH) return last.glimpse;
  const room = await fetchRoom(house, match);
  if (!room) return null;
  const now = glimpse(room, house.now());
  if (known.size >= MOST) known.clear();
  known.set(match, { at: house.now(), glimpse: now });
  return now;
}

const glimpse = (room: Room, updated: number): Glimpse => ({
  match: room.id,
  game: room.match.game.about.id,
  updated,
  names: room.seats.map(({ name }) => name),
  view: viewFor(room, 'spectator'),
});
