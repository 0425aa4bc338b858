import type { Id, Seat } from '@siegeworks/contract';
import { BIT, effectsIn, GLYPH } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import {
  ableToAct,
  cardOf,
  enemies,
  glyphs,
  isCombatant,
  isCreature,
  isEvil,
  isFighter,
  isFollower,
  isImmune,
  sourcesOf,
  unitsOf,
  vulnerable,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { dyingOf } from './damage.ts';

/** Who targets, and with what: a spell, a unit's own glyph or an Item's. */
export interface Aiming {
  seat: Seat;
  card: Id;
  effects: number;
  evil: boolean;
}
/** TT-131: a spell is evil if it is Black; its effects are its glyphs. */
export function spellAim(s: Realm, seat: Seat, card: Id): Aiming {
  const { printed: face, school } = printed(s, card);
  const effects = (face.effects ?? []).reduce((sum, kind) => sum | BIT[kind], 0);
  return { seat, card, effects, evil: school === 'black' };
}
export const unitAim = (s: Realm, p: Piece): Aiming => ({
  seat: p.controller,
  card: p.id,
  effects: 0,
  evil: isEvil(s, p),
});
/**
 * 6.2, TT-R55: a shot carries the glyphs of its own card; the creature's own shot also carries those of
 * Totems and spells on it.
 */
export function shotGlyphs(s: Realm, card: Id): number {
  const p = piece(s, card);
  let sum = p.raised ? 0 : printed(s, p.id).glyphs;
  if (p.on !== NONE) return sum;
  for (const id of p.cards) if (printed(s, id).type !== 'item') sum |= printed(s, id).glyphs;
  return sum;
}
export const shotAim = (s: Realm, shooter: Piece, card: Id): Aiming => ({
  seat: shooter.controller,
  card,
  effects: effectsIn(shotGlyphs(s, card)),
  evil: isEvil(s, shooter),
});

/** In a combat only cards of players who take part in it can be targeted (TT-266, TT-R89). */
function takesPart(s: Realm, seat: Seat): boolean {
  const c = s.combat;
  if (!c || seat === c.attacker || seat === c.attacked) return true;
  return c.defenders.some(id => s.pieces[id]?.controller === seat);
}
/**
 * A unit that has acted in the combat, or is dying, stays in it when its owner's last defender is gone
 * (TT-138, TT-267).
 */
export const isInvolved = (s: Realm, p: Piece) => p.exposed || p.dying || takesPart(s, p.controller);
/** TT-186 (b), TT-R43: a unit that attacks, defends, is vulnerable or dying. */
export const isEngaged = (s: Realm, p: Piece) =>
  isInvolved(s, p) && (p.dying || isCombatant(s, p.id) || vulnerable(s, p));
/** In a combat every target must affect it (TT-280); outside a combat any target will do. */
export const canAffectCombat = (s: Realm, p: Piece) => s.combat === null || isEngaged(s, p);

/** TT-238, TT-242, TT-243: immunity applies to both sides and also stops help. */
export const isImmuneTo = (s: Realm, p: Piece, a: Aiming) =>
  (a.evil || a.effects !== 0) && isImmune(glyphs(s, p), a);

/**
 * What the next action must target: the player's dying units (TT-147), or else what a reaction is about
 * (TT-255).
 */
export function demandedAim(s: Realm, seat: Seat): readonly Id[] | null {
  if (s.combat) return s.focus;
  const dying = dyingOf(s, seat);
  return dying.length > 0 ? dying.map(p => p.id) : s.focus;
}

export type Test = (s: Realm, p: Piece) => boolean;
const anything: Test = () => true;

/** TT-133, TT-R35: the player's own creatures, always; not their Items and Totems (TT-107). */
export function ownCreatures(s: Realm, a: Aiming, test: Test = anything): Id[] {
  const found: Id[] = [];
  for (const p of unitsOf(s, a.seat))
    if (isCreature(s, p) && test(s, p) && canAffectCombat(s, p) && !isImmuneTo(s, p, a)) found.push(p.id);
  return found;
}
export const woundedCreatures = (s: Realm, a: Aiming) => ownCreatures(s, a, (_s, p) => p.damage > 0);

/** TT-070, TT-132: enemy units that are vulnerable. */
export function vulnerableEnemies(s: Realm, a: Aiming, test: Test): Id[] {
  const found: Id[] = [];
  for (const seat of enemies(s, a.seat))
    for (const p of unitsOf(s, seat))
      if (test(s, p) && vulnerable(s, p) && isInvolved(s, p) && !isImmuneTo(s, p, a)) found.push(p.id);
  return found;
}
/** Enemy units, vulnerable or not; the test says what combat requires of them. */
export function anyEnemies(s: Realm, a: Aiming, test: Test): Id[] {
  const found: Id[] = [];
  for (const seat of enemies(s, a.seat))
    for (const p of unitsOf(s, seat))
      if (test(s, p) && isInvolved(s, p) && !isImmuneTo(s, p, a)) found.push(p.id);
  return found;
}
export const creature: Test = (s, p) => isCreature(s, p);
export const fighter: Test = (s, p) => isFighter(s, p);

export const enemySources = (s: Realm, seat: Seat, test: Test): Id[] =>
  enemies(s, seat).flatMap(other =>
    sourcesOf(s, other)
      .filter(p => test(s, p))
      .map(p => p.id),
  );
export const ownSources = (s: Realm, seat: Seat, test: Test): Id[] =>
  sourcesOf(s, seat)
    .filter(p => test(s, p))
    .map(p => p.id);

/** TT-233, TT-R57: hidden from Minor creatures and Followers; this concerns only enemies (TT-277). */
export const cannotSee = (s: Realm, shooter: Piece) =>
  isFollower(s, shooter) || (isCreature(s, shooter) && cardOf(s, shooter).rank === 1);

/** TT-223, TT-221: vulnerable enemies with a defence, even flying ones, that this shooter may target. */
export function shotTargets(s: Realm, shooter: Piece, card: Id): Id[] {
  const hidden = cannotSee(s, shooter) ? GLYPH.invisible : 0;
  const barred = GLYPH.unshot | hidden;
  return vulnerableEnemies(
    s,
    shotAim(s, shooter, card),
    (_s, p) => isFighter(s, p) && (glyphs(s, p) & barred) === 0,
  );
}
/** TT-228, TT-232; in combat those that could still act, or that are engaged (TT-186). */
export function paralysisTargets(s: Realm, user: Piece): Id[] {
  const barred = GLYPH.unparalysed | (cannotSee(s, user) ? GLYPH.invisible : 0);
  return anyEnemies(
    s,
    unitAim(s, user),
    (_s, p) =>
      isFighter(s, p) &&
      !p.paralysed &&
      !p.dying &&
      (glyphs(s, p) & barred) === 0 &&
      (s.combat === null || isEngaged(s, p) || (!p.used && ableToAct(s, p))),
  );
}
