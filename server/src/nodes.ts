import { mover, run } from '@siegeworks/host';
import type { House } from './house.ts';
import { sayWhoIsHere, tellPeople } from './presence.ts';

/** How often a node says that it lives, in milliseconds. */
const BEAT = 400;
/** Whoever has not been heard for more beats is taken for dead. They are beats of one's own: whoever is too busy to beat cannot listen. */
const PATIENCE = 3;

/** The other nodes of a house that are alive, and how many beats ago each was last heard. */
export type Nodes = Map<string, number>;

/** Something was heard from another node. Whoever is new here is asked who is with them. */
export function heardFrom({ nodes, bus }: House, node: string): void {
  if (!nodes.has(node)) bus.publish({ kind: 'who is there', node });
  nodes.set(node, 0);
}

/** Says regularly that this node lives, and takes over from those that do not any more. */
export function watchNodes(house: House): () => void {
  if (!house.database.shared) return () => {};
  const timer = setInterval(() => {
    house.bus.publish({ kind: 'alive' });
    for (const [node, silent] of house.nodes) {
      house.nodes.set(node, silent + 1);
      if (silent >= PATIENCE) void gone(house, node).catch(() => {});
    }
  }, BEAT);
  return () => clearInterval(timer);
}

/** A node has died: nobody is with it any more, and what it was thinking about is thought here. */
async function gone(house: House, node: string): Promise<void> {
  house.nodes.delete(node);
  for (const room of house.host.rooms.values())
    if (mover(house.host, room)?.by === 'bot') void run(house.host, room);
  for (const [match, nodes] of house.presence.elsewhere) {
    if (!nodes.delete(node)) continue;
    if (nodes.size === 0) house.presence.elsewhere.delete(match);
    const room = house.host.rooms.get(match);
    if (room) await tellPeople(house, room);
  }
}

/** Another node does not know yet who is with this one. */
export function introduce(house: House): void {
  for (const room of house.host.rooms.values()) if (room.visits.size > 0) sayWhoIsHere(house, room);
}
