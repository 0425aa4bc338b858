import { listed } from '@siegeworks/table';
import { entryOf, HEARS } from '../cards/book.ts';
import { lastingOf } from '../state/effects.ts';
import { has } from '../state/keywords.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { defenceOf, striking } from '../state/strength.ts';
import type { Foresight } from './foresee.ts';
import { cardDoes, nameOf, verbOfAll } from './names.ts';

/** Damage in combat that has to be dealt to kill it (6.3), with all that lessens it; Infinity when nothing arrives. */
export function lethalTo(s: Realm, by: Creature, c: Creature): number {
  const hit = { source: by.id, target: c.id, n: 1, combat: true };
  if (s.effects.some(e => lastingOf(e).stops?.(s, hit))) return Number.POSITIVE_INFINITY;
  if (has(s, c, 'indestructible')) return Number.POSITIVE_INFINITY;
  const lessened = HEARS.lessens.reduce((n, lessens) => n + lessens(s, c), 0);
  const extra = s.options.lethal === 'greater' ? 1 : 0;
  const left = Math.max(1, defenceOf(s, c) - c.damage + extra);
  return lessened + (has(s, by, 'deadly') && !has(s, c, 'immune to deadly') ? 1 : left);
}

/** Said of an attack in which a coin or a hidden card decides something. */
export const CHANCE = 'chance or a hidden card decides what comes of it';

/** Who lives and who dies in a fight, as far as the table shows it. */
export function fightText(s: Realm, seen: Foresight, a: Creature, defenders: readonly Creature[]): string {
  if (seen.uncertain) return CHANCE;
  const saved = [a, ...defenders].filter(c => seen.savable.includes(c.id));
  const fate = seen.dead.includes(a.id) ? 'dies' : 'survives';
  const fates = `${cardDoes(s, a.id, fate)}, ${defendersText(s, seen, a, defenders)}`;
  return saved.length > 0 ? `${fates}, unless somebody saves ${names(s, saved, 'or')}` : fates;
}
function defendersText(s: Realm, seen: Foresight, a: Creature, defenders: readonly Creature[]): string {
  const dead = defenders.filter(d => seen.dead.includes(d.id));
  // The attacker divides its strength as it likes.
  const might = striking(s, a) + (entryOf(a.card).toDefenders ?? 0);
  const mortal = defenders.filter(d => dead.includes(d) || lethalTo(s, a, d) <= might);
  if (dead.length === 0) return `${names(s, defenders)} ${verbOfAll(s, idsOf(defenders), 'survives')}`;
  if (mortal.length > dead.length)
    return `${dead.length} of ${names(s, mortal)} ${dead.length === 1 ? 'dies' : 'die'}`;
  return `${names(s, dead)} ${verbOfAll(s, idsOf(dead), 'dies')}`;
}
const idsOf = (list: readonly Creature[]) => list.map(({ id }) => id);
function names(s: Realm, list: readonly Creature[], word = 'and'): string {
  const all = list.map(c => nameOf(s, c.id));
  return word === 'or' ? all.join(' or ') : listed(all);
}
