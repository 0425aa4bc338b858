import type { Id } from '@siegeworks/contract';
import { GLYPH } from '../cards/card.ts';
import type { Sharing } from '../rules/distribute.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { defence, diffused, statusPoints } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { unitWorth } from './score.ts';
import type { Assault, Front, Soldier } from './war.ts';
import { attackValue, defenceValue } from './war.ts';
import type { Weights } from './weights.ts';

/** A gain smaller than this is not worth another unit. */
const HARDLY = 0.1;
/** What passing is worth as an action; an attack that gains nothing is worth the same. */
const PASS = 10;
const MOST = 25;

/** 12.2: alone, or with every unit that can join. */
export function attackMerit(front: Front, { card }: OfferOf<'attack'>): number {
  const { straight } = front.own;
  const { WAR } = front.weights;
  const one = straight.find(each => each.p.id === card);
  if (!one) return 0;
  let value = attackValue(front, [one]);
  const army = comrades(one, straight);
  if (army.length > 0) value = Math.max(value, attackValue(front, [one, ...army]));
  if (value >= WAR.victory / 2) return WAR.victory;
  return PASS + Math.max(-PASS, Math.min(MOST, value - WAR.margin));
}
const isOfArmy = (each: Soldier) => (each.glyphs & GLYPH.army) !== 0;
const comrades = (one: Soldier, straight: readonly Soldier[]): Soldier[] =>
  isOfArmy(one) ? straight.filter(each => each !== one && isOfArmy(each) && !each.p.noAttack) : [];

/** One block stops a whole Army: more units join only if that is better than attacking one by one. */
export function gatherAttack(front: Front, options: readonly Offer[], units: readonly Id[]): Offer {
  const { straight } = front.own;
  const army = straight.filter(each => units.includes(each.p.id));
  const joiners = options.filter(o => o.kind === 'join');
  const all = straight.filter(each => army.includes(each) || joiners.some(o => o.card === each.p.id));
  const alone = attackValue(front, army);
  if (all.length > army.length + 1 && attackValue(front, all) > alone + front.weights.WAR.margin)
    return joiners[0];
  return better(options, joiners, alone, o => {
    const one = straight.find(each => each.p.id === o.card);
    if (!one) return alone;
    return attackValue(front, [...army, one]) - Math.max(0, attackValue(front, [one]));
  });
}
/** 12.17: a second defender if that kills more or saves the first. */
export function gatherDefence(
  assault: Assault | null,
  options: readonly Offer[],
  units: readonly Id[],
): Offer {
  const more = assault ? options.filter(o => o.kind === 'defend') : [];
  const value = (ids: readonly Id[]) => (assault ? defenceValue(assault, ids) : 0);
  return better(options, more, value(units), o => value([...units, o.card]));
}
/** The unit that adds most, or none. */
function better<O extends Offer>(
  options: readonly Offer[],
  candidates: readonly O[],
  without: number,
  value: (o: O) => number,
): Offer {
  let top: Offer = options.find(o => o.kind === 'done') ?? options[0];
  let most = without + HARDLY;
  for (const o of candidates) {
    const worth = value(o);
    if (worth <= most) continue;
    most = worth;
    top = o;
  }
  return top;
}

/**
 * Kill the best of the enemy's units; spread damage among the player's own without a loss, or lose the least.
 */
export function shareWorth(
  s: Realm,
  { seat, struck, given }: Sharing,
  { target, n }: OfferOf<'assign'>,
  { WORTH }: Weights,
): number {
  const p = piece(s, target);
  const need = Math.max(1, defence(s, p) - p.damage) - given[struck.indexOf(target)];
  if (p.controller === seat) return n < need ? 100 + n : -unitWorth(s, p, WORTH);
  if (n === need) return 100 + unitWorth(s, p, WORTH);
  return n < need ? n : 0;
}

/** Paralysis only matters to a unit that is still straight, and it uses up the unit that paralyses. */
export function paralyseMerit(s: Realm, { card, target }: OfferOf<'paralyze'>): number {
  const p = piece(s, target);
  return p.used ? 0 : PASS + 2 * (statusPoints(s, p) - statusPoints(s, piece(s, card)));
}
/** Damage is removed at the end of the turn in any case: save temper for the dying. */
export function mendMerit(s: Realm, { card }: OfferOf<'regenerate'>): number {
  const p = piece(s, card);
  if (p.dying) return 70;
  return p.used ? 1 : PASS - 1;
}
/** In combat only a dying unit needs healing. */
export const regeneratesNeedlessly = (s: Realm, o: Offer) =>
  o.kind === 'regenerate' && !piece(s, o.card).dying;
/** 12.24: bring home units that are adrift or diffused. */
export function moveMerit(s: Realm, { card }: OfferOf<'move'>): number {
  const p = piece(s, card);
  return p.tower === NONE || diffused(s, p) ? PASS + 4 : 0;
}
