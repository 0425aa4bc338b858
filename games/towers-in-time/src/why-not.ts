import type { Attempt, Id, Option, Reason, Seat } from '@siegeworks/kernel';
import { asked, pending } from '@siegeworks/kernel';
import { HIDDEN } from '@siegeworks/table';
import { DEEDS } from './deeds.ts';
import { printed } from './faces.ts';
import { because } from './reasons.ts';
import { rules } from './rules/book.ts';
import { canDo } from './rules/deed.ts';
import { canPayFor, places, towerOf } from './rules/transport.ts';
import type { Piece, Realm } from './state.ts';
import { piece } from './state.ts';
import { cardOf, isHeld, sourcesOf, vulnerable } from './table.ts';
import { purse, total } from './temper.ts';
import { fits, hasStep, newcomer } from './towers.ts';
import { ruleAsked } from './words/asked.ts';

const IN_COMBAT = because('TT-187', 'nothing is transported, played or moved in a combat phase');
const NO_ROOM = because('TT-074', 'your Limbo is full, and cards come into play only through Limbo');
const NO_TEMPER = because('TT-080', 'you have not enough fitting temper left');
const NO_SOURCE = because('TT-081', 'its Source is already sapped or gives no fitting temper');
const NO_STEP = because('TT-086', 'a Median needs a Minor creature in the Tower, a Major a Median one');
const NO_SEAT = because('TT-095', 'no Tower of yours has a fitting seat for it');
const NO_FOLLOWER = because('TT-083', 'there is no Follower of yours in a Tower to receive it');
const NO_TIME = because('TT-187', 'it can be used in the action phase only');
const NO_TARGET = because('TT-129', 'there is no legal target for it');
const USED = because('TT-035', 'it has been used this turn');
const HELD = because('TT-228', 'it is paralysed or held by a spell');
const DYING = because('TT-144', 'it is dying and can only be saved');
const HAS_ATTACKED = because('TT-213', 'it has attacked; its Fast action may be anything but an attack');
const NOT_VULNERABLE = because('TT-132', 'it is not vulnerable');
const LAST_SHIELD = because('TT-159', 'your last shield cannot be pulled down');
const OUT_OF_REACH = because('TT-140', 'it is not in play');
const NOT_ABOUT_IT = 'what is asked now is not about it';

/** Why this card cannot be used by this seat now; empty when an option names it. */
export function whyNot(s: Realm, seat: Seat, { card = HIDDEN }: Attempt): Reason[] {
  const now = asked({ rules }, s);
  if (!now) return [because(s.over?.rule ?? '', 'the game is over')];
  const rule = ruleAsked(now.question);
  if (now.seat !== seat) return [because(rule, 'it is not your decision now')];
  const options = pending({ rules }, s)?.options ?? [];
  if (options.some(o => names(s, seat, o, card))) return [];
  const { hand, limbo, shields } = s.players[seat];
  if (shields.includes(card) && shields.length === 1) return [LAST_SHIELD];
  const isOwn = hand.includes(card) || limbo.includes(card) || shields.includes(card);
  const reason = isOwn ? notPlayed(s, seat, card) : notUsed(s, seat, card);
  return [reason ?? because(rule, NOT_ABOUT_IT)];
}
/** Copies in one place are alike: an option for one stands for all. To throw a card away is no use of it. */
function names(s: Realm, seat: Seat, o: Option, card: Id): boolean {
  if (o.kind === 'discard' || o.kind === 'limbo' || o.kind === 'letGo') return false;
  if (o.card === card || o.target === card) return true;
  if (o.card === undefined || s.names[o.card] !== s.names[card]) return false;
  const { hand, limbo, shields } = s.players[seat];
  const comes = (id: Id) => hand.includes(id) || limbo.includes(id);
  return (comes(o.card) && comes(card)) || (shields.includes(o.card) && shields.includes(card));
}

function notPlayed(s: Realm, seat: Seat, id: Id): Reason | null {
  const card = printed(s, id);
  const { limbo, hand, shields } = s.players[seat];
  if (card.isSpell) {
    if (s.combat && DEEDS[card.id].timing === 'action') return NO_TIME;
    if (!canDo(s, seat, id)) return NO_TARGET;
    return total(purse(s, seat), card.school) < Math.max(1, card.cost) ? NO_TEMPER : null;
  }
  if (s.combat) return IN_COMBAT;
  if (hand.includes(id) && limbo.length >= s.options.limboSize) return NO_ROOM;
  const found = places(s, seat, card);
  if (found.length === 0) return card.isSource ? null : noPlace(s, seat, id);
  if (shields.includes(id)) return null;
  const givers = purse(s, seat);
  if (total(givers, card.school) < card.cost) return NO_TEMPER;
  return found.some(target => canPayFor(s, givers, card, towerOf(s, piece(s, target)))) ? null : NO_SOURCE;
}
function noPlace(s: Realm, seat: Seat, id: Id): Reason {
  const card = printed(s, id);
  if (card.type === 'item') return NO_FOLLOWER;
  const roomy = sourcesOf(s, seat).filter(source => fits(s, source, newcomer(card)));
  return roomy.some(source => !hasStep(s, source, card.rank)) ? NO_STEP : NO_SEAT;
}
function notUsed(s: Realm, seat: Seat, id: Id): Reason | null {
  const p = s.pieces[id];
  if (!p) return OUT_OF_REACH;
  if (p.controller !== seat) return cardOf(s, p).isUnit && !vulnerable(s, p) ? NOT_VULNERABLE : null;
  return notActing(s, p);
}
function notActing(s: Realm, p: Piece): Reason | null {
  if (p.dying) return DYING;
  if (p.used) return USED;
  if (isHeld(s, p)) return HELD;
  return p.noAttack ? HAS_ATTACKED : null;
}
