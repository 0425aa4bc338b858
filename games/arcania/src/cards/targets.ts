import type { Id, Seat } from '@siegeworks/contract';
import type { Force, Item, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { allFront, cloaked, enemyFront, spellImmune } from '../state/table.ts';
import { CARDS } from './card.ts';
import type { Aim } from './entry.ts';

/** Targets that several cards share. */

export const ids = (forces: Force[]) => forces.map(f => f.id);
export const own = (s: War, by: Seat) => s.players[by].row;
/** AK-220, AK-204, AK-R44 */
export const enemyForces = (s: War, by: Seat) => enemyFront(s, by).filter(f => !cloaked(s, f, by));
/** AK-203, AK-R43 */
export const ownNotImmune = (s: War, by: Seat) => ids(own(s, by).filter(f => !spellImmune(s, f)));
export const without = (list: Id[], chosen: readonly Id[]) =>
  chosen.length === 0 ? list : list.filter(id => !chosen.includes(id));

/** Cards on the stack that wait to resolve. */
export function waiting(s: War, fits: (item: Item) => boolean): Id[] {
  return s.items.flatMap(i => (!i.resolving && i.card !== NONE && fits(i) ? [i.card] : []));
}
export const typeOf = (item: Item) => CARDS[item.what]?.type;
// AK-231: Spells are cards of that type, whatever else is magical.
export const spells = (s: War) => waiting(s, i => typeOf(i) === 'spell');

/** Standing Spells in play that can be ended (AK-R69). */
export function standingSpells(s: War): Id[] {
  const cards = s.standing.flatMap(e => (CARDS[e.what].type === 'spell' ? [e.card] : []));
  const seats = s.players.map((_p, seat) => seat);
  return [...cards, ...liftable(s, seats)];
}
/** AK-250: a Pestilence can be removed only after its protected turn. */
export function liftable(s: War, seats: Seat[]): Id[] {
  return seats.flatMap(seat =>
    s.players[seat].lands.flatMap(l => (l.pestilence !== NONE && !l.shielded ? [l.pestilence] : [])),
  );
}
export const buildings = (s: War) =>
  s.players.flatMap(p => p.lands.flatMap(land => land.buildings.map(b => b.id)));
/** AK-244: Land cards only (AK-R58). */
export const lands = (s: War, fits: (clean: boolean) => boolean) =>
  s.players.flatMap(p => p.lands.flatMap(l => (!l.growth && fits(l.pestilence === NONE) ? [l.id] : [])));
export const staffs = (s: War, by: Seat) =>
  allFront(s).flatMap(f => (f.staffs.length === 0 || cloaked(s, f, by) ? [] : f.staffs));

export const one = (cards: (s: War, by: Seat) => Id[]): Aim => ({ min: 1, max: 1, cards });
export const free = (condition?: (s: War, by: Seat) => boolean): Aim => ({
  min: 0,
  max: 0,
  ...(condition && { if: condition }),
});
/** Up to this many different enemy forces. */
export const enemiesUpTo = (max: number): Aim => ({
  min: 1,
  max,
  cards: (s, by, chosen) => without(ids(enemyForces(s, by)), chosen),
});
