import type { Id } from '@siegeworks/contract';
import { has, isDefender, printed } from '../cards/card.ts';
import type { acting } from '../rules/acting.ts';
import { actions } from '../rules/acting.ts';
import { bandOf, COURTYARD } from '../state/geometry.ts';
import type { Siege } from '../state/state.ts';
import { castleOf } from '../state/state.ts';
import { enemies, exhausted, heartsLeft, inReach, shields, strength } from '../state/units.ts';

/** What a blow would do. */
export const RESULTS = ['kill', 'wound', 'nothing'] as const;
export type Result = (typeof RESULTS)[number];
export interface Aim {
  enemy: Id;
  power: number;
  against: number;
  result: Result;
}
/** What a unit can do from where it stands (section 11, 6). */
export interface Sight {
  /** The cells outside that it sees, with their distance. */
  seen: ReadonlyMap<string, number>;
  /** The cells outside that its weapon reaches. */
  reached: readonly string[];
  /** The result of an attack on each enemy in reach, deadliest first. */
  aims: readonly Aim[];
}

/** A blow of this power: strictly greater wounds once (TD-063). */
export function resultOf(s: Siege, power: number, target: Id): Result {
  if (power <= shields(s, target)) return 'nothing';
  return heartsLeft(s, target) === 1 ? 'kill' : 'wound';
}

/** The strength that the order under way adds. */
export function bonusOf(s: Siege): number {
  const f = s.stack.at(-1);
  return f && 'bonus' in f && typeof f.bonus === 'number' ? f.bonus : 0;
}

export function sightOf(s: Siege, id: Id): Sight {
  const seen = coverOf(s, s.units[id].place);
  const reached = castleOf(s).cells.filter(cell => reaches(s, id, cell, seen));
  return {
    seen,
    reached,
    aims: aimedAt(s, id)
      .map(enemy => aimAt(s, id, enemy))
      .sort(byResult(s)),
  };
}
/** An order under way may let a defender reach more, or forbid it to attack at all. */
function aimedAt(s: Siege, id: Id): Id[] {
  if (!isDefender(id) || printed(s, id).swords === 0 || exhausted(s, id)) return [];
  const f = s.stack.at(-1);
  if (f?.rule !== 'acting') return enemies(s).filter(enemy => inReach(s, id, enemy));
  return actions(s, f as ReturnType<typeof acting>, id).flatMap(o =>
    o.kind === 'attack' ? (o.target ?? []) : [],
  );
}
function reaches(s: Siege, id: Id, cell: string, seen: ReadonlyMap<string, number>): boolean {
  if (printed(s, id).swords === 0) return false;
  if (has(id, 'flying')) return true;
  if (has(id, 'sortie') && s.units[id].place === COURTYARD) return bandOf(cell) <= 2;
  return (seen.get(cell) ?? Number.POSITIVE_INFINITY) <= printed(s, id).range;
}
function aimAt(s: Siege, id: Id, enemy: Id): Aim {
  const power = strength(s, id, bonusOf(s));
  return { enemy, power, against: shields(s, enemy), result: resultOf(s, power, enemy) };
}
const byResult = (s: Siege) => (a: Aim, b: Aim) =>
  RESULTS.indexOf(a.result) - RESULTS.indexOf(b.result) ||
  printed(s, b.enemy).worth - printed(s, a.enemy).worth;

/** The cells that a castle card covers, with their distance (section 11, 7). */
export function coverOf(s: Siege, place: string): ReadonlyMap<string, number> {
  return new Map(Object.entries(castleOf(s).distance[place] ?? {}));
}
