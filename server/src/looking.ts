import type { Visit } from '@siegeworks/host';
import { fileName, fileOf, isOpenTo, mustBeOpen, refuse, seenAt } from '@siegeworks/host';
import { stateAt } from '@siegeworks/kernel';
import type { Desk } from './desk.ts';
import { sealedFile } from './seal.ts';

/** After the end: the table as it was after this many picks, through the same eye as now. */
export function lookBack(visit: Visit, re: number, pick: number): void {
  mustBeOpen(visit);
  const { match, id } = visit.room;
  const at = Math.min(Math.max(0, pick), match.picks.length);
  const view = seenAt(visit.room, stateAt(match, at), visit.eye);
  visit.tell(re, 'moment', { match: id, pick: at, view });
}

/** The file of a match holds its seed and with it every hand: it is given where the match is open, under the seal of the house. */
export async function giveFile(desk: Desk, { room, who, tell }: Visit, re: number): Promise<void> {
  if (!isOpenTo(room, who)) throw refuse(room.match.state.over ? 'closed afterwards' : 'with people');
  tell(re, 'file', { name: fileName(room), text: await sealedFile(desk, fileOf(room)) });
}
