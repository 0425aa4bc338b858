import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/contract';
import { asked, pending } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { deedOn } from '../cards/entries.ts';
import { rules } from '../rules/book.ts';
import { canDo } from '../rules/deed.ts';
import { attackFlies } from '../rules/defence.ts';
import { ruleAsked } from '../rules/question-rules.ts';
import { because } from '../rules/reasons.ts';
import { purse, total } from '../rules/temper.ts';
import { fits, hasStep, newcomer, roomsOf } from '../rules/towers.ts';
import { canPayFor, placesFor, towerOf } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import { cardOf, isFighter, isHeld, vulnerable } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';
import {
  DYING,
  HELD,
  NO_SOURCE,
  NO_STEP,
  NO_TEMPER,
  NOT_VULNERABLE,
  notOn,
  OUT_OF_REACH,
  USED,
} from './why-not-target.ts';

const IN_COMBAT = because('TT-187', 'nothing can be transported, played or moved in a combat phase');
const NO_ROOM = because('TT-074', 'your Limbo is full, and cards come into play only through Limbo');
const NO_SEAT = because('TT-095', 'none of your Towers has a suitable seat for it');
const NO_FOLLOWER = because('TT-083', 'you have no Follower in a Tower to receive it');
const NO_TIME = because('TT-187', 'it can only be used in the action phase');
const NO_TARGET = because('TT-129', 'there is no legal target for it');
const HAS_ATTACKED = because(
  'TT-213',
  'it has already attacked; its Fast action can be anything but another attack',
);
const NO_FIGHTER = because('TT-115', 'it cannot fight without a defence');
const ON_FOOT = because('TT-189', 'only fighters that fly may defend against a flying attack');
const LAST_SHIELD = because('TT-159', 'your last shield cannot be pulled down');
const NO_SPELLS = because('TT-013', 'spells cannot be put down during set-up');
const NO_GUARD = because('TT-260', 'you can only guard the shields of a player who may be attacked');
const NOT_ABOUT_IT = 'that has nothing to do with the current question';

/** Why this seat cannot do this now; empty if an option already uses it, or would one step later. */
export function whyNot(s: Realm, seat: Seat, attempt: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(o => suits(s, seat, o, attempt))) return [];
  const reason = notUsed(s, seat, attempt, options);
  return reason === undefined ? [] : [reason ?? because(rule, NOT_ABOUT_IT)];
}
/**
 * Whether an option matches everything the attempt names. Discarding a card only counts if the attempt says
 * so.
 */
function suits(s: Realm, seat: Seat, o: Option, attempt: Attempt): boolean {
  const { kind, card, target } = attempt;
  if (kind === undefined && (o.kind === 'discard' || o.kind === 'limbo' || o.kind === 'letGo')) return false;
  if (kind !== undefined && o.kind !== kind) return false;
  if (attempt.seat !== undefined && o.seat !== attempt.seat) return false;
  if (target !== undefined && o.target !== target) return false;
  // When the attempt names no target, its card may be meant as the target.
  const isTarget = target === undefined && o.target === card;
  return card === undefined || isTarget || isAlike(s, seat, o, card);
}
/** Copies in the same place are interchangeable: an option for one stands for all. */
function isAlike(s: Realm, seat: Seat, o: Option, card: Id): boolean {
  if (o.card === card) return true;
  if (o.card === undefined || s.names[o.card] !== s.names[card]) return false;
  const { hand, limbo, shields } = s.players[seat];
  const comes = (id: Id) => hand.includes(id) || limbo.includes(id);
  return (comes(o.card) && comes(card)) || (shields.includes(o.card) && shields.includes(card));
}

/** The card first, then its target; `undefined` if nothing forbids it. */
function notUsed(s: Realm, seat: Seat, attempt: Attempt, options: Option[]): Reason | null | undefined {
  const { card, target, kind } = attempt;
  const isUsable = card === undefined || options.some(o => suits(s, seat, o, { card }));
  if (!isUsable) return notAtAll(s, seat, card) ?? notSo(s, seat, card, kind);
  if (attempt.seat !== undefined && kind === 'guard') return NO_GUARD;
  if (target === undefined) return notSo(s, seat, card, kind);
  const reason = notOn(s, seat, attempt);
  // A spell or power is declared first and aimed afterwards.
  const isAimed = card !== undefined && options.some(o => suits(s, seat, o, { card }) && isDeed(o));
  return reason === null && isAimed && deedOn(s, card)?.first ? undefined : reason;
}
const isDeed = (o: Option) =>
  o.kind === 'cast' || o.kind === 'power' || (o.kind === 'pull' && o.target === undefined);

function notAtAll(s: Realm, seat: Seat, card: Id = HIDDEN): Reason | null {
  const { hand, limbo, shields } = s.players[seat];
  if (shields.includes(card) && shields.length === 1) return LAST_SHIELD;
  const isOwn = hand.includes(card) || limbo.includes(card) || shields.includes(card);
  return isOwn ? notPlayed(s, seat, card) : notInPlay(s, seat, card);
}
/** The card can be used, but not in this way. */
function notSo(s: Realm, seat: Seat, card: Id = HIDDEN, kind = ''): Reason | null {
  const p = s.pieces[card];
  if (p?.controller !== seat || !['attack', 'defend', 'guard'].includes(kind)) return null;
  if (!isFighter(s, p)) return NO_FIGHTER;
  if (kind !== 'attack' && s.combat && attackFlies(s, s.combat)) return ON_FOOT;
  return notActing(s, p);
}

function notPlayed(s: Realm, seat: Seat, id: Id): Reason | null {
  const card = printed(s, id);
  const { limbo, hand, shields } = s.players[seat];
  if (s.phase === 'setup') return card.isSpell ? NO_SPELLS : null;
  if (card.isSpell) {
    if (s.combat && deedOn(s, id)?.timing === 'action') return NO_TIME;
    if (!canDo(s, seat, id)) return NO_TARGET;
    return total(purse(s, seat), card.school) < Math.max(1, card.cost) ? NO_TEMPER : null;
  }
  if (s.combat) return IN_COMBAT;
  if (hand.includes(id) && limbo.length >= s.options.limboSize) return NO_ROOM;
  const found = placesFor(s, seat, card);
  if (found.length === 0) return card.isSource ? null : noPlace(s, seat, id);
  if (shields.includes(id)) return null;
  const givers = purse(s, seat);
  if (total(givers, card.school) < card.cost) return NO_TEMPER;
  return found.some(target => canPayFor(s, givers, card, towerOf(s, piece(s, target)))) ? null : NO_SOURCE;
}
function noPlace(s: Realm, seat: Seat, id: Id): Reason {
  const card = printed(s, id);
  if (card.type === 'item') return NO_FOLLOWER;
  const roomy = roomsOf(s, seat).filter(room => fits(room, newcomer(card)));
  return roomy.some(room => !hasStep(room, card.rank)) ? NO_STEP : NO_SEAT;
}
function notInPlay(s: Realm, seat: Seat, id: Id): Reason | null {
  const p = s.pieces[id];
  // Nobody can see what others put down during set-up.
  if (!p || (s.phase === 'setup' && p.controller !== seat)) return OUT_OF_REACH;
  if (p.controller !== seat) return cardOf(s, p).isUnit && !vulnerable(s, p) ? NOT_VULNERABLE : null;
  return notActing(s, p);
}
function notActing(s: Realm, p: Piece): Reason | null {
  if (p.dying) return DYING;
  if (p.used) return USED;
  if (isHeld(s, p)) return HELD;
  return p.noAttack ? HAS_ATTACKED : null;
}
