import type { Room } from '@siegeworks/host';
import type { Neighbour, PeopleInfo } from '@siegeworks/protocol';
import { againOf } from './again.ts';
import type { Here } from './away.ts';
import { awayFrom, everybodyIn, waitOf } from './away.ts';
import type { House } from './house.ts';
import { inTurn } from './in-turn.ts';
import { mutesOf } from './moderation/between.ts';
import { heardBy, talkOf } from './talk.ts';
import { sendAway, watchingOf } from './watching.ts';

/** Somebody has come or gone: the others in the room see it, at all nodes. */
export async function comeOrGone(house: House, room: Room): Promise<void> {
  sayWhoIsHere(house, room);
  await tellPeople(house, room);
}
/** Tells the other nodes who is in a room at this one. */
export function sayWhoIsHere({ bus }: House, { id, visits }: Room): void {
  bus.publish({ kind: 'presence', match: id, here: [...visits].map(({ who, name }) => ({ who, name })) });
}

/** Another node has said who is with it. */
export async function heardOf(house: House, match: string, node: string, here: Here[]): Promise<void> {
  const nodes = house.presence.elsewhere.get(match) ?? new Map<string, Here[]>();
  if (here.length > 0) nodes.set(node, here);
  else nodes.delete(node);
  if (nodes.size > 0) house.presence.elsewhere.set(match, nodes);
  else house.presence.elsewhere.delete(match);
  const room = house.host.rooms.get(match);
  if (room) await tellPeople(house, room);
}

/** Tells everybody in a room who is there and what was said, as far as they want to hear it. */
export const tellPeople = (house: House, room: Room): Promise<void> => inTurn(room, () => tell(house, room));

async function tell(house: House, room: Room): Promise<void> {
  const all = allAt(house, room);
  const talk = await talkOf(house, room);
  const watching = await watchingOf(house, room.id);
  const mutes = await mutesOf(
    house,
    [...room.visits].map(({ who }) => who),
  );
  const info: Omit<PeopleInfo, 'talk'> = {
    match: room.id,
    away: awayFrom(house, room),
    watchers: [...new Set(all.filter(({ seat }) => seat === null).map(({ name }) => name))],
    ...watching,
    again: await againOf(house, room),
    wait: await waitOf(house, room),
    free: true,
  };
  for (const visit of room.visits) {
    const muted = mutes.get(visit.who) ?? new Set();
    visit.tell(null, 'people', {
      ...info,
      others: all.filter(({ id }) => id !== visit.who).map(each => ({ ...each, muted: muted.has(each.id) })),
      talk: heardBy(room, visit.who, talk)
        .filter(({ person }) => !muted.has(person))
        .map(({ line }) => line),
    });
  }
  sendAway(room, watching);
}

/** Everybody who sits or watches at a table, once each. */
function allAt(house: House, room: Room): Omit<Neighbour, 'muted'>[] {
  const seated = room.seats.flatMap((chair, seat) =>
    chair.kind === 'person' ? [{ id: chair.who, name: chair.name, seat }] : [],
  );
  const here = everybodyIn(house, room).map(({ who, name }) => ({ id: who, name, seat: null }));
  const known = new Map([...here, ...seated].map(each => [each.id, each]));
  return [...known.values()];
}
