import type { Id, Option } from '@siegeworks/contract';
import { DONE } from '@siegeworks/table';
import { move } from '../state/changes.ts';
import { COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf, NONE } from '../state/state.ts';
import { breached, defenders, exhausted, isWall } from '../state/units.ts';
import { choice, commander, rule } from './book.ts';

/**
 * TD-091 to TD-095: units of one order move together. They are named one by one, and a card may hold too many for a
 * while, as long as enough units can still be named to make room.
 */
export const moving = rule(
  'moving',
  (limit: number, to: string, free: boolean) => ({
    limit,
    to,
    free,
    moved: [] as Id[],
    unit: NONE,
    over: false,
  }),
  {
    ready(s, f) {
      if (f.over || !anyMover(s, f.limit, f.to, f.moved)) return 'done';
    },
    unit: choice({
      who: commander,
      options: (s, f) => {
        const units: Option[] = movers(s, f.limit, f.to, f.moved).map(card => ({ kind: 'move', card }));
        return mayStop(s, f.moved, f.free) ? [...units, DONE] : units;
      },
      then(_s, f, pick) {
        f.over = pick.kind === 'done';
        f.unit = pick.card ?? NONE;
      },
    }),
    place: choice({
      when: (_s, f) => f.unit !== NONE,
      who: commander,
      options: (s, f) =>
        destinations(s, f.unit, f.limit, f.to, f.moved).map(what => ({ kind: 'to', card: f.unit, what })),
      then(s, f, { what }) {
        move(s, f.unit, what);
        f.moved.push(f.unit);
      },
    }),
    again(_s, f) {
      f.unit = NONE;
      return 'ready';
    },
  },
);

/** Who stands on each castle card, and how many of them could still be named; counted once for all candidates. */
interface Crowd {
  here: Record<string, number>;
  nameable: Record<string, number>;
  full: boolean;
}
function crowdOf(s: Siege, moved: readonly Id[]): Crowd {
  const crowd: Crowd = { here: {}, nameable: {}, full: false };
  for (const id of defenders(s)) {
    const { place } = s.units[id];
    if (place === COURTYARD) continue;
    crowd.here[place] = (crowd.here[place] ?? 0) + 1;
    if (mayMove(s, id, moved)) crowd.nameable[place] = (crowd.nameable[place] ?? 0) + 1;
    crowd.full ||= crowd.here[place] > 2;
  }
  return crowd;
}

/** Units that may be named next; nobody twice (TD-059), nobody exhausted (TD-079). */
export function movers(s: Siege, limit: number, to: string, moved: readonly Id[]): Id[] {
  return moved.length < limit ? defenders(s).filter(mover(s, limit, to, moved)) : [];
}
export function anyMover(s: Siege, limit: number, to: string, moved: readonly Id[]): boolean {
  return moved.length < limit && defenders(s).some(mover(s, limit, to, moved));
}
function mover(s: Siege, limit: number, to: string, moved: readonly Id[]): (id: Id) => boolean {
  const crowd = crowdOf(s, moved);
  const places = reachable(s, to);
  const left = limit - moved.length - 1;
  return id => mayMove(s, id, moved) && places.some(place => canSettle(s, id, place, crowd, left));
}
const mayMove = (s: Siege, id: Id, moved: readonly Id[]) => !moved.includes(id) && !exhausted(s, id);
// TD-092, TD-R27: any place, whatever enemies stand in front of it.
const reachable = (s: Siege, to: string) =>
  (to === '' ? castleOf(s).places : [to]).filter(place => !isWall(s, place) || !breached(s, place));

function destinations(s: Siege, id: Id, limit: number, to: string, moved: readonly Id[]): string[] {
  const crowd = crowdOf(s, moved);
  return reachable(s, to).filter(place => canSettle(s, id, place, crowd, limit - moved.length - 1));
}
/** After this move every crowded card can still be cleared by those who have not moved yet (TD-R28). */
function canSettle(s: Siege, id: Id, place: string, crowd: Crowd, left: number): boolean {
  const from = s.units[id].place;
  if (place === from) return false;
  const { here, nameable, full } = crowd;
  if (!full && (place === COURTYARD || (here[place] ?? 0) < 2)) return true;
  let toClear = 0;
  for (const card of castleOf(s).ring) {
    const gone = card === from ? 1 : 0;
    const excess = (here[card] ?? 0) - gone + (card === place ? 1 : 0) - 2;
    if (excess <= 0) continue;
    toClear += excess;
    if ((nameable[card] ?? 0) - gone < excess) return false;
  }
  return toClear <= left;
}
function mayStop(s: Siege, moved: readonly Id[], free: boolean): boolean {
  return (free || moved.length > 0) && !crowdOf(s, moved).full;
}
