import { CARDS } from '../cards/card.ts';
import { has } from '../state/keywords.ts';
import { opposes } from '../state/readers.ts';
import type { Creature, Realm } from '../state/realm.ts';
import { isCity, NONE } from '../state/realm.ts';
import { fromLevels, strength } from '../state/strength.ts';
import type { Weights } from './weights.ts';

/** One guard stops the greatest blow and one great guard stops one blow: beyond a size every point is worth less. */
const great = (n: number, WORTH: Weights['WORTH']): number =>
  Math.min(n, WORTH.greatFrom) + Math.max(0, n - WORTH.greatFrom) * WORTH.greatPart;
/** What levels give lapses with the devotion: only a part of it counts. */
function lastingStrength(
  s: Realm,
  c: Creature,
  WORTH: Weights['WORTH'],
): { attack: number; defence: number } {
  const now = strength(s, c);
  const lapsing = 1 - WORTH.levelPart;
  if (lapsing === 0) return now;
  const given = fromLevels(s, c);
  return { attack: now.attack - lapsing * given.attack, defence: now.defence - lapsing * given.defence };
}
/** Attack, defence, keywords, and the engine it feeds. */
export function creatureWorth(s: Realm, c: Creature, weights: Weights): number {
  const { ENGINES, HAMPERED, WORTH } = weights;
  const { attack, defence } = lastingStrength(s, c, WORTH);
  const peaceful = has(s, c, 'peaceful');
  const blow = great(Math.max(0, attack), WORTH) * (peaceful ? WORTH.peaceful : 1);
  const guard = great(Math.max(0, defence - c.damage), WORTH) * WORTH.defence;
  let sum = blow + guard * (peaceful ? WORTH.peacefulGuard : 1);
  if (has(s, c, 'flying')) sum += WORTH.flying;
  if (has(s, c, 'first-strike')) sum += WORTH.firstStrike;
  if (has(s, c, 'overrun')) sum += WORTH.overrun;
  if (has(s, c, 'deadly')) sum += WORTH.deadly;
  if (c.strength === NONE && CARDS[c.card].on.length > 0) sum += WORTH.ability;
  if (c.strength === NONE) sum += ENGINES[c.card] ?? 0;
  if (c.city === NONE) sum += blow > 0 ? WORTH.inArmy : WORTH.idleInArmy;
  if (c.marked) sum += WORTH.marked;
  if (CARDS[c.card].on.includes('tactics-start') && spies(s, c)) sum += WORTH.littleBrother;
  if (c.held > 0) sum *= WORTH.held;
  for (const id of c.attached) sum *= HAMPERED[s.names[id]] ?? 1;
  return Math.max(0.2, sum);
}
function spies(s: Realm, c: Creature): boolean {
  const home = c.city === NONE ? null : s.pieces[c.city];
  return isCity(home) && opposes(s, home.controller, c.controller);
}
