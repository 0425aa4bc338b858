import type { Id, Seat } from '@siegeworks/contract';
import { GLYPH } from '../cards/card.ts';
import { deedOn } from '../cards/entries.ts';
import { cannotSee, shotAim, shotGlyphs } from '../rules/aims.ts';
import { suffer } from '../rules/damage.ts';
import { aimOf, deedOf } from '../rules/deed.ts';
import { block, canDefend } from '../rules/defence.ts';
import { purse, total } from '../rules/temper.ts';
import { clone } from '../state/clone.ts';
import { printed } from '../state/faces.ts';
import {
  ableToAct,
  blow,
  canAffect,
  counts,
  defence,
  enemies,
  glyphs,
  regenerations,
  schoolOf,
  statusPoints,
  unitsOf,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';

/** What can be worked out in advance, using public information only. */

/** The damage that would still kill it (TT-142). */
export const need = (s: Realm, p: Piece) => (p.dying ? 0 : Math.max(1, defence(s, p) - p.damage));

/** Enemies that could still defend against these attackers (TT-188, TT-189). */
export function couldDefend(s: Realm, seat: Seat, attackers: readonly Id[], onGround = false): Id[] {
  const flies = !onGround && attackers.every(id => glyphs(s, piece(s, id)) & GLYPH.fly);
  return enemies(s, seat).flatMap(other =>
    unitsOf(s, other)
      .filter(p => canDefend(s, p, flies))
      .map(p => p.id),
  );
}
/** Straight enemies with a shot that can harm one of these attackers, who will be vulnerable (TT-136, TT-223). */
export function couldShoot(s: Realm, seat: Seat, attackers: readonly Id[]): Id[] {
  const targets = attackers.map(id => piece(s, id));
  return enemies(s, seat).flatMap(other =>
    unitsOf(s, other)
      .filter(
        p =>
          !p.used && ableToAct(s, p) && shotsOf(s, p).some(card => targets.some(t => harms(s, p, card, t))),
      )
      .map(p => p.id),
  );
}
/** Its own shot, and those of the Items in its use (TT-224). */
const shotsOf = (s: Realm, p: Piece): Id[] =>
  [...(p.raised ? [] : [p.id]), ...p.cards.filter(id => counts(s, id))].filter(
    id => printed(s, id).ranged > 0,
  );
function harms(s: Realm, shooter: Piece, card: Id, target: Piece): boolean {
  const has = glyphs(s, target);
  if (has & (GLYPH.unshot | (cannotSee(s, shooter) ? GLYPH.invisible : 0))) return false;
  const { effects, evil } = shotAim(s, shooter, card);
  const magical = (shotGlyphs(s, card) & GLYPH.magicalAttack) !== 0;
  return canAffect(s, { n: printed(s, card).ranged, effects, magical, evil }, target);
}
/** Spells among their shields, which lie open, that could be pulled down against these attackers (TT-156, TT-159). */
export function couldPull(s: Realm, seat: Seat, attackers: readonly Id[]): Id[] {
  const spells = enemies(s, seat).flatMap(other =>
    s.players[other].shields.length < 2 ? [] : s.players[other].shields.filter(id => isAnswer(s, id)),
  );
  if (spells.length === 0) return [];
  const open = clone(s);
  for (const id of attackers) piece(open, id).openly = true;
  return spells.filter(id =>
    deedOf(open, id)
      .first?.(open, aimOf(open, s.owners[id], id))
      .some(target => attackers.includes(target)),
  );
}
function isAnswer(s: Realm, id: Id): boolean {
  const deed = printed(s, id).isSpell ? deedOn(s, id) : undefined;
  return deed?.timing === 'any' && deed.whose === 'enemy';
}
export const hasCards = (s: Realm, seats: readonly Seat[]) =>
  seats.some(seat => s.players[seat].hand.length > 0);
/** Whether a killed unit may still be saved (TT-145): what everybody can see first, then cards in a hand. */
export function unlessSaved(s: Realm, p: Piece): (text: string) => string {
  const givers = purse(s, p.controller).filter(giver => giver.id !== p.id);
  if (regenerations(s, p).some(n => total(givers, schoolOf(s, p)) >= n)) return UNLESS.regenerated;
  return hasCards(s, [p.controller]) ? UNLESS.saved : UNLESS.never;
}
const UNLESS = {
  regenerated: (text: string) => `${text} unless regenerated`,
  saved: (text: string) => `${text} unless saved`,
  never: (text: string) => text,
};
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
