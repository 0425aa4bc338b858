import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { deedOn } from '../cards/entries.ts';
import { demandedAim, isInvolved } from '../rules/aims.ts';
import { dyingOf } from '../rules/damage.ts';
import { canDo } from '../rules/deed.ts';
import { attackFlies, canDefend } from '../rules/defence.ts';
import { fits, hasStep, newcomer, roomsOf } from '../rules/towers.ts';
import { placesFor, towerOf } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import { counts, inRift, isFighter, isHeld, isItem, isUnit, vulnerable } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { sourceCannotPay, tooDear } from './costs.ts';
import {
  DYING,
  HELD,
  NO_REACTION,
  NO_STEP,
  NOT_VULNERABLE,
  OUT_OF_COMBAT,
  OUT_OF_REACH,
  TO_BE_SAVED,
  USED,
} from './why-not-target.ts';

const IN_COMBAT = because('TT-187', 'nothing can be transported, played or moved in a combat phase');
const NO_ROOM = because('TT-074', 'your Limbo is full, and cards come into play only through Limbo');
export const NO_SEAT = because('TT-095', 'none of your Towers has a suitable seat for it');
const NO_FOLLOWER = because('TT-083', 'you have no Follower in a Tower to receive it');
const NO_TIME = because('TT-187', 'it can only be used in the action phase');
const NO_TARGET = because('TT-129', 'there is no legal target for it');
const HAS_ATTACKED = because(
  'TT-213',
  'it has already attacked; its Fast action can be anything but another attack',
);
export const NO_FIGHTER = because('TT-115', 'it cannot fight without a defence');
const ON_FOOT = because('TT-189', 'only fighters that fly may defend against a flying attack');
const LAST_SHIELD = because('TT-159', 'your last shield cannot be pulled down');
const FALLEN = because('TT-150', 'it lies in a discard pile');
const THEIR_LIMBO = because('TT-140', 'cards in the Limbo of an enemy cannot be touched');
const THEIR_SHIELD = because('TT-154', 'an enemy shield falls only when attackers come through');
const THEIR_SOURCE = because('TT-140', 'an enemy Source can be targeted only by effects that name it');
const THEIR_SPELL = because('TT-140', 'a spell in play can be targeted only by effects that name it');
const ATTACHED = because('TT-107', 'Items and Totems on another card cannot be targeted');
const BEYOND = because('TT-130', 'a spell keeps it out of play until the end of the turn');
const UNREACHED = because('TT-129', 'nothing that you could use now can target it');
const A_SOURCE = because('TT-061', 'a Source takes no action: it carries a Tower and gives temper');
const GATE_TIME = because('TT-237', 'a Gate can only be used in the action phase');
const NO_USE_OF_GATE = because('TT-236', 'its power needs a target, or units in its Tower');
const ITEMS_FIXED = because('TT-187', 'which Items are in use cannot be changed in a combat phase');
const TWO_ITEMS = because('TT-111', 'its Follower already uses two Items');
const TURNED = because('TT-112', 'you have already changed its use at this opportunity');
const ONE_CARD = because('TT-106', 'it acts only together with the Follower that has it');
const ONLY_ENDED = because('TT-124', 'a lasting spell can only be ended by its owner');
const OF_NO_USE = because('TT-186', 'nothing that it can do would affect this combat');
const IDLE = because('TT-115', 'it cannot fight, and it has no power that could be used now');
const LONE_ARTIFACT = because('TT-283', 'an Artifact in no Tower can only be moved into one');
export const ONE_ATTACK = because('TT-180', 'there is only one attack in a combat phase');
const NO_ATTACK = because('TT-188', 'nobody is attacking you now');
const DECLARED = because('TT-188', 'defenders can be declared only once in a combat');
const IN_NEXUS = because('TT-263', 'no further defenders can be declared in this combat');
const NO_ATTACKERS = because('TT-281', 'no attacker is left to defend against');

/** Why this card cannot be used at all now, wherever it lies. */
export function notAtAll(s: Realm, seat: Seat, id: Id): Reason | null {
  if (s.names[id] === undefined) return OUT_OF_REACH;
  const { hand, limbo, shields } = s.players[seat];
  if (hand.includes(id) || limbo.includes(id) || shields.includes(id)) return notPlayed(s, seat, id);
  const p = s.pieces[id];
  // Nobody can see what others put down during set-up.
  if (!p || (s.phase === 'setup' && p.controller !== seat)) return outOfPlay(s, id);
  if (inRift(s, p)) return BEYOND;
  return p.controller === seat ? notUsable(s, seat, p) : notReachable(s, p);
}
function outOfPlay(s: Realm, id: Id): Reason {
  if (s.phase === 'setup') return OUT_OF_REACH;
  if (s.players.some(p => p.discard.includes(id))) return FALLEN;
  if (s.players.some(p => p.limbo.includes(id))) return THEIR_LIMBO;
  return s.players.some(p => p.shields.includes(id)) ? THEIR_SHIELD : OUT_OF_REACH;
}
/** What every action must target now: the player's dying units, or what is reacted to (TT-147, TT-255). */
export function demanded(s: Realm, seat: Seat): Reason | null {
  if (demandedAim(s, seat) === null) return null;
  return dyingOf(s, seat).length > 0 ? TO_BE_SAVED : NO_REACTION;
}

/** From hand, Limbo or the shields. */
export function notPlayed(s: Realm, seat: Seat, id: Id): Reason | null {
  const card = printed(s, id);
  const { limbo, hand, shields } = s.players[seat];
  const isShield = shields.includes(id);
  if (isShield && shields.length === 1) return LAST_SHIELD;
  if (card.isSpell) return notCast(s, seat, id, isShield);
  if (s.combat) return IN_COMBAT;
  if (hand.includes(id) && limbo.length >= s.options.limboSize) return NO_ROOM;
  const found = placesFor(s, seat, card);
  if (found.length === 0) return demanded(s, seat) ?? (card.isSource ? null : noPlace(s, seat, id));
  if (isShield) return demanded(s, seat);
  const dear = tooDear(s, seat, card.cost, card.school);
  if (dear) return dear;
  const reasons = found.map(target => sourceCannotPay(s, seat, card, towerOf(s, piece(s, target))));
  return reasons.includes(null) ? demanded(s, seat) : reasons[0];
}
function notCast(s: Realm, seat: Seat, id: Id, isShield: boolean): Reason | null {
  const { x, cost, school } = printed(s, id);
  if (s.combat && deedOn(s, id)?.timing === 'action') return NO_TIME;
  const least = x ? 1 : isShield ? 0 : cost;
  const dear = tooDear(s, seat, least, school, 'TT-118');
  if (!canDo(s, seat, id)) return (canDo(s, seat, id, null) && demanded(s, seat)) || NO_TARGET;
  return dear;
}
export function noPlace(s: Realm, seat: Seat, id: Id): Reason {
  const card = printed(s, id);
  if (card.type === 'item') return NO_FOLLOWER;
  const roomy = roomsOf(s, seat).filter(room => fits(room, newcomer(card)));
  return roomy.some(room => !hasStep(room, card.rank)) ? NO_STEP : NO_SEAT;
}

/** A card of an enemy. */
function notReachable(s: Realm, p: Piece): Reason {
  const { isSource, isSpell } = printed(s, p.id);
  if (isSource) return THEIR_SOURCE;
  if (isSpell) return THEIR_SPELL;
  if (p.on !== NONE) return ATTACHED;
  if (!vulnerable(s, p)) return NOT_VULNERABLE;
  return isInvolved(s, p) ? UNREACHED : OUT_OF_COMBAT;
}
/** A card in the player's own domain. */
function notUsable(s: Realm, seat: Seat, p: Piece): Reason | null {
  const { isSource, isGate, isSpell } = printed(s, p.id);
  if (isSpell) return demanded(s, seat) ?? ONLY_ENDED;
  if (isSource && !isGate) return A_SOURCE;
  if (isGate) return p.used ? USED : s.combat ? GATE_TIME : (demanded(s, seat) ?? NO_USE_OF_GATE);
  if (p.on !== NONE) return notTurned(s, p);
  return notActing(s, p) ?? demanded(s, seat) ?? noUse(s, seat, p);
}
function notTurned(s: Realm, p: Piece): Reason {
  if (!isItem(s, p.id)) return ONE_CARD;
  if (s.combat) return ITEMS_FIXED;
  const inUse = piece(s, p.on).cards.filter(id => isItem(s, id) && counts(s, id)).length;
  return !counts(s, p.id) && inUse >= 2 ? TWO_ITEMS : TURNED;
}
function noUse(s: Realm, seat: Seat, p: Piece): Reason {
  if (s.combat) return seat === s.combat.attacker ? OF_NO_USE : (notDefending(s, seat, p) ?? OF_NO_USE);
  if (p.tower === NONE && printed(s, p.id).type === 'artifact') return LONE_ARTIFACT;
  return IDLE;
}
export function notActing(s: Realm, p: Piece): Reason | null {
  if (p.dying) return DYING;
  if (p.used) return USED;
  if (isHeld(s, p)) return HELD;
  return p.noAttack ? HAS_ATTACKED : null;
}
/** TT-188, TT-189; `null` when it could defend. */
export function notDefending(s: Realm, seat: Seat, p: Piece): Reason | null {
  const c = s.combat;
  if (!isUnit(s, p) || !isFighter(s, p)) return NO_FIGHTER;
  if (!c || (!c.isNexus && c.attacked !== seat)) return NO_ATTACK;
  if (!c.isNexus && c.blocked) return DECLARED;
  if (c.isNexus && c.attacked !== NONE) return IN_NEXUS;
  if (c.attackers.length === 0) return NO_ATTACKERS;
  const resting = notActing(s, p);
  if (resting && resting !== HAS_ATTACKED) return resting;
  return attackFlies(s, c) && !canDefend(s, p, true) ? ON_FOOT : null;
}
