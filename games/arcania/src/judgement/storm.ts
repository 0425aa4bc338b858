import type { Id, Seat } from '@siegeworks/contract';
import type { War } from '../state/state.ts';
import { castleLife } from '../state/table.ts';
import { clash } from './clash.ts';
import type { Field, Soldier } from './field.ts';
import { answered, fieldOf } from './field.ts';
import { castleWorth, surplus } from './score.ts';
import type { Weights } from './weights.ts';

/**
 * A wave is more than its attackers: each of them would be blocked alone, but together they are too many to block. So whole
 * waves are weighed by what is left after the enemy's defence and the counter-attack on the forces that stayed at home.
 */
export interface Storm {
  attackers: ReadonlySet<Id>;
  /** What it gains compared with staying at home, in points of worth. */
  value: number;
}
const STAY: Storm = { attackers: new Set(), value: 0 };
const FALLEN = 1000;

/** The best wave against one player, including the attackers already declared. */
export function bestStorm(s: War, seat: Seat, at: Seat, weights: Weights): Storm {
  const field = fieldOf(s, seat, at, weights);
  const quiet = waveWorth(field, field.declared);
  let best = STAY;
  for (const order of ordersOf(field.ready))
    for (let n = order.length; n > 0; n -= n > FEW ? 2 : 1) {
      const called = order.slice(0, n);
      const value = waveWorth(field, [...field.declared, ...called]) - quiet;
      if (value > best.value) best = { attackers: new Set(called.map(each => each.id)), value };
    }
  return best;
}
/** All forces together are tried first, then fewer and fewer, in steps of two while the wave is large. */
const FEW = 4;
/** Which forces go when only some do: the strongest, or those least needed at home. */
const ordersOf = (ready: readonly Soldier[]): Soldier[][] => [
  ready.toSorted((a, b) => might(b) - might(a)),
  ready.toSorted((a, b) => a.worth - b.worth),
];
const might = ({ AS, AD, isUnblockable }: Soldier) => AS + 1.5 * AD + (isUnblockable ? 20 : 0);

/** What a wave is worth to its sender, after the target's defence and the counter-attack. */
function waveWorth(field: Field, wave: readonly Soldier[]): number {
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
/** Every empty Dungeon captures the best remaining attacker. */
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
/** What the enemies' counter-attack would cost while the wave is away. */
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
  const fall = damage >= castleLife(own) - own.castleDamage ? WAR.castleLost : 0;
  return WAR.counter * (castleWorth(own, WORTH) - castleWorth(own, WORTH, damage)) + fall;
}
