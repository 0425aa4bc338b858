import type { Chair } from '@siegeworks/host';
import { show } from '@siegeworks/host';
import type { House } from '../house.ts';

/** What somebody who was deleted is called at the tables where they once sat. */
export const FORMER = 'A former player';
/** What the id of somebody who was deleted begins with. */
export const FORMER_ID = 'p-former-';
export const isFormer = (who: string): boolean => who.startsWith(FORMER_ID);
/** Who stands in their place in matches. */
export interface Former {
  name: string;
  who: string;
}

/** In rooms that are open: at the tables that people look at right now. */
export function replaceInRooms({ host }: House, id: string, { name, who }: Former): void {
  const isThem = (chair: Chair) => chair.kind === 'person' && chair.who === id;
  for (const room of host.rooms.values()) {
    if (!room.seats.some(isThem)) continue;
    room.seats = room.seats.map(chair => (isThem(chair) ? { kind: 'person', name, who } : chair));
    show(host, room);
  }
}
