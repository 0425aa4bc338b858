import type { Attempt, Frame, Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { BIT, GLYPH, immuneIn } from '../cards/card.ts';
import { deedOn } from '../cards/entries.ts';
import type { Aiming } from '../rules/aims.ts';
import {
  cannotSee,
  demandedAim,
  isEngaged,
  isImmuneTo,
  isInvolved,
  shotAim,
  unitAim,
} from '../rules/aims.ts';
import { aimOf, deedOf, firstTargets } from '../rules/deed.ts';
import { asNewcomer, hasStep, misfit, newcomer, refusesCard, roomOf } from '../rules/towers.ts';
import { towerOf } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import {
  coloursOf,
  glyphs,
  isAdrift,
  isFighter,
  isHeld,
  isTotem,
  isUnit,
  vulnerable,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { sourceCannotPay, tooDear } from './costs.ts';

export const NO_STEP = because(
  'TT-086',
  'a Median needs a Minor creature in the Tower, and a Major needs a Median one',
);
export const USED = because('TT-035', 'it has already been used this turn');
export const HELD = because('TT-228', 'it is paralysed or held by a spell');
export const DYING = because('TT-144', 'it is dying and can only be saved');
export const NOT_VULNERABLE = because('TT-132', 'it is not vulnerable');
export const OUT_OF_REACH = because('TT-140', 'it is not in play');
const NOT_YOURS = because('TT-095', 'it is not in your domain');
const NOT_A_SEAT = because('TT-064', 'creatures and Artifacts need a seat in a Tower');
const IS_THERE = because('TT-094', 'it is already there');
const ADRIFT = because('TT-083', 'its receiver must be in a Tower');
const NO_DEFENCE = because('TT-223', 'it has no defence');
const NOT_AN_ENEMY = because('TT-223', 'it is not an enemy');
const BEHIND_WINDS = because('TT-235', 'a Wall protects it from ranged attacks');
const UNPARALYSED = because('TT-228', 'it cannot be paralysed');
const INVISIBLE = because('TT-233', 'it is invisible to Minor creatures and Followers');
const IMMUNE = because('TT-238', 'it is immune to every element of that effect');
const IMMUNE_TO_EVIL = because('TT-242', 'it is immune to evil');
export const OUT_OF_COMBAT = because('TT-266', 'its owner is not taking part in the combat');
const NO_MATTER = because('TT-186', 'that would not affect the combat');
export const TO_BE_SAVED = because('TT-147', 'your next action must save a unit that is dying');
export const NO_REACTION = because('TT-255', 'a reaction must target what acted or what was affected');
const UNHURT = because('TT-151', 'it has no damage');
const FOR_OWN = because('TT-129', 'it can only target your own units');
const FOR_ENEMIES = because('TT-129', 'it can only target enemies');
const NO_TARGET = because('TT-129', 'it is not a legal target for that');

/** Why this card, which can be used, cannot be used on this target; `null` if no rule forbids it. */
export function notOn(s: Realm, seat: Seat, attempt: Attempt): Reason | null {
  const { card = declared(s), target = NONE } = attempt;
  if (s.names[card] === undefined || s.names[target] === undefined) return null;
  const p = s.pieces[card];
  const t = seen(s, seat, target);
  if (attempt.card === undefined) return deedOn(s, card) ? notAimed(s, seat, card, target) : null;
  if (!p && !printed(s, card).isSpell) return t ? notThere(s, seat, card, t) : OUT_OF_REACH;
  if (p && t && isMove(s, p, t, attempt.kind)) return notMoved(s, p, t);
  if (p && t && attempt.kind !== 'power' && skilled(s, p)) return notSkill(s, p, t, attempt.kind);
  if (deedOn(s, card)) return notAimed(s, seat, card, target);
  return p && t && t.controller === seat ? notMoved(s, p, t) : null;
}
/** Nobody can see what others put down during set-up. */
function seen(s: Realm, seat: Seat, id: Id): Piece | null {
  const p = s.pieces[id];
  return s.phase === 'setup' && p?.controller !== seat ? null : p;
}
/** The spell or power whose target is being chosen. */
const declared = (s: Realm): Id => (s.stack.at(-1) as (Frame & { card?: Id }) | undefined)?.card ?? NONE;

/** TT-078 to TT-086: from hand, Limbo or the shields to a place in the player's domain. */
function notThere(s: Realm, seat: Seat, id: Id, t: Piece): Reason | null {
  if (t.controller !== seat) return NOT_YOURS;
  const card = printed(s, id);
  const isSource = printed(s, t.id).isSource;
  if (!isSource && isAdrift(t)) return ADRIFT;
  const wrong = isSource
    ? misfit(roomOf(s, t), newcomer(card))
    : refusesCard(s, t, card, newcomer(card).colours);
  if (!isSource && card.isUnit && card.type !== 'totem') return NOT_A_SEAT;
  if (wrong) return wrong;
  if (isSource && !hasStep(roomOf(s, t), card.rank)) return NO_STEP;
  if (s.phase === 'setup' || s.players[seat].shields.includes(id)) return null;
  return tooDear(s, seat, card.cost, card.school) ?? sourceCannotPay(s, seat, card, towerOf(s, t));
}

/** To another place in the same domain, unless the attempt names another kind of action. */
function isMove(s: Realm, p: Piece, t: Piece, kind?: string): boolean {
  if (kind !== undefined) return kind.startsWith('move');
  if (t.controller !== p.controller || printed(s, p.id).isSource) return false;
  return printed(s, t.id).isSource || p.on !== NONE || isTotem(s, p.id);
}
/** TT-094 to TT-099 */
export function notMoved(s: Realm, p: Piece, t: Piece): Reason | null {
  if (t.controller !== p.controller) return NOT_YOURS;
  if (printed(s, t.id).isSource) return p.tower === t.id ? IS_THERE : misfit(roomOf(s, t), asNewcomer(s, p));
  if (p.on === t.id) return IS_THERE;
  if (p.on === NONE && !isTotem(s, p.id)) return NOT_A_SEAT;
  if (t.dying) return DYING;
  if (isHeld(s, t)) return HELD;
  if (t.used)
    return because(isTotem(s, p.id) ? 'TT-099' : 'TT-098', 'its receiver has already been used this turn');
  return refusesCard(s, t, printed(s, p.id), coloursOf(s, p));
}

const shoots = (s: Realm, p: Piece) => printed(s, p.id).ranged > 0 && !p.raised;
const skilled = (s: Realm, p: Piece) => shoots(s, p) || (glyphs(s, p) & GLYPH.paralyze) !== 0;
/** TT-223, TT-228: a shot, or Paralyze. */
function notSkill(s: Realm, p: Piece, t: Piece, kind?: string): Reason | null {
  const user = s.pieces[p.on] ?? p;
  if (t.controller === user.controller) return NOT_AN_ENEMY;
  if (!isUnit(s, t) || !isFighter(s, t)) return NO_DEFENCE;
  if (!isInvolved(s, t)) return OUT_OF_COMBAT;
  const isShot = kind === undefined ? shoots(s, p) : kind === 'shoot';
  if (cannotSee(s, user) && glyphs(s, t) & GLYPH.invisible) return INVISIBLE;
  const aim = isShot ? shotAim(s, user, p.id) : unitAim(s, user);
  return isShot ? notShot(s, t, aim) : notParalysed(s, t, aim);
}
function notShot(s: Realm, t: Piece, aim: Aiming): Reason | null {
  if (!vulnerable(s, t)) return NOT_VULNERABLE;
  if (glyphs(s, t) & GLYPH.unshot) return BEHIND_WINDS;
  return notReached(s, t, aim);
}
function notParalysed(s: Realm, t: Piece, aim: Aiming): Reason | null {
  if (t.dying) return DYING;
  if (t.paralysed || glyphs(s, t) & GLYPH.unparalysed) return UNPARALYSED;
  return notReached(s, t, aim) ?? (s.combat ? NO_MATTER : null);
}
function notReached(s: Realm, t: Piece, aim: Aiming): Reason | null {
  if (!isImmuneTo(s, t, aim)) return null;
  return aim.evil && immuneIn(glyphs(s, t)) & BIT.evil ? IMMUNE_TO_EVIL : IMMUNE;
}

/** TT-129: the first target of a spell or power. */
function notAimed(s: Realm, seat: Seat, card: Id, target: Id): Reason | null {
  const demanded = demandedAim(s, seat);
  if (firstTargets(s, seat, card).includes(target)) return null;
  const { whose, first } = deedOf(s, card);
  const aim = aimOf(s, seat, card);
  if (demanded && first?.(s, aim).includes(target)) return s.focus === demanded ? NO_REACTION : TO_BE_SAVED;
  const t = s.pieces[target];
  if (!t || !isUnit(s, t)) return NO_TARGET;
  const isOwn = t.controller === seat;
  if (whose && whose !== 'any' && isOwn !== (whose === 'own')) return isOwn ? FOR_ENEMIES : FOR_OWN;
  if (!isInvolved(s, t)) return OUT_OF_COMBAT;
  if (whose && !isOwn && !vulnerable(s, t)) return NOT_VULNERABLE;
  if (s.combat && !isEngaged(s, t)) return NO_MATTER;
  if (isImmuneTo(s, t, aim)) return notReached(s, t, aim);
  return whose === 'own' && t.damage === 0 ? UNHURT : NO_TARGET;
}
