import type { Id, Seat } from '@siegeworks/contract';
import type { School } from '../cards/card.ts';
import { GLYPH } from '../cards/card.ts';
import { suffer } from '../rules/damage.ts';
import { block, canDefend } from '../rules/defence.ts';
import { thriftiest } from '../rules/pay.ts';
import { nextGivers, pays, purse } from '../rules/temper.ts';
import { clone } from '../state/clone.ts';
import { blow, canAffect, defence, enemies, glyphs, statusPoints, unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';

/** What can be worked out in advance, using public information only. */

/** The damage that would still kill it (TT-142). */
export const need = (s: Realm, p: Piece) => (p.dying ? 0 : Math.max(1, defence(s, p) - p.damage));

export interface Bill {
  seat: Seat;
  need: number;
  school: School;
  /** The Source that must be sapped (TT-081), or NONE. */
  source: Id;
}
/** The cards that the usual payment saps, the required Source first (TT-058). */
export function usualPayment(s: Realm, bill: Bill): Id[] {
  const givers = purse(s, bill.seat).filter(giver => pays(giver, bill.school));
  const source = givers.find(giver => giver.id === bill.source);
  const taken = source ? [source] : [];
  const left = { ...bill, need: bill.need - (source?.n ?? 0), least: 99, within: NONE };
  while (left.need > 0) {
    const free = givers.filter(giver => !taken.includes(giver));
    const fit = nextGivers(free, left.need, left.least);
    if (fit.length === 0) break;
    const next = thriftiest(s, left, fit);
    taken.push(next);
    left.need -= next.n;
    left.least = Math.min(left.least, next.n);
  }
  return taken.map(giver => giver.id);
}

/** Enemies that could still defend against these attackers (TT-188, TT-189). */
export function couldDefend(s: Realm, seat: Seat, attackers: readonly Id[], onGround = false): Id[] {
  const flies = !onGround && attackers.every(id => glyphs(s, piece(s, id)) & GLYPH.fly);
  return enemies(s, seat).flatMap(other =>
    unitsOf(s, other)
      .filter(p => canDefend(s, p, flies))
      .map(p => p.id),
  );
}
/** TT-152: points of the units that are not dying. */
export const pointsOf = (s: Realm, ids: readonly Id[]) =>
  ids.reduce((sum, id) => sum + (s.pieces[id]?.dying ? 0 : statusPoints(s, piece(s, id))), 0);
/** Shields that this many more points would take down this turn (TT-154). */
export const shieldsLost = (s: Realm, seat: Seat, points: number) =>
  Math.min(s.players[seat].shields.length, Math.floor((s.players[seat].breach + points) / 4));

export interface Exchange {
  dying: Id[];
  /** Damage that a player would still have to share out. */
  shared: number;
}
/**
 * The exchange of blows if these defended (TT-191 to TT-194): certain when only one unit of each side can be
 * struck.
 */
export function exchange(s: Realm, defenders: readonly Id[]): Exchange {
  const c = clone(s);
  block(c, defenders, false);
  const attackers = c.combat?.attackers ?? [];
  let shared = 0;
  for (const isQuick of [true, false]) {
    const onDefenders = strikers(c, attackers, isQuick);
    const onAttackers = strikers(c, defenders, isQuick);
    const blows = [...hits(c, onDefenders, defenders), ...hits(c, onAttackers, attackers)];
    for (const { on, n } of blows) {
      if (on) suffer(c, on, n);
      else shared += n;
    }
  }
  const dying = [...attackers, ...defenders].filter(id => c.pieces[id]?.dying && !s.pieces[id]?.dying);
  return { dying, shared };
}
const strikers = (s: Realm, ids: readonly Id[], isQuick: boolean) =>
  ids.map(id => piece(s, id)).filter(p => !p.dying && ((glyphs(s, p) & GLYPH.quick) !== 0) === isQuick);
/** Damage to the only unit that can be struck, or to none until it is shared out. */
function hits(s: Realm, by: readonly Piece[], struck: readonly Id[]): { on: Piece | null; n: number }[] {
  const pieces = struck.map(id => piece(s, id));
  return by.flatMap(striker => {
    const packet = blow(s, striker);
    const reached = pieces.filter(p => canAffect(s, packet, p));
    if (reached.length === 0 || packet.n === 0) return [];
    return [{ on: reached.length === 1 ? reached[0] : null, n: packet.n }];
  });
}
