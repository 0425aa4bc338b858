import type { Seat } from '@siegeworks/contract';
import { creaturesOf, opposes } from '../state/readers.ts';
import type { City, Creature, Realm } from '../state/realm.ts';
import { city, NONE } from '../state/realm.ts';
import { striking } from '../state/strength.ts';
import { stormed, strikersOf, unmarksFirst } from './storm.ts';
import type { Weights } from './weights.ts';

export function danger(s: Realm, seat: Seat, weights: Weights): number {
  const { FEAR } = weights;
  let worst = 0;
  for (let foe = 0; foe < s.seats; foe++) {
    if (!s.players[foe].alive || !opposes(s, seat, foe)) continue;
    if (FEAR.duels > 0) {
      worst = Math.max(worst, stormed(s, seat, foe, weights));
      continue;
    }
    const blows = blowsOf(s, foe);
    if (blows.length === 0) continue;
    const guards = creaturesOf(s, seat).filter(c => !c.marked || unmarksFirst(s, seat, foe));
    for (const id of s.players[seat].cities)
      worst = Math.max(worst, loss(s, city(s, id), blows, guards, FEAR));
  }
  return worst * FEAR.likely;
}
/** The blows of an army in its next attack, the strongest first. */
const blowsOf = (s: Realm, foe: Seat): number[] =>
  strikersOf(s, foe)
    .map(c => striking(s, c))
    .sort((a, b) => b - a);
/** Every guard stops one attacker, the strongest first; the rest reaches the city. */
function loss(
  s: Realm,
  goal: City,
  blows: readonly number[],
  guards: readonly Creature[],
  FEAR: Weights['FEAR'],
): number {
  const stopped = guards.filter(c => c.city === NONE || c.city === goal.id).length;
  let through = 0;
  for (let i = stopped; i < blows.length; i++) through += blows[i];
  if (through >= goal.defence)
    return s.players[goal.controller].cities.length === 1 ? FEAR.lastCityFalls : FEAR.cityFalls;
  return through * (goal.defence <= 5 ? FEAR.latePoint : FEAR.point);
}
