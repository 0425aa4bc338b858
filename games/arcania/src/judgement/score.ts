import type { Seat } from '@siegeworks/contract';
import { exp, power } from '@siegeworks/contract/portable';
import type { Force, Land, Player, War } from '../state/state.ts';
import { NONE } from '../state/state.ts';
import { castleLife, enemyFront, printed, strikesEnemies, unblockable, working } from '../state/table.ts';
import { attackDamage, lifeDamage } from '../state/values.ts';
import { attrition } from './attrition.ts';
import { meansOf, prospects, tableWorth } from './prospects.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/** A seat's chances: its worth compared with the strongest enemy's, as a probability. */
export function score(s: War, seat: Seat, weights: Weights = WEIGHTS): number {
  if (s.over) return s.over.places[seat] !== 1 ? 0 : s.over.draw ? 0.5 : 1;
  if (!s.players[seat].alive) return 0;
  let best = Number.NEGATIVE_INFINITY;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && s.players[other].alive) best = Math.max(best, worth(s, other, weights));
  const board = 0.01 + 0.98 / (1 + exp((best - worth(s, seat, weights)) / weights.WORTH.lead));
  const { likely, wins } = attrition(s, seat, weights);
  return likely * wins + (1 - likely) * board;
}

export function worth(s: War, seat: Seat, weights: Weights): number {
  const { WORTH } = weights;
  const p = s.players[seat];
  const means = meansOf(s, p, weights);
  let sum = castleWorth(p, WORTH) + landsWorth(s, p, means.slots, weights) + prospects(means, weights);
  for (const f of p.row) sum += forceWorth(s, f, weights);
  for (const f of s.displaced) if (f.owner === seat) sum += forceWorth(s, f, weights);
  if (strikesEnemies(s, seat)) sum += WORTH.plague + WORTH.plagued * enemyFront(s, seat).length;
  sum -= WORTH.shortage * Math.max(0, WORTH.fewCards - p.deck.length);
  return sum - danger(s, seat, WORTH);
}
/** What a Castle is worth, now or after this much more Damage. */
export function castleWorth(p: Player, WORTH: Weights['WORTH'], more = 0): number {
  const gone = Math.min(1, (p.castleDamage + more) / castleLife(p));
  return WORTH.castle * (p.castleLife / 20) * (1 - power(gone, WORTH.steepness));
}
function landsWorth(s: War, p: Player, slots: number, weights: Weights): number {
  const { slot, nextSlot, land } = weights.WORTH;
  const free = (slot * (1 - power(nextSlot, slots))) / (1 - nextSlot);
  return p.lands.reduce((sum, each) => sum + land + builtWorth(s, each, weights), free);
}
/** What the next free slot is worth while it is empty. */
export function slotPrice(p: Player, WORTH: Weights['WORTH']): number {
  const slots = p.lands.reduce((n, land) => n + Math.max(0, 5 - land.buildings.length), 0);
  return WORTH.slot * power(WORTH.nextSlot, slots - 1);
}
function builtWorth(s: War, land: Land, weights: Weights): number {
  const { BUILT, WORTH } = weights;
  const share = working(land) ? 1 : WORTH.inert;
  return land.buildings.reduce((sum, b) => {
    const held = b.prisoner ? WORTH.prisoner * tableWorth(printed(s, b.prisoner.id), weights) : 0;
    return sum + share * BUILT[b.kind] + held;
  }, 0);
}

/** 12.6, 12.7: what the enemies could do to the Castle on their next turn if everyone attacked at once. */
function danger(s: War, seat: Seat, WORTH: Weights['WORTH']): number {
  const p = s.players[seat];
  const home = p.row.filter(f => !f.attacked && able(f)).length;
  let most = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !s.players[other].alive) continue;
    const now = s.turn === other && s.phase !== 'after' && s.phase !== 'end';
    const free = s.players[other].row.filter(f => able(f) && !(now && f.attacked));
    const host = free.map(f => ({ AD: attackDamage(s, f), isUnblockable: unblockable(s, f) }));
    const through = surplus(host, home);
    const fear = through * castlePoint(p, WORTH) * (now ? WORTH.soon : WORTH.later);
    const fall = through < castleLife(p) - p.castleDamage ? 0 : now ? WORTH.deadly : WORTH.doomed;
    most = Math.max(most, fear + fall);
  }
  return most;
}
const able = (f: Force) => f.trappedBy === NONE && f.paralysed === 0;
/** What a point of Damage on a Castle is worth now. */
export function castlePoint(p: Player, WORTH: Weights['WORTH']): number {
  const gone = Math.min(1, (p.castleDamage + 1) / castleLife(p));
  return (WORTH.castle / 20) * WORTH.steepness * power(gone, WORTH.steepness - 1);
}
/** What an attacker is worth against a Castle. */
export interface Blow {
  AD: number;
  isUnblockable: boolean;
}
/** The Damage that reaches the Castle if every blocker stops one of the strongest attackers. */
export function surplus(host: readonly Blow[], blockers: number): number {
  let sum = 0;
  const blows: number[] = [];
  for (const { AD, isUnblockable } of host)
    if (isUnblockable) sum += AD;
    else blows.push(AD);
  blows.sort((a, b) => b - a);
  for (let i = blockers; i < blows.length; i++) sum += blows[i];
  return sum;
}

export function forceWorth(s: War, f: Force, weights: Weights): number {
  const { FORCE } = weights;
  const left = Math.max(0, 1 - f.damage / Math.max(1, lifeDamage(s, f)));
  const health = FORCE.alive + (1 - FORCE.alive) * left;
  let sum = tableWorth(printed(s, f.id), weights) * health + FORCE.staff * f.staffs.length;
  for (const id of f.worn) sum += tableWorth(printed(s, id), weights);
  if (f.trappedBy !== NONE) sum *= FORCE.trapped;
  if (f.paralysed > 0) sum *= FORCE.paralysed;
  return f.owner === f.controller ? sum : sum * FORCE.charmed;
}
