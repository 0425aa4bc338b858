import { refuse } from './refusals.ts';
import type { Room } from './room.ts';
import { peopleIn, seatsOf } from './room.ts';
import { nextId } from './series.ts';
import type { Visit } from './visit.ts';

/** Whether a match of a series is to follow: until its last one is over, nobody learns what they could use in it. */
const goesOn = (room: Room): boolean => nextId(room) !== null;

/** Whether hands, lists and seed are open to somebody now: after the end, as it was agreed before the deal. */
export function isOpenTo(room: Room, who: string): boolean {
  if (!room.match.state.over) return false;
  // Whoever plays alone hides nothing from anybody.
  if (peopleIn(room).size < 2) return true;
  if (goesOn(room)) return false;
  const { afterwards } = room.company.agreed;
  return afterwards === 'everybody' || (afterwards === 'table' && seatsOf(room, who).length > 0);
}

/** Whoever played may look back through their own eyes, everybody else only where the match is open to them. */
export function mustBeOpen({ room, who }: Pick<Visit, 'room' | 'who'>): void {
  if (!room.match.state.over) throw refuse('not over');
  if (seatsOf(room, who).length === 0 && !isOpenTo(room, who)) throw refuse('closed afterwards');
}
