import type { Id, Option } from '@siegeworks/kernel';
import { move } from '../changes.ts';
import { COURTYARD } from '../geometry.ts';
import type { Siege } from '../state.ts';
import { castleOf, NONE } from '../state.ts';
import { breached, defenders, defendersAt, exhausted, isWall, room } from '../units.ts';
import { choice, commander, DONE, rule } from './book.ts';

/**
 * TD-091 to TD-095: units of one order move together. They are named one by one, and a card may hold too many for a
 * while, as long as those who are to make room can still be named.
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
    unit: choice({
      when: (s, f) => !f.over && movers(s, f.limit, f.to, f.moved).length > 0,
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
    again(s, f) {
      f.unit = NONE;
      if (!f.over && movers(s, f.limit, f.to, f.moved).length > 0) return 'unit';
    },
  },
);

/** Units that may be named next; nobody twice (TD-059), nobody exhausted (TD-079). */
export function movers(s: Siege, limit: number, to: string, moved: readonly Id[]): Id[] {
  if (moved.length >= limit) return [];
  return defenders(s).filter(id => mayMove(s, id, moved) && destinations(s, id, limit, to, moved).length > 0);
}
const mayMove = (s: Siege, id: Id, moved: readonly Id[]) => !moved.includes(id) && !exhausted(s, id);

function destinations(s: Siege, id: Id, limit: number, to: string, moved: readonly Id[]): string[] {
  const from = s.units[id].place;
  const places = to === '' ? castleOf(s).places : [to];
  return places.filter(place => place !== from && open(s, place) && canSettle(s, id, place, limit, moved));
}
const open = (s: Siege, place: string) => !isWall(s, place) || !breached(s, place);

/** After this move every crowded card can still be cleared by those who have not moved yet. */
function canSettle(s: Siege, id: Id, place: string, limit: number, moved: readonly Id[]): boolean {
  if (moved.length === 0 && (place === COURTYARD || room(s, place) > 0)) return true;
  const left = limit - moved.length - 1;
  let toClear = 0;
  for (const card of castleOf(s).ring) {
    const here = defendersAt(s, card).filter(unit => unit !== id);
    const crowd = here.length + (card === place ? 1 : 0) - 2;
    if (crowd <= 0) continue;
    toClear += crowd;
    if (here.filter(unit => mayMove(s, unit, moved)).length < crowd) return false;
  }
  return toClear <= left;
}
function mayStop(s: Siege, moved: readonly Id[], free: boolean): boolean {
  return (free || moved.length > 0) && castleOf(s).ring.every(card => defendersAt(s, card).length <= 2);
}
