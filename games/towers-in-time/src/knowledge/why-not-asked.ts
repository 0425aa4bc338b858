import type { Attempt, Frame, Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { GLYPH } from '../cards/card.ts';
import { frameOf } from '../rules/frames.ts';
import { isOf } from '../rules/pay.ts';
import { pays, purse } from '../rules/temper.ts';
import { placesFor } from '../rules/transport.ts';
import { printed } from '../state/faces.ts';
import { glyphs, isFighter, isUnit } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { temperName } from '../words/temper.ts';
import { PAID_BY, tooDear } from './costs.ts';
import { NO_FIGHTER, NO_SEAT, noPlace, notActing, notDefending } from './why-not-card.ts';
import { AT_SHIELDS } from './why-not-kind.ts';
import { notMoved, notOn, OUT_OF_REACH } from './why-not-target.ts';

const NO_SPELLS = because('TT-013', 'spells cannot be put down during set-up');
const PUT_DOWN = because('TT-011', 'it has been put down and stays there');
const NO_SHIELD = because('TT-008', 'shields are not in play: they cannot be put down');
const NO_PLACE = because('TT-011', 'you have already put down as many cards as you may');
const SOURCES_STAND = because('TT-061', 'a Source begins a Tower of its own');
const OWN_CARDS_PAY = because('TT-053', 'only straight cards in your own domain can be sapped');
const SAPPED = because('TT-053', 'it has already been used this turn, so it gives no temper');
const GIVES_NOTHING = because('TT-060', 'it gives no temper');
const TOO_MUCH = because('TT-058', 'it is not needed for this payment');
const OTHER_TOWER = because('TT-081', 'everything must be paid from the same Tower');
const ATTACKS_ALREADY = because('TT-176', 'it attacks already');
const DEFENDS_ALREADY = because('TT-188', 'it defends already');
const OWN_ATTACK = because('TT-176', 'only your own units can join your attack');
const OWN_DEFENCE = because('TT-188', 'only your own units can defend for you');
const NO_ARMY = because('TT-176', 'only units with Army can attack together');
const GOOD_AND_EVIL = because('TT-170', 'good and evil units cannot be in one Army');
const NO_GUARD = because('TT-260', 'you can only guard the shields of a player who may be attacked');
const OWN_LIMBO = because('TT-072', 'spells never go to Limbo');
const FULL = because('TT-073', 'your Limbo is full, and you hold no more cards than you may');
const NOT_STRUCK = because('TT-199', 'this damage cannot reach it');
const ENOUGH = because('TT-198', 'it needs no more damage to be killed');
const HAS_MOVED = because('TT-095', 'it has already been moved by this power');
const NO_UPKEEP = because('TT-024', 'it asks for no payment in this phase');

/** What a question makes of an attempt that is none of its options; `null` if it has nothing to say about it. */
type Asked = (s: Realm, seat: Seat, attempt: Attempt) => Reason | null;
const thing = ({ card, target }: Attempt): Id => card ?? target ?? NONE;

const placing: Asked = (s, seat, { card = NONE, target }) => {
  const { hand, shields, placed } = s.players[seat];
  if (shields.includes(card)) return NO_SHIELD;
  if (!hand.includes(card)) return s.pieces[card]?.controller === seat ? PUT_DOWN : OUT_OF_REACH;
  const printedCard = printed(s, card);
  if (printedCard.isSpell) return NO_SPELLS;
  if (placed >= s.options.openingPlace) return NO_PLACE;
  if (printedCard.isSource) return SOURCES_STAND;
  if (target !== undefined && placesFor(s, seat, printedCard).length > 0)
    return notOn(s, seat, { card, target });
  return noPlace(s, seat, card);
};
const paying: Asked = (s, seat, attempt) => {
  const f = frameOf(s, 'pay');
  const p = s.pieces[thing(attempt)];
  if (!f || !p || p.controller !== seat) return OWN_CARDS_PAY;
  if (p.used || s.players[seat].chosen.includes(p.id)) return SAPPED;
  const giver = purse(s, seat).find(({ id }) => id === p.id);
  if (!giver) return GIVES_NOTHING;
  if (!pays(giver, f.school)) return because(PAID_BY[f.school], `it gives no ${temperName(f.school)}`);
  return f.within !== NONE && !isOf(s, p.id, f.within) ? OTHER_TOWER : TOO_MUCH;
};
const upkeep: Asked = (s, seat, attempt) => {
  const p = s.pieces[thing(attempt)];
  if (!p || p.controller !== seat || !printed(s, p.id).isSpell) return null;
  const { maintenance, school } = printed(s, p.id);
  return maintenance === 0 ? NO_UPKEEP : tooDear(s, seat, maintenance, school, 'TT-024');
};
const joining: Asked = (s, seat, { card = NONE, target }) => {
  const p = s.pieces[card];
  const { units = [] } = frameOf(s, 'attack') ?? {};
  if (p?.controller !== seat || !isUnit(s, p)) return OWN_ATTACK;
  if (units.includes(card)) return target === undefined ? ATTACKS_ALREADY : AT_SHIELDS;
  if (!isFighter(s, p)) return NO_FIGHTER;
  const all = [...units.map(id => piece(s, id)), p];
  if (all.some(each => (glyphs(s, each) & GLYPH.army) === 0)) return notActing(s, p) ?? NO_ARMY;
  return notActing(s, p) ?? (target === undefined ? GOOD_AND_EVIL : AT_SHIELDS);
};
const defending: Asked = (s, seat, { card = NONE, target }) => {
  const p = s.pieces[card];
  if (p?.controller !== seat || !isUnit(s, p)) return OWN_DEFENCE;
  if (frameOf(s, 'defend')?.units.includes(card)) return DEFENDS_ALREADY;
  return target === undefined ? notDefending(s, seat, p) : null;
};
const guarding: Asked = (s, seat, { card = NONE, seat: whose }) => {
  const p = s.pieces[card];
  if (p?.controller !== seat || !isUnit(s, p)) return OWN_DEFENCE;
  return notDefending(s, seat, p) ?? (whose === undefined ? null : NO_GUARD);
};
const tidying: Asked = (s, seat, { card = NONE, target }) => {
  const { hand, chosen, dropped } = s.players[seat];
  if (!hand.includes(card) || target !== undefined || [...chosen, ...dropped].includes(card)) return null;
  return printed(s, card).isSpell ? OWN_LIMBO : FULL;
};
const sharing: Asked = (s, _seat, attempt) => {
  const { struck = [], packets = [] } = frameOf(s, 'distribute') ?? {};
  if (packets.length === 0 || s.pieces[thing(attempt)] === undefined) return null;
  return struck.includes(thing(attempt)) ? ENOUGH : NOT_STRUCK;
};
const moving: Asked = (s, seat, { card = NONE, target = NONE }) => {
  const f = s.stack[s.stack.length - 1] as Frame & { moved: Id[] };
  const p = s.pieces[card];
  if (p?.controller !== seat || printed(s, card).isSource) return null;
  if (f.moved.includes(card)) return HAS_MOVED;
  const t = s.pieces[target];
  return (t && notMoved(s, p, t)) ?? NO_SEAT;
};
/** A target for what has been declared, pressed as such or as a card. */
const aiming: Asked = (s, seat, attempt) =>
  attempt.card !== undefined && attempt.target !== undefined
    ? null
    : notOn(s, seat, { target: thing(attempt) });
const nothing: Asked = () => null;

/** Every question but the open ones of an opportunity, a reaction and a combat. */
const ASKED: Readonly<Record<string, Asked>> = {
  'opening.redraw': nothing,
  'opening.place': placing,
  'opening.discard': nothing,
  'upkeep.decide': upkeep,
  'pay.choose': paying,
  'deed.aim': aiming,
  'deed.another': aiming,
  'deed.second': aiming,
  'deed.amount': nothing,
  'deed.split': nothing,
  'strategy.move': moving,
  'attack.gather': joining,
  'defend.gather': defending,
  'guard.announce': guarding,
  'nexus.aim': nothing,
  'distribute.assign': sharing,
  'breach.choose': nothing,
  'overflow.discard': nothing,
  'tidy.choose': tidying,
};
const OPEN: readonly string[] = ['opportunity.decide', 'react.decide', 'batch.decide', 'lastRites.save'];
export const isOpen = (question: string): boolean => OPEN.includes(question);
export const notAsked = (question: string): Asked => ASKED[question] ?? nothing;
