import type { Id, Seat } from '@siegeworks/contract';
import type { School } from '../cards/card.ts';
import { BIT } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import { counts, diffused, elementOf, isTotem, produces, schoolOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';

/** A straight card and what it would give (TT-043). */
export interface Giver {
  id: Id;
  n: number;
  isLiving: boolean;
  /** Elements that it can give (all of it as one of them); 0 for temper of no element. */
  elements: number;
}

/** TT-044, TT-052, TT-273: what a unit would give, its Totems and Items in use included. */
export function temper(s: Realm, p: Piece): number {
  if (p.dying) return 0;
  let sum = p.gave || p.raised ? 0 : printed(s, p.id).temper;
  for (const id of p.cards) {
    const card = printed(s, id);
    if (card.temper > 0 && counts(s, id) && !piece(s, id).gave) sum += card.temper;
  }
  if (sum > 0 && diffused(s, p)) sum--;
  return sum;
}
/**
 * TT-044 to TT-051, TT-272; Black and White creatures give temper of no element (TT-R21), Totems the Source's
 * (TT-R77).
 */
function elementsOf(s: Realm, p: Piece): number {
  if (printed(s, p.id).isSource) return produces(s, p);
  if (elementOf(s, p)) return elementOf(s, p);
  const takesSource = schoolOf(s, p) === 'neutral' || isTotem(s, p.id);
  return takesSource && p.tower !== NONE && !p.raised ? produces(s, piece(s, p.tower)) : 0;
}

/**
 * TT-053, TT-060, TT-R18: everything straight in a domain that gives at least 1, even if it has just arrived.
 */
export function purse(s: Realm, seat: Seat): Giver[] {
  const givers: Giver[] = [];
  const { towers, adrift, chosen } = s.players[seat];
  const add = (p: Piece) => {
    if (p.used || chosen.includes(p.id)) return;
    const n = temper(s, p);
    if (n > 0)
      givers.push({ id: p.id, n, isLiving: printed(s, p.id).isCreature, elements: elementsOf(s, p) });
  };
  for (const tower of towers) {
    const source = piece(s, tower);
    add(source);
    for (const id of source.units) add(piece(s, id));
  }
  // TT-R63, TT-R81: an adrift Artifact cannot be used.
  for (const id of adrift) if (printed(s, id).isCreature) add(piece(s, id));
  return givers;
}

/**
 * TT-054 to TT-057, TT-R25; Black is paid with living temper (TT-248), White with non-living (TT-249),
 * whatever its element (TT-R24).
 */
export function pays(giver: Giver, school: School): boolean {
  if (school === 'neutral') return true;
  if (school === 'black') return giver.isLiving;
  if (school === 'white') return !giver.isLiving;
  return (giver.elements & BIT[school]) !== 0;
}
/** All temper of a domain that pays for this school. */
export function total(givers: readonly Giver[], school: School): number {
  let sum = 0;
  for (const giver of givers) if (pays(giver, school)) sum += giver.n;
  return sum;
}

/**
 * TT-058, TT-R26: cards that may be sapped next such that none turns out superfluous. `least` is the smallest
 * amount sapped so far. All that matters about a card is how much it gives.
 */
export function nextGivers(givers: readonly Giver[], need: number, least: number): Giver[] {
  const verdict: (boolean | undefined)[] = [];
  return givers.filter(giver => {
    verdict[giver.n] ??= canGoOn(givers, giver, need, least);
    return verdict[giver.n];
  });
}
function canGoOn(givers: readonly Giver[], giver: Giver, need: number, least: number): boolean {
  const smallest = Math.min(least, giver.n);
  const left = need - giver.n;
  if (left <= 0) return -left < smallest;
  // If it contains nothing smaller than `bound`, the rest may overpay by less than `bound`.
  for (let bound = smallest; bound >= 1; bound--) {
    let sums = 1;
    for (const other of givers) if (other.id !== giver.id && other.n >= bound) sums |= sums << other.n;
    for (let sum = left; sum < left + bound && sum < 31; sum++) if ((sums >> sum) & 1) return true;
  }
  return false;
}
