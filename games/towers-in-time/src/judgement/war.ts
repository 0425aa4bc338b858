import type { Id, Seat } from '@siegeworks/contract';
import { GLYPH } from '../cards/card.ts';
import { purse, total } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import type { Packet } from '../state/readers.ts';
import {
  ableToAct,
  affects,
  blow,
  counts,
  defence,
  enemies,
  glyphs,
  isFighter,
  regenerations,
  schoolOf,
  statusPoints,
  unitsOf,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import { unitWorth } from './score.ts';
import type { Weights } from './weights.ts';

/** A fighter as assessed before a fight. */
export interface Soldier {
  p: Piece;
  blow: Packet;
  /** The damage that kills it. */
  left: number;
  points: number;
  worth: number;
  glyphs: number;
  shot: Packet | null;
  /** It will regenerate, whatever hits it (12.16). */
  mends: boolean;
}
type Side = readonly Soldier[];

function soldier(s: Realm, p: Piece, weights: Weights): Soldier {
  const marks = glyphs(s, p);
  const strikes = blow(s, p, marks);
  const n = rangeOf(s, p);
  return {
    p,
    blow: strikes,
    left: Math.max(1, defence(s, p) - p.damage),
    points: statusPoints(s, p),
    worth: unitWorth(s, p, weights.WORTH),
    glyphs: marks,
    shot: n > 0 ? { ...strikes, n } : null,
    mends: canMend(s, p),
  };
}
function rangeOf(s: Realm, p: Piece): number {
  let most = p.raised ? 0 : printed(s, p.id).ranged;
  for (const id of p.cards) if (counts(s, id)) most = Math.max(most, printed(s, id).ranged);
  return most;
}
function canMend(s: Realm, p: Piece): boolean {
  const costs = regenerations(s, p);
  if (costs.length === 0) return false;
  const others = purse(s, p.controller).filter(giver => giver.id !== p.id);
  return total(others, schoolOf(s, p)) >= Math.min(...costs);
}
const straightOf = (s: Realm, seat: Seat, weights: Weights): Soldier[] =>
  unitsOf(s, seat)
    .filter(p => isFighter(s, p) && !p.used && ableToAct(s, p))
    .map(p => soldier(s, p, weights));

/** One side as the other faces it: its straight fighters and its shields. */
interface Camp {
  straight: Soldier[];
  shields: number;
  /** What its next shield is worth, and the points against it in this turn. */
  shield: number;
  breach: number;
}
function campOf(s: Realm, seat: Seat, weights: Weights): Camp {
  const { shields, breach } = s.players[seat];
  const n = Math.min(7, shields.length);
  return {
    straight: straightOf(s, seat, weights),
    shields: n,
    shield: weights.SHIELDS[n] - (weights.SHIELDS[n - 1] ?? 0),
    breach,
  };
}
/** Both sides before an attack. */
export interface Front {
  own: Camp;
  foe: Camp;
  weights: Weights;
}
export const frontOf = (s: Realm, seat: Seat, weights: Weights, foe: Seat = enemies(s, seat)[0]): Front => ({
  own: campOf(s, seat, weights),
  foe: campOf(s, foe, weights),
  weights,
});

const has = (each: Soldier, glyph: number) => (each.glyphs & glyph) !== 0;
const isArmy = (side: Side) => side.length > 1 && side.every(each => has(each, GLYPH.army));
const pointsOf = (side: Side) => side.reduce((sum, each) => sum + each.points, 0);
const worthOf = (side: Side, before = 0) => {
  let sum = before;
  for (const each of side) sum += each.worth;
  return sum;
};

/** TT-195 to TT-198: who these blows kill; the owner of an Army shares them out, or else the striking player. */
function killedBy(struck: Side, by: readonly Packet[]): Side {
  let force = 0;
  for (const packet of by) if (reaches(packet, struck)) force += packet.n;
  if (force === 0) return NOBODY;
  if (struck.length === 1) return struck[0].mends || struck[0].left > force ? NOBODY : struck;
  const mortal = struck.filter(each => !each.mends);
  if (isArmy(struck)) {
    const excess = force - struck.reduce((sum, each) => sum + each.left - 1, 0);
    return excess <= 0 ? [] : mortal.toSorted((a, b) => a.worth - b.worth).slice(0, excess);
  }
  return mortal
    .toSorted((a, b) => b.worth - a.worth)
    .filter(each => {
      if (each.left > force) return false;
      force -= each.left;
      return true;
    });
}
const NOBODY: Side = [];
function reaches(packet: Packet, struck: Side): boolean {
  for (const each of struck) if (affects(packet, each.glyphs)) return true;
  return false;
}
const blowsOf = (side: Side): Packet[] => side.map(each => each.blow);
function shotsOf(side: Side, busy: Side = NOBODY): Packet[] {
  const shots: Packet[] = [];
  for (const each of side) if (each.shot && !busy.includes(each)) shots.push(each.shot);
  return shots;
}

/**
 * What a block is worth to the attackers: the defender's losses minus their own, including shots from behind
 * the walls.
 */
function exchange(attackers: Side, defenders: Side, shots: readonly Packet[]): number {
  const firstThere = killedBy(defenders, blowsOf(quick(attackers)));
  const firstHere = killedBy(attackers, blowsOf(quick(defenders)));
  // TT-194: a unit killed by a Quick blow does not strike.
  const thenThere = killedBy(defenders, blowsOf(without(attackers, firstHere)));
  const thenHere = killedBy(attackers, [...blowsOf(without(defenders, firstThere)), ...shots]);
  return lossOf(firstThere, thenThere) - lossOf(firstHere, thenHere);
}
const quick = (side: Side): Side => side.filter(each => has(each, GLYPH.quick));
const without = (side: Side, gone: Side): Side =>
  gone.length === 0 ? side : side.filter(each => !gone.includes(each));
/** Nobody dies twice. */
const lossOf = (first: Side, then: Side): number => worthOf(without(then, first), worthOf(first));

/** 12.1, 12.5: four points are worth a shield, fewer almost nothing unless enough can follow. */
function breachWorth(camp: Camp, points: number, more: number, { WAR }: Weights): number {
  const sum = camp.breach + points;
  const falls = Math.floor(sum / 4);
  if (falls >= camp.shields) return WAR.victory;
  const point = (sum % 4) + more >= 4 ? (WAR.coming * camp.shield) / 4 : WAR.point;
  return falls * camp.shield + point * ((sum % 4) - (falls > 0 ? 0 : camp.breach));
}
/** Points that come through if this many attacks are blocked, the strongest first. */
function unblocked(attackers: Side, blockers: number): number {
  const points = attackers.map(each => each.points).sort((a, b) => b - a);
  return points.slice(Math.max(0, blockers)).reduce((sum, n) => sum + n, 0);
}
/** 12.4: shields that may fall because these units do not stay at home straight. */
function riskAtHome({ own, foe, weights }: Front, gone: number): number {
  const falls = (blockers: number) =>
    Math.min(own.shields, Math.floor((own.breach + unblocked(foe.straight, blockers)) / 4));
  return weights.WAR.risk * own.shield * (falls(own.straight.length - gone) - falls(own.straight.length));
}

/** 12.2: what an attack is worth if the other side finds its best answer. */
export function attackValue(front: Front, attackers: Side): number {
  const { own, foe, weights } = front;
  const isFlying = attackers.every(each => has(each, GLYPH.fly));
  const blockers = isFlying ? foe.straight.filter(each => has(each, GLYPH.fly)) : foe.straight;
  const others = own.straight.filter(each => !attackers.includes(each));
  let worst = breachWorth(foe, pointsOf(attackers), unblocked(others, blockers.length), weights);
  const shot = killedBy(attackers, shotsOf(foe.straight));
  if (shot.length > 0) worst = Math.min(worst, -worthOf(shot));
  for (const blocker of blockers) {
    const shots = shotsOf(foe.straight, [blocker]);
    worst = Math.min(worst, exchange(attackers, [blocker], shots) + weights.WAR.taxed * blocker.points);
  }
  return worst - riskAtHome(front, attackers.filter(each => !has(each, GLYPH.fast)).length);
}

/** The current attack, as the attacked player sees it. */
export interface Assault {
  attackers: Soldier[];
  front: Front;
}
export function assaultOn(s: Realm, seat: Seat, weights: Weights): Assault | null {
  const c = s.combat;
  if (c?.attacked !== seat) return null;
  const attackers = c.attackers.map(id => piece(s, id)).filter(p => !p.dying);
  return {
    attackers: attackers.map(p => soldier(s, p, weights)),
    front: frontOf(s, seat, weights, c.attacker),
  };
}
/** 12.17: what it is worth to meet the attack with these units rather than let it through. */
export function defenceValue({ attackers, front }: Assault, ids: readonly Id[]): number {
  if (attackers.length === 0) return -1;
  const { own, foe, weights } = front;
  const defenders = own.straight.filter(each => ids.includes(each.p.id));
  const others = own.straight.length - defenders.length;
  const saved = breachWorth(own, pointsOf(attackers), unblocked(foe.straight, others), weights);
  const lost = exchange(attackers, defenders, shotsOf(own.straight, defenders));
  return saved - lost - riskAtHome(front, defenders.length) - weights.WAR.effort * ids.length;
}
