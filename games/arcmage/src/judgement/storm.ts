import type { Seat } from '@siegeworks/contract';
import { TOLLS } from '../cards/book.ts';
import { has } from '../state/keywords.ts';
import { anyWorn, creaturesOf, reigns } from '../state/readers.ts';
import type { City, Creature, Phase, Realm } from '../state/realm.ts';
import { city, NONE } from '../state/realm.ts';
import type { Fighter } from './habits/fighter.ts';
import { canStop, fighter, kills } from './habits/fighter.ts';
import type { Weights } from './weights.ts';

const BEFORE_UNMARK: readonly Phase[] = ['setup', 'start', 'unmark'];
const BEFORE_ATTACK: readonly Phase[] = ['resources', 'tactics', 'play1', 'attack'];

/** Who of an army may strike in its next attack. */
export function strikersOf(s: Realm, foe: Seat): Creature[] {
  const now = s.turn === foe && BEFORE_ATTACK.includes(s.phase);
  return creaturesOf(s, foe).filter(
    c => c.city === NONE && (now ? !c.marked : !staysMarked(s, c)) && !has(s, c, 'peaceful'),
  );
}
const staysMarked = (s: Realm, c: Creature) =>
  c.marked && (c.held > 0 || anyWorn(s, c, worn => worn.keepsMarked === true));

/** Whether the defender has an unmark phase before the attacker's next attack. */
export function unmarksFirst(s: Realm, seat: Seat, foe: Seat): boolean {
  if (s.turn === seat) return BEFORE_UNMARK.includes(s.phase);
  return s.turn === foe && !BEFORE_ATTACK.includes(s.phase) && !BEFORE_UNMARK.includes(s.phase);
}

/** The worst that the army of a foe may do to one city of a seat, every duel looked at by itself. */
export function stormed(s: Realm, seat: Seat, foe: Seat, weights: Weights): number {
  const army = attackersOf(s, seat, foe, weights);
  if (army.length === 0) return 0;
  const fresh = unmarksFirst(s, seat, foe);
  const guards = creaturesOf(s, seat)
    .filter(c => (fresh ? !staysMarked(s, c) : !c.marked))
    .map(c => ({ home: c.city, guard: fighter(s, c, weights) }));
  let worst = 0;
  for (const id of s.players[seat].cities) {
    const here = guards.filter(({ home }) => home === NONE || home === id).map(({ guard }) => guard);
    worst = Math.max(worst, storm(s, city(s, id), army, here, weights.FEAR));
  }
  return worst;
}
/** The strongest first; no more of them than their controller can pay the taxes for. */
function attackersOf(s: Realm, seat: Seat, foe: Seat, weights: Weights): Fighter[] {
  const army = strikersOf(s, foe)
    .filter(c => !anyWorn(s, c, worn => worn.noAttack !== undefined))
    .map(c => fighter(s, c, weights))
    .filter(a => a.attack > 0)
    .sort((a, b) => b.attack - a.attack);
  let price = 0;
  for (const { card, toll } of TOLLS) if (reigns(s, card, toll.level, seat)) price += toll.n;
  if (price === 0 || s.turn === foe) return army;
  return army.slice(0, Math.floor(s.players[foe].resources.length / price));
}
/** Each attacker is let through or stopped by the best guard; then the city is saved at any price. */
function storm(
  s: Realm,
  goal: City,
  army: readonly Fighter[],
  guards: readonly Fighter[],
  FEAR: Weights['FEAR'],
): number {
  const point = goal.defence <= 5 ? FEAR.latePoint : FEAR.point;
  const ready = new Set(guards);
  const free: Fighter[] = [];
  let lost = 0;
  for (const a of army) {
    const { stopper, price } = cheapestAnswer(a, ready, point, FEAR.life);
    if (stopper) ready.delete(stopper);
    else free.push(a);
    lost += Math.max(0, price);
  }
  let through = free.reduce((sum, a) => sum + a.attack, 0);
  for (const a of free) {
    if (through < goal.defence) break;
    const stopper = leastOf([...ready].filter(g => canStop(g, a)));
    if (!stopper) continue;
    ready.delete(stopper);
    through -= a.attack;
    lost += stopper.worth * FEAR.life - a.attack * point;
  }
  if (through < goal.defence) return lost;
  return s.players[goal.controller].cities.length === 1 ? FEAR.lastCityFalls : FEAR.cityFalls;
}
/** To let it through, or a duel in which less is lost. */
function cheapestAnswer(
  a: Fighter,
  ready: Iterable<Fighter>,
  point: number,
  life: number,
): { stopper: Fighter | null; price: number } {
  let stopper: Fighter | null = null;
  let price = a.attack * point;
  for (const g of ready) {
    if (!canStop(g, a)) continue;
    const cost = life * ((kills(a, g) ? g.worth : 0) - (kills(g, a) ? a.worth : 0));
    if (cost < price) [stopper, price] = [g, cost];
  }
  return { stopper, price };
}
const leastOf = (guards: readonly Fighter[]): Fighter | null =>
  guards.reduce<Fighter | null>((a, b) => (a === null || b.worth < a.worth ? b : a), null);
