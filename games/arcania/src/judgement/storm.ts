import type { Id, Seat } from '@siegeworks/contract';
import type { War } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import { clash } from './clash.ts';
import type { Field, Soldier } from './field.ts';
import { answered, fieldOf } from './field.ts';
import { castleWorth, surplus } from './score.ts';
import type { Weights } from './weights.ts';

/**
 * A wave is more than its attackers: each of them alone would be blocked, all together are too many to block. So whole
 * waves are weighed, by what is left after the enemy's answer and the enemy's own attack on those who stayed at home.
 */
export interface Storm {
  attackers: ReadonlySet<Id>;
  /** What it brings against staying at home, in points of worth. */
  value: number;
}
const STAY: Storm = { attackers: new Set(), value: 0 };
const FALLEN = 1000;

/** The best wave against one player, with those who have been declared already. */
export function bestStorm(s: War, seat: Seat, at: Seat, weights: Weights): Storm {
  const field = fieldOf(s, seat, at, weights);
  const quiet = aftermath(field, field.declared);
  let best = STAY;
  for (const order of ordersOf(field.ready))
    for (let n = order.length; n > 0; n -= n > FEW ? 2 : 1) {
      const called = order.slice(0, n);
      const value = aftermath(field, [...field.declared, ...called]) - quiet;
      if (value > best.value) best = { attackers: new Set(called.map(each => each.id)), value };
    }
  return best;
}
/** The whole host is tried, then ever fewer: larger waves in steps of two. */
const FEW = 4;
/** Who goes first when only some go: the strongest, or those who are missed least at home. */
const ordersOf = (ready: readonly Soldier[]): Soldier[][] => [
  ready.toSorted((a, b) => might(b) - might(a)),
  ready.toSorted((a, b) => a.worth - b.worth),
];
const might = ({ AS, AD, isUnblockable }: Soldier) => AS + 1.5 * AD + (isUnblockable ? 20 : 0);

/** What a wave comes to for whoever sends it, after the target's answer and the counter-attack. */
function aftermath(field: Field, wave: readonly Soldier[]): number {
  const { target, weights } = field;
  const lines = answered(field, wave);
  const gone = new Set<Id>();
  let damage = 0;
  let value = 0;
  for (const a of wave) {
    const line = lines.get(a.id);
    if (line) value -= fought(a, line, gone, weights.WAR);
    else {
      damage += a.AD;
      value -= spiked(field, a, gone);
    }
  }
  if (damage >= castleLife(target) - target.castleDamage) return FALLEN;
  value += castleWorth(target, weights.WORTH) - castleWorth(target, weights.WORTH, damage);
  return value - imprisoned(field, wave, gone) - returned(field, wave, gone);
}
function fought(a: Soldier, line: readonly Soldier[], gone: Set<Id>, WAR: Weights['WAR']): number {
  const { net, falls, victim } = clash(a, line, WAR);
  if (falls) gone.add(a.id);
  if (victim) gone.add(victim.id);
  return net;
}
function spiked({ spikes, weights }: Field, a: Soldier, gone: Set<Id>): number {
  if (a.onlyMagicStrikes || spikes < a.left) return a.onlyMagicStrikes ? 0 : weights.WAR.wound * spikes;
  gone.add(a.id);
  return a.worth;
}
/** Every empty Dungeon takes the best of those who are left. */
function imprisoned({ cells, weights }: Field, wave: readonly Soldier[], gone: Set<Id>): number {
  if (cells === 0) return 0;
  const free = wave.filter(a => a.isTrappable && !gone.has(a.id)).sort((a, b) => b.worth - a.worth);
  let sum = 0;
  for (const a of free.slice(0, cells)) {
    gone.add(a.id);
    sum += weights.WORTH.captured * a.worth;
  }
  return sum;
}
/** What the enemies' own attack would cost while the wave is away. */
function returned(field: Field, wave: readonly Soldier[], gone: ReadonlySet<Id>): number {
  const { own } = field;
  const { WAR, WORTH } = field.weights;
  const away = field.returns ? gone : new Set([...gone, ...wave.map(a => a.id)]);
  let guards = 0;
  for (const id of field.home) if (!away.has(id)) guards++;
  const damage = surplus(
    field.avengers.filter(each => !gone.has(each.id)),
    guards,
  );
  const fall = damage >= castleLife(own) - own.castleDamage ? WAR.homeless : 0;
  return WAR.counter * (castleWorth(own, WORTH) - castleWorth(own, WORTH, damage)) + fall;
}
