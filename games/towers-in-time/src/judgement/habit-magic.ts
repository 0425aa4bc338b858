import type { Id, Seat } from '@siegeworks/contract';
import { deedOn } from '../cards/entries.ts';
import type { Offer, OfferOf } from '../rules/offers.ts';
import { purse, total } from '../rules/temper.ts';
import { printed } from '../state/faces.ts';
import { defence, enemies, isFighter, unitsOf, vulnerable } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { WHEN } from './weights.ts';

const left = (s: Realm, p: Piece) => Math.max(1, defence(s, p) - p.damage);
/** How much harm this spell can do now. */
function force(s: Realm, seat: Seat, card: Id): number {
  const { x, school } = printed(s, card);
  return x ? total(purse(s, seat), school) : (deedOn(s, card)?.harm ?? 0);
}
const canKill = (s: Realm, p: Piece, n: number) => !p.dying && isFighter(s, p) && left(s, p) <= n;

/**
 * 12.11, 12.14: harm that kills, help for the dying, and spells that are always good; the rest wait for a
 * plan.
 */
export function isTimely(s: Realm, seat: Seat, card: Id): boolean {
  const when = WHEN[s.names[card]];
  if (when === 'at once') return true;
  if (when === 'to rescue') return unitsOf(s, seat).some(p => p.dying);
  const n = force(s, seat, card);
  if (n === 0) return false;
  return enemies(s, seat).some(other => unitsOf(s, other).some(p => vulnerable(s, p) && canKill(s, p, n)));
}

/** The best enemy unit that it kills, or the player's own dying units first. */
export function targetWorth(s: Realm, seat: Seat, o: Offer, card: Id = NONE): number {
  if (o.kind !== 'target') return 0.5;
  const { target } = o;
  const p = s.pieces[target];
  if (!p) return 1 + printed(s, target).cost;
  const worth = 1 + printed(s, p.id).cost + p.units.length * 3;
  if (p.controller === seat) return worth + (p.dying ? 20 : 0);
  if (p.dying) return 0;
  const n = card === NONE ? 0 : force(s, seat, card);
  return worth + (n > 0 && canKill(s, p, n) ? 20 : 0);
}

/** 12.11: shots at one target count together; a shot that does not help to kill is saved. */
export function volleys(s: Realm, options: readonly Offer[]): ReadonlyMap<Id, number> {
  const sums = new Map<Id, number>();
  for (const o of options)
    if (o.kind === 'shoot') sums.set(o.target, (sums.get(o.target) ?? 0) + printed(s, o.card).ranged);
  return sums;
}
export function shotWorth(s: Realm, { target }: OfferOf<'shoot'>, sums: ReadonlyMap<Id, number>): number {
  const p = s.pieces[target];
  return p && !p.dying && (sums.get(target) ?? 0) >= left(s, p) ? 20 : -25;
}
