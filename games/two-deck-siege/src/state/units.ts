import type { Id } from '@siegeworks/contract';
import { ENEMIES, has, isDefender, printed, REGULARS, SPECIALS } from '../cards/card.ts';
import { bandOf, COURTYARD, cellOf, distance, laneOf, NOWHERE, sideOf } from './geometry.ts';
import type { Siege } from './state.ts';
import { castleOf } from './state.ts';

/** Readers: who is where, what it can do, what it reaches. */
export const DEFENDERS: readonly Id[] = [...REGULARS, ...SPECIALS];
export const inPlay = (s: Siege, id: Id) => s.units[id].place !== NOWHERE;
export const defenders = (s: Siege): Id[] => DEFENDERS.filter(id => inPlay(s, id));
export const enemies = (s: Siege): Id[] => ENEMIES.filter(id => inPlay(s, id));
export const at = (s: Siege, ids: readonly Id[], place: string): Id[] =>
  ids.filter(id => s.units[id].place === place);
/** Needed far more often than the list of them. */
function countAt(s: Siege, ids: readonly Id[], place: string): number {
  let n = 0;
  for (let i = 0; i < ids.length; i++) if (s.units[ids[i]].place === place) n++;
  return n;
}
// TD-081, TD-R22: exhausted defenders hold a wall as well.
export const guardsAt = (s: Siege, place: string): number => countAt(s, DEFENDERS, place);
export const crowdAt = (s: Siege, place: string): number => countAt(s, ENEMIES, place);
export const defendersAt = (s: Siege, place: string): Id[] => at(s, DEFENDERS, place);
export const enemiesAt = (s: Siege, place: string): Id[] => at(s, ENEMIES, place);
export const enemiesInside = (s: Siege): Id[] => enemiesAt(s, COURTYARD);
export const outside = (s: Siege, id: Id) => s.units[id].place.length === 4;

export const wallIndex = (s: Siege, wall: string) => castleOf(s).indexOf[wall] ?? -1;
export const isWall = (s: Siege, place: string) => wallIndex(s, place) >= 0;
export const breached = (s: Siege, wall: string) => {
  const i = wallIndex(s, wall);
  return s.damage[i] >= s.rating[i];
};
export const standingWalls = (s: Siege) => castleOf(s).walls.filter(wall => !breached(s, wall));
/** TD-010, TD-011, TD-094 */
export function room(s: Siege, place: string): number {
  if (place === COURTYARD) return Number.POSITIVE_INFINITY;
  if (isWall(s, place) && breached(s, place)) return 0;
  return 2 - guardsAt(s, place);
}
/** On one of the wall cards of a side or on one of its two towers. */
export const onSide = (s: Siege, id: Id, side: string) =>
  castleOf(s).sidesOf[s.units[id].place]?.some(each => each === side) ?? false;

/** TD-076: tokens beyond the stamina weaken (TD-067, TD-082, TD-R18). */
export function strength(s: Siege, id: Id, bonus: number): number {
  const { swords, stamina } = printed(s, id);
  return Math.max(0, swords + bonus - Math.max(0, s.units[id].tired - stamina));
}
/** TD-078, TD-R21 */
export const exhausted = (s: Siege, id: Id) => s.units[id].tired >= 2 * printed(s, id).stamina;
/** Current shields: +1 for a Shield Wall on a side where it stands. */
export function shields(s: Siege, id: Id): number {
  const extra = isDefender(id) && s.shieldWall !== '' && onSide(s, id, s.shieldWall) ? 1 : 0;
  return printed(s, id).shields + extra;
}
export const heartsLeft = (s: Siege, id: Id) => printed(s, id).hearts - s.units[id].wounds;

/** TD-028 to TD-033, TD-039 */
export const sees = (s: Siege, defender: Id, enemy: Id) =>
  distance(castleOf(s), s.units[defender].place, s.units[enemy].place) !== null;

/** 6.1 IN_REACH (TD-040) */
export function inReach(s: Siege, defender: Id, enemy: Id): boolean {
  if (has(defender, 'flying')) return true;
  const from = s.units[defender].place;
  const to = s.units[enemy].place;
  if (has(defender, 'sortie') && from === COURTYARD && to !== COURTYARD && bandOf(to) <= 2) return true;
  const steps = distance(castleOf(s), from, to);
  return steps !== null && steps <= printed(s, defender).range;
}
/** The side and band of an enemy outside. */
export const enemySide = (s: Siege, id: Id) => sideOf(s.units[id].place);
export const enemyBand = (s: Siege, id: Id) => bandOf(s.units[id].place);
export const facing = (s: Siege, id: Id) => laneOf(s.units[id].place);

/** 6.3 (TD-103, TD-R30, TD-R32) */
export function mayRepair(s: Siege, id: Id, wall: string): boolean {
  if (breached(s, wall) || s.damage[wallIndex(s, wall)] === 0) return false;
  const { place } = s.units[id];
  return place === COURTYARD || place === wall || (castleOf(s).touches[place]?.includes(wall) ?? false);
}
/** TD-099, TD-R102 */
export function enemyAdjacent(s: Siege, id: Id): boolean {
  const { place } = s.units[id];
  return crowdAt(s, COURTYARD) > 0 || (isWall(s, place) && crowdAt(s, cellOf(place, 1)) > 0);
}
export const repairable = (s: Siege, id: Id) => castleOf(s).walls.filter(wall => mayRepair(s, id, wall));
