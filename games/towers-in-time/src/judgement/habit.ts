import type { Id, Option, Seat } from '@siegeworks/contract';
import { best, byQuestion } from '@siegeworks/table';
import { asking } from '../rules/frames.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import type { PutOffer } from '../rules/opening.ts';
import { printed } from '../state/faces.ts';
import { attack, defence, enemies, isFighter, statusPoints, unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { isTimely, shotWorth, targetWorth, volleys } from './habit-magic.ts';
import { openingHabit } from './habit-opening.ts';
import {
  attackMerit,
  gatherAttack,
  gatherDefence,
  mendMerit,
  moveMerit,
  paralyseMerit,
  regeneratesNeedlessly,
  shareWorth,
} from './habit-war.ts';
import { assaultOn, defenceValue, frontOf } from './war.ts';
import type { Weights } from './weights.ts';
import { WEIGHTS } from './weights.ts';

/** A question as the habit sees it. */
interface Asked {
  s: Realm;
  seat: Seat;
  options: readonly Offer[];
  weights: Weights;
}
type Habit = (q: Asked) => Offer;

const ofKind = (options: readonly Offer[], kind: Offer['kind']) => options.find(o => o.kind === kind);
const pieceOf = (s: Realm, id = NONE): Piece | null => s.pieces[id] ?? null;

const first = ({ options }: Asked, kind: Offer['kind']) => ofKind(options, kind) ?? options[0];
const worstCard = ({ s, options }: Asked) => best(options, o => -cardWorth(s, o));
const bestTarget = ({ s, seat, options }: Asked, card: Id = NONE) =>
  best(options, o => targetWorth(s, seat, o, card));

/** Section 12 and the suggested defaults of section 11: what most players would answer without thinking. */
const HABITS: Readonly<Record<string, Habit>> = {
  'opening.redraw': ({ options }) => options[options.length - 1],
  'opening.place': ({ s, seat, options }) => openingHabit(s, seat, options as readonly PutOffer[]),
  'opening.discard': worstCard,
  'upkeep.decide': q => first(q, 'keep'),
  'pay.choose': q => first(q, 'pay'),
  'opportunity.decide': bestAction,
  'react.decide': bestAction,
  'batch.decide': bestInCombat,
  'lastRites.save': bestInCombat,
  'attack.gather': q => {
    const { units } = asking(q.s, 'attack');
    return q.weights.WAR.weighs
      ? gatherAttack(frontOf(q.s, q.seat, q.weights), q.options, units)
      : first(q, 'join');
  },
  'defend.gather': q => {
    const { units } = asking(q.s, 'defend');
    return q.weights.WAR.weighs
      ? gatherDefence(assaultOn(q.s, q.seat, q.weights), q.options, units)
      : first(q, 'done');
  },
  'guard.announce': ({ s, seat, options }) => best(options, o => guardWorth(s, seat, o)),
  'nexus.aim': ({ s, options }) =>
    best(options, o => (o.kind === 'against' ? -s.players[o.seat].shields.length : 0)),
  'deed.aim': q => bestTarget(q, asking(q.s, 'deed').card),
  'deed.another': q => bestTarget(q, asking(q.s, 'deed').card),
  'deed.second': q => bestTarget(q),
  'deed.amount': ({ s, options }) => {
    const n = wanted(s, asking(s, 'deed').targets);
    return best(options, o => (o.kind === 'amount' ? -Math.abs(o.n - n) : 0));
  },
  'distribute.assign': ({ s, options, weights }) => {
    const f = asking(s, 'distribute');
    return best(options, o => {
      if (o.kind !== 'assign') return 0;
      return weights.WAR.weighs ? shareWorth(s, f, o, weights) : o.n;
    });
  },
  'strategy.move': q => first(q, 'done'),
  'overflow.discard': worstCard,
  'breach.choose': worstCard,
  'tidy.choose': ({ s, options }) => best(options, o => tidyWorth(s, o)),
};

const habitAt = byQuestion(HABITS);

export function habit(s: Realm, seat: Seat, options: readonly Option[], weights: Weights = WEIGHTS): Option {
  if (options.length === 1) return options[0];
  const f = s.stack[s.stack.length - 1];
  const q = { s, seat, options: options as readonly Offer[], weights };
  return habitAt(f)?.(q) ?? ownQuestion(q);
}
/** A question that only one card asks is about a target; failing that, any answer will do. */
const ownQuestion: Habit = q => (q.options[0].kind === 'target' ? bestTarget(q) : q.options[0]);

function cardWorth(s: Realm, o: Offer): number {
  if (!('card' in o)) return 0;
  const face = printed(s, o.card);
  return face.isSource ? 4 : face.cost > 7 ? 3 : face.cost;
}
const tidyWorth = (s: Realm, o: Offer) =>
  o.kind === 'limbo' ? 20 + cardWorth(s, o) : o.kind === 'done' ? 10 : -cardWorth(s, o);

/**
 * Who could block, and how many more of the player's own units are straight: worked out once for all attacks.
 */
interface Odds {
  blockers: number[];
  reserve: number;
}
function odds(s: Realm, seat: Seat): Odds {
  const straight = (who: Seat) => unitsOf(s, who).filter(u => isFighter(s, u) && !u.used && !u.dying);
  const blockers = enemies(s, seat).flatMap(straight);
  return { blockers: blockers.map(u => attack(s, u)), reserve: straight(seat).length - blockers.length };
}
function bestAction(q: Asked): Offer {
  const { s, seat, options } = q;
  if (q.weights.WAR.weighs) return bestWeighed(q);
  const war = options.some(o => o.kind === 'attack') ? odds(s, seat) : { blockers: [], reserve: 0 };
  const sums = volleys(s, options);
  return best(options, o => {
    if (o.kind === 'attack') return attackWorth(s, piece(s, o.card), war);
    return o.kind === 'shoot' ? 30 + shotWorth(s, o, sums) : actionWorth(s, seat, o);
  });
}
function bestWeighed({ s, seat, options, weights }: Asked): Offer {
  const front = options.some(o => o.kind === 'attack') ? frontOf(s, seat, weights) : null;
  const sums = volleys(s, options);
  return best(options, o => {
    if (o.kind === 'attack' && front) return attackMerit(front, o);
    if (o.kind === 'regenerate') return mendMerit(s, o);
    if (o.kind === 'paralyze') return paralyseMerit(s, o);
    if (o.kind === 'move') return moveMerit(s, o);
    return o.kind === 'shoot' ? 30 + shotWorth(s, o, sums) : actionWorth(s, seat, o);
  });
}
function bestInCombat({ s, seat, options, weights }: Asked): Offer {
  const weighs = weights.WAR.weighs !== 0;
  const sums = volleys(s, options);
  const assault = weighs && options.some(o => o.kind === 'defend') ? assaultOn(s, seat, weights) : null;
  return best(options, o => {
    if (o.kind === 'shoot') return shotWorth(s, o, sums);
    if (o.kind === 'defend' && assault) return END_COMBAT + defenceValue(assault, [o.card]);
    if (weighs && regeneratesNeedlessly(s, o)) return 0;
    return combatWorth(s, seat, o);
  });
}

/** Build first, then strike where nobody can answer; free actions are seldom needed. */
function actionWorth(s: Realm, seat: Seat, o: Offer): number {
  const { kind } = o;
  if (kind === 'transport') return 40 + printed(s, o.card).cost + placeWorth(s, o);
  if (kind === 'source') return s.players[seat].towers.length < 4 ? 60 : 5;
  if (kind === 'regenerate') return 70;
  if (kind === 'cast') return isTimely(s, seat, o.card) ? 22 : 0;
  if (kind === 'power') return printed(s, o.card).isGate ? -1 : 20;
  if (kind === 'paralyze') return 12;
  return kind === 'pass' ? 10 : 0;
}
/** 12.7: the third unit of a Tower first. */
const placeWorth = (s: Realm, { target }: OfferOf<'transport'>) => pieceOf(s, target)?.units.length ?? 0;
/** 12.2, 12.4: attack when more of your units are straight than the enemy could block with. */
function attackWorth(s: Realm, p: Piece, war: Odds): number {
  const left = defence(s, p) - p.damage;
  const stronger = war.blockers.filter(blow => blow >= left).length;
  return 15 + 3 * statusPoints(s, p) + 4 * war.reserve - 6 * stronger;
}
/** What it is worth to let the combat continue without doing anything. */
const END_COMBAT = 5;
/** 12.14 to 12.17: save the dying, block when it pays, and let the combat end if neither applies. */
function combatWorth(s: Realm, seat: Seat, o: Offer): number {
  if (o.kind === 'regenerate') return 50;
  if (o.kind === 'cast') return isTimely(s, seat, o.card) ? 15 : 0;
  if (o.kind === 'power') return 8;
  if (o.kind === 'defend') return blockWorth(s, seat, piece(s, o.card));
  return o.kind === 'handOver' || o.kind === 'pass' ? END_COMBAT : 0;
}
function blockWorth(s: Realm, seat: Seat, p: Piece): number {
  const attackers = (s.combat?.attackers ?? []).map(id => piece(s, id));
  const points = attackers.reduce((sum, a) => sum + statusPoints(s, a), s.players[seat].breach);
  const blow = attackers.reduce((sum, a) => sum + attack(s, a), 0);
  const survives = blow < defence(s, p) - p.damage ? 8 : 0;
  const kills = attackers.some(a => attack(s, p) >= defence(s, a) - a.damage) ? 6 : 0;
  return survives + kills + (points >= 4 ? 12 : 0) - statusPoints(s, p);
}
const guardWorth = (s: Realm, seat: Seat, o: Offer) =>
  o.kind !== 'guard' ? 0 : o.seat === seat ? blockWorth(s, seat, piece(s, o.card)) - 4 : -9;

/** The X that kills the first target. */
function wanted(s: Realm, targets: readonly Id[]): number {
  return targets.reduce((sum, id) => {
    const p = pieceOf(s, id);
    return p ? sum + Math.max(1, defence(s, p) - p.damage) : sum;
  }, 0);
}
