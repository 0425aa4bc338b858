import { listed } from '@siegeworks/table';
import { has } from '../state/keywords.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { defenceOf, striking } from '../state/strength.ts';
import { nameOf } from './names.ts';

/** Damage that kills (6.3): all of its defence, or any at all from something deadly. */
export function lethalTo(s: Realm, by: Creature, c: Creature): number {
  const extra = s.options.lethal === 'greater' ? 1 : 0;
  const left = Math.max(1, defenceOf(s, c) - c.damage + extra);
  return has(s, by, 'deadly') && !has(s, c, 'immune to deadly') ? 1 : left;
}
const dies = (s: Realm, by: readonly Creature[], c: Creature): boolean => {
  if (has(s, c, 'indestructible')) return false;
  const deadly = by.some(each => striking(s, each) > 0 && lethalTo(s, each, c) === 1);
  const damage = by.reduce((sum, each) => sum + striking(s, each), 0);
  const extra = s.options.lethal === 'greater' ? 1 : 0;
  return deadly || (damage > 0 && damage >= defenceOf(s, c) - c.damage + extra);
};

export interface Duel {
  attackerDies: boolean;
  /** The defenders that may die: the attacker divides its strength as it likes. */
  falling: Creature[];
}

/** One attacker against its defenders, with what can be seen now: first strikers strike before the others. */
export function duel(s: Realm, a: Creature, defenders: readonly Creature[]): Duel {
  const quick = defenders.filter(d => has(s, d, 'first-strike'));
  const first = has(s, a, 'first-strike');
  if (!first && dies(s, quick, a)) return { attackerDies: true, falling: [] };
  const falling = defenders.filter(d => dies(s, [a], d));
  // A creature slain first does not strike back; with one defender that is certain.
  const left =
    first && defenders.length === 1
      ? defenders.filter(d => quick.includes(d) || !falling.includes(d))
      : defenders;
  return { attackerDies: dies(s, left, a), falling };
}

export function duelText(s: Realm, { attackerDies, falling }: Duel, a: Creature): string {
  const own = falling.length === 0 ? 'none of yours' : listed(falling.map(d => nameOf(s, d.id)));
  const yours =
    falling.length === 1 ? `${own} dies` : falling.length === 0 ? `${own} dies` : `one of ${own} may die`;
  return `${nameOf(s, a.id)} ${attackerDies ? 'dies' : 'survives'}, ${yours}`;
}
