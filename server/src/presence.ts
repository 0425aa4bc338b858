import type { Room } from '@siegeworks/host';
import type { PeopleInfo } from '@siegeworks/protocol';
import type { House } from './house.ts';
import { talkOf } from './talk.ts';

/** Somebody in a room, at some node. */
export interface Here {
  who: string;
  name: string;
}

/** Who is in which room, at this node and at the others, and since when people have been away. */
export interface Presence {
  /** By match and node. */
  elsewhere: Map<string, Map<string, Here[]>>;
  /** By match and person: when they were last seen in it. */
  seen: Map<string, Map<string, number>>;
}
export const newPresence = (): Presence => ({ elsewhere: new Map(), seen: new Map() });

/** Everybody who is in a room now. */
export function everybodyIn({ presence }: House, room: Room): Here[] {
  const here = [...room.visits].map(({ who, name }) => ({ who, name }));
  const others = [...(presence.elsewhere.get(room.id)?.values() ?? [])].flat();
  return [...here, ...others];
}

/** Somebody has come or gone: the others in the room see it, at all nodes. */
export async function comeOrGone(house: House, room: Room): Promise<void> {
  const here = [...room.visits].map(({ who, name }) => ({ who, name }));
  house.bus.publish({ kind: 'presence', match: room.id, here });
  await tellPeople(house, room);
}

/** Another node has said who is with it. */
export async function heardOf(house: House, match: string, node: string, here: Here[]): Promise<void> {
  const nodes = house.presence.elsewhere.get(match) ?? new Map<string, Here[]>();
  if (here.length > 0) nodes.set(node, here);
  else nodes.delete(node);
  house.presence.elsewhere.set(match, nodes);
  const room = house.host.rooms.get(match);
  if (room) await tellPeople(house, room);
}

/** By seat: how long the person has been away; `null` for who is here, and for computers. */
export function awayFrom(house: House, room: Room): (number | null)[] {
  const here = new Set(everybodyIn(house, room).map(({ who }) => who));
  const seen = house.presence.seen.get(room.id) ?? new Map<string, number>();
  house.presence.seen.set(room.id, seen);
  const now = house.now();
  for (const who of here) seen.set(who, now);
  return room.seats.map(chair => {
    if (chair.kind !== 'person' || here.has(chair.who)) return null;
    // Who has not been seen since this node knows the room is counted from now on.
    if (!seen.has(chair.who)) seen.set(chair.who, now);
    return now - (seen.get(chair.who) ?? now);
  });
}

/** Tells everybody in a room who is there and what was said. */
export async function tellPeople(house: House, room: Room): Promise<void> {
  const seated = new Set(room.seats.flatMap(chair => (chair.kind === 'person' ? [chair.who] : [])));
  const watchers = everybodyIn(house, room).filter(({ who }) => !seated.has(who));
  const info: PeopleInfo = {
    match: room.id,
    away: awayFrom(house, room),
    watchers: [...new Set(watchers.map(({ name }) => name))],
    talk: await talkOf(house, room),
    free: true,
  };
  for (const visit of room.visits) visit.tell(null, 'people', info);
}
