import type { Seat } from '@siegeworks/kernel';
import type { Fighter } from './habits/fighter.ts';
import { canStop, fighter, kills } from './habits/fighter.ts';
import { has } from './keywords.ts';
import type { City, Creature, Phase, Realm } from './state.ts';
import { city, NONE } from './state.ts';
import { striking } from './strength.ts';
import { creaturesOf, opposes, wears } from './table.ts';
import { FEAR } from './weights.ts';

const BEFORE_ATTACK: readonly Phase[] = ['resources', 'tactics', 'play1', 'attack'];
const BEFORE_UNMARK: readonly Phase[] = ['setup', 'start', 'unmark'];

export function danger(s: Realm, seat: Seat): number {
  let worst = 0;
  for (let foe = 0; foe < s.seats; foe++) {
    if (!s.players[foe].alive || !opposes(s, seat, foe)) continue;
    if (FEAR.duels > 0) {
      worst = Math.max(worst, stormed(s, seat, foe));
      continue;
    }
    const blows = affordable(s, seat, foe, blowsOf(s, foe));
    if (blows.length === 0) continue;
    const guards = creaturesOf(s, seat).filter(c => !c.marked || unmarksFirst(s, seat, foe));
    for (const id of s.players[seat].cities) worst = Math.max(worst, loss(s, city(s, id), blows, guards));
  }
  return worst * FEAR.likely;
}
/** Who of an army may strike in its next attack. */
function strikers(s: Realm, foe: Seat): Creature[] {
  const now = s.turn === foe && BEFORE_ATTACK.includes(s.phase);
  return creaturesOf(s, foe).filter(
    c => c.city === NONE && (now ? !c.marked : !held(s, c)) && !has(s, c, 'peaceful') && !trapped(s, c),
  );
}
/** The blows of an army in its next attack, the strongest first. */
const blowsOf = (s: Realm, foe: Seat): number[] =>
  strikers(s, foe)
    .map(c => striking(s, c))
    .sort((a, b) => b - a);
const trapped = (s: Realm, c: Creature) => FEAR.hindered > 0 && wears(s, c, 'rope-trap');
/** As many of them as the attacker can pay for, if every attack is taxed. */
function affordable<T>(s: Realm, seat: Seat, foe: Seat, blows: T[]): T[] {
  if (FEAR.hindered === 0 || s.turn === foe) return blows;
  let price = 0;
  for (const id of s.players[seat].cities) {
    const c = city(s, id);
    if (c.card === 'flying-fortress' && c.active.includes(2)) price += 2;
    if (c.card === 'guardians-fall' && c.active.includes(1)) price += 1;
  }
  return price === 0 ? blows : blows.slice(0, Math.floor(s.players[foe].resources.length / price));
}
const held = (s: Realm, c: Creature) => c.marked && (c.held > 0 || wears(s, c, 'entangled'));
/** Whether the defender has an unmark phase before the attacker's next attack. */
function unmarksFirst(s: Realm, seat: Seat, foe: Seat): boolean {
  if (s.turn === seat) return BEFORE_UNMARK.includes(s.phase);
  return s.turn === foe && !BEFORE_ATTACK.includes(s.phase) && !BEFORE_UNMARK.includes(s.phase);
}
/** Every guard stops one attacker, the strongest first; the rest reaches the city. */
function loss(s: Realm, goal: City, blows: readonly number[], guards: readonly Creature[]): number {
  const stopped = guards.filter(c => c.city === NONE || c.city === goal.id).length;
  let through = 0;
  for (let i = stopped; i < blows.length; i++) through += blows[i];
  if (through >= goal.defence)
    return s.players[goal.controller].cities.length === 1 ? FEAR.lastCityFalls : FEAR.cityFalls;
  return through * (goal.defence <= 5 ? FEAR.latePoint : FEAR.point);
}
/** The worst that the army of a foe may do to one of the cities, every duel looked at by itself. */
function stormed(s: Realm, seat: Seat, foe: Seat): number {
  const army = affordable(
    s,
    seat,
    foe,
    strikers(s, foe)
      .map(c => fighter(s, c))
      .filter(a => a.attack > 0)
      .sort((a, b) => b.attack - a.attack),
  );
  if (army.length === 0) return 0;
  const awake = unmarksFirst(s, seat, foe);
  const guards = creaturesOf(s, seat)
    .filter(c => (awake ? !held(s, c) : !c.marked))
    .map(c => ({ home: c.city, f: fighter(s, c) }));
  let worst = 0;
  for (const id of s.players[seat].cities) {
    const mine = guards.filter(g => g.home === NONE || g.home === id).map(g => g.f);
    worst = Math.max(worst, storm(s, city(s, id), army, mine));
  }
  return worst;
}
/** Each attacker, the strongest first, is let through or stopped by whoever does it best; the city is saved at any price. */
function storm(s: Realm, goal: City, army: readonly Fighter[], guards: readonly Fighter[]): number {
  const point = goal.defence <= 5 ? FEAR.latePoint : FEAR.point;
  const ready = new Set(guards);
  let through = 0;
  let lost = 0;
  const free: Fighter[] = [];
  for (const a of army) {
    let stopper: Fighter | null = null;
    let price = a.attack * point;
    for (const g of ready) {
      if (!canStop(g, a)) continue;
      const cost = (kills(a, g) ? g.worth * FEAR.life : 0) - (kills(g, a) ? a.worth * FEAR.life : 0);
      if (cost < price) [stopper, price] = [g, cost];
    }
    if (stopper) ready.delete(stopper);
    else {
      through += a.attack;
      free.push(a);
    }
    lost += Math.max(0, price);
  }
  for (const a of free) {
    if (through < goal.defence) break;
    const stopper = cheapest([...ready].filter(g => canStop(g, a)));
    if (!stopper) continue;
    ready.delete(stopper);
    through -= a.attack;
    lost += stopper.worth * FEAR.life - a.attack * point;
  }
  if (through < goal.defence) return lost;
  return s.players[goal.controller].cities.length === 1 ? FEAR.lastCityFalls : FEAR.cityFalls;
}
const cheapest = (guards: readonly Fighter[]): Fighter | null =>
  guards.reduce<Fighter | null>((a, b) => (a === null || b.worth < a.worth ? b : a), null);
