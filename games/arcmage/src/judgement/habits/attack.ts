import type { Id, Option, Seat } from '@siegeworks/contract';
import { best } from '@siegeworks/table';
import { noAttackOn } from '../../rules/attackers.ts';
import { cityAt, creatureAt, creaturesOf } from '../../state/readers.ts';
import type { City, Realm } from '../../state/realm.ts';
import { NONE } from '../../state/realm.ts';
import { striking } from '../../state/strength.ts';
import type { Weights } from '../weights.ts';
import type { Fighter } from './fighter.ts';
import { canStop, fighter, guardsOf, kills, pointWorth } from './fighter.ts';

/** Below this an attack is not worth the defenders that it costs. */
const WORTHWHILE = 0.5;

interface Plan {
  worth: number;
  attackers: readonly Id[];
}
const STAY: Plan = { worth: 0, attackers: [] };

/** 12.12: which creatures to send against this city, and the likely result. */
function planAgainst(s: Realm, seat: Seat, goal: City, weights: Weights): Plan {
  const army = creaturesOf(s, seat)
    .filter(c => noAttackOn(s, c, goal) === null)
    .map(c => fighter(s, c, weights))
    .filter(a => a.attack > 0)
    .sort((a, b) => b.attack - a.attack);
  if (army.length === 0) return STAY;
  const guards = guardsOf(s, goal, weights);
  const point = pointWorth(s, goal, passing(army, guards));
  const prospects = army.map(a => prospect(a, guards, point));
  const allOut = massed(army, guards, prospects, point);
  const safe = army.filter((_a, i) => prospects[i] > 0);
  const singly = prospects.reduce((sum, n) => sum + Math.max(0, n), 0);
  return allOut >= singly
    ? { worth: allOut, attackers: army.map(a => a.id) }
    : { worth: singly, attackers: safe.map(a => a.id) };
}
/** Damage that reaches the city if every guard stops the strongest attacker it can. */
function passing(army: readonly Fighter[], guards: readonly Fighter[]): number {
  let reachers = guards.filter(g => g.reaches).length;
  let walkers = guards.length - reachers;
  let sum = 0;
  for (const a of army) {
    if (!a.flies && walkers > 0) walkers--;
    else if (reachers > 0) reachers--;
    else sum += a.attack;
  }
  return sum;
}
/** The worst that one attacker has to expect: ignored, stopped by one guard, or by the two strongest. */
function prospect(a: Fighter, guards: readonly Fighter[], point: number): number {
  const stoppers = guards.filter(g => canStop(g, a));
  const answers = stoppers.map(g => (kills(a, g) ? g.worth : 0) - (kills(g, a) ? a.worth : 0));
  const [first, second] = stoppers.map(g => g.attack).sort((x, y) => y - x);
  if (second !== undefined && first + second >= a.defence) answers.push(-a.worth / 2);
  return Math.min(a.attack * point, ...answers);
}
/** All together: the guards stop the attackers of their choice, the others get through. */
function massed(
  army: readonly Fighter[],
  guards: readonly Fighter[],
  prospects: readonly number[],
  point: number,
): number {
  const gains = army.map((a, i) => ({ free: a.attack * point, stopped: prospects[i] }));
  gains.sort((a, b) => a.stopped - a.free - (b.stopped - b.free));
  return gains.reduce((sum, gain, i) => sum + (i < guards.length ? gain.stopped : gain.free), 0);
}

export function attackCity(s: Realm, seat: Seat, options: readonly Option[], weights: Weights): Option {
  return best(options, o => {
    const goal = o.target === undefined ? null : cityAt(s, o.target);
    return goal ? planAgainst(s, seat, goal, weights).worth - WORTHWHILE : 0;
  });
}
export function addAttacker(s: Realm, seat: Seat, options: readonly Option[], weights: Weights): Option {
  const target = options.find(o => o.target !== undefined)?.target ?? NONE;
  const goal = cityAt(s, target);
  const wanted = goal ? planAgainst(s, seat, goal, weights).attackers : [];
  const all = options.find(o => o.kind === 'allAttack');
  const named = options.filter(o => o.kind === 'attacker' && o.target === target);
  if (all && named.every(o => wanted.includes(o.card ?? NONE))) return all;
  const next = named.find(o => wanted.includes(o.card ?? NONE));
  return next ?? options.find(o => o.kind === 'done') ?? strongest(s, named);
}
/** An attack needs at least one creature. */
const strongest = (s: Realm, options: readonly Option[]): Option =>
  best(options, o => {
    const c = creatureAt(s, o.card ?? NONE);
    return c ? striking(s, c) : 0;
  });
