import type { Id } from '@siegeworks/contract';
import { BOX, printed } from '../cards/card.ts';
import { COURTYARD, cellOf, laneOf, wallsFrom } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { breached, crowdAt, guardsAt, heartsLeft, shields, wallIndex } from '../state/units.ts';

/** 9.3: the fixed policy. Each list of numbers is compared from the front; the lowest wins. */
const least = <T>(list: readonly T[], key: (item: T) => number[]): T =>
  list.reduce((a, b) => (before(key(b), key(a)) ? b : a));
function before(a: number[], b: number[]): boolean {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at >= 0 && a[at] < b[at];
}
const hostile = (s: Siege) => s.options.ties === 'auto-hostile';
const pointsLeft = (s: Siege, wall: string) => {
  const i = wallIndex(s, wall);
  return breached(s, wall) ? 0 : s.rating[i] - s.damage[i];
};

export function placeTie(s: Siege, walls: readonly string[]): string {
  const ring = wallsFrom(castleOf(s), s.marker);
  if (hostile(s)) return least(walls, w => [guardsAt(s, w), pointsLeft(s, w), ring.indexOf(w)]);
  const crowd = (w: string) => [1, 2, 3].reduce((sum, band) => sum + crowdAt(s, cellOf(w, band)), 0);
  return least(walls, w => [crowd(w), ring.indexOf(w)]);
}
/** Ring order of lanes inside the side, then earliest arrival; in the courtyard earliest arrival. */
export function nextTie(s: Siege, group: readonly Id[]): Id {
  if (group.length === 1) return group[0];
  const { walls } = castleOf(s);
  const lane = (id: Id) => (s.units[id].place === COURTYARD ? 0 : walls.indexOf(laneOf(s.units[id].place)));
  return least(group, id => [lane(id), s.units[id].arrival]);
}
export function targetTie(s: Siege, list: readonly Id[], power: number): Id {
  const wounds = (id: Id) => power > shields(s, id);
  const kills = (id: Id) => wounds(id) && heartsLeft(s, id) === 1;
  const special = (id: Id) => (BOX[id].type === 'defender-special' ? 1 : 0);
  if (hostile(s))
    return least(list, id => [
      kills(id) ? 0 : 1,
      wounds(id) ? 0 : 1,
      1 - special(id),
      -printed(s, id).swords,
      id,
    ]);
  return least(list, id => [wounds(id) ? 1 : 0, -heartsLeft(s, id), special(id), printed(s, id).swords, id]);
}
export function siegeWallTie(s: Siege, walls: readonly string[]): string {
  const ring = castleOf(s).walls;
  const sign = hostile(s) ? 1 : -1;
  return least(walls, w => [sign * pointsLeft(s, w), ring.indexOf(w)]);
}
export function climberTie(s: Siege, list: readonly Id[]): Id {
  const sign = hostile(s) ? -1 : 1;
  return least(list, id => [sign * printed(s, id).worth, s.units[id].arrival]);
}
/** Enemies between which there is nothing to choose: same card, place and wounds. */
export function alikeUnits(s: Siege, list: readonly Id[]): Id[] {
  const same = (a: Id, b: Id) =>
    BOX[a] === BOX[b] &&
    s.units[a].place === s.units[b].place &&
    s.units[a].wounds === s.units[b].wounds &&
    s.units[a].tired === s.units[b].tired;
  return list.filter((id, i) => list.findIndex(other => same(id, other)) === i);
}
