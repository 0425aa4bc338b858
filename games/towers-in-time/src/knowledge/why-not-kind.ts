import type { Attempt, Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import { GLYPH } from '../cards/card.ts';
import { canUsePower } from '../rules/deed.ts';
import { printed } from '../state/faces.ts';
import {
  counts,
  isFighter,
  isItem,
  isTotem,
  isUnit,
  ownGlyphs,
  regenerations,
  schoolOf,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { tooDear } from './costs.ts';
import {
  demanded,
  NO_FIGHTER,
  NO_SEAT,
  notActing,
  notDefending,
  notPlayed,
  ONE_ATTACK,
} from './why-not-card.ts';
import { USED } from './why-not-target.ts';

const OWN_FIGHTERS = because('TT-176', 'you attack only with units of your own');
const OWN_DEFENDERS = because('TT-188', 'you defend only with units of your own');
export const AT_SHIELDS = because('TT-205', 'an attack is aimed at shields; the enemy decides who defends');
const WHOLE_ATTACK = because('TT-191', 'defenders meet the whole attack, not one of its units');
const OWN_SHOTS = because('TT-223', 'you shoot only with units and Items of your own');
const NO_RANGE = because('TT-223', 'it has no ranged attack');
const NO_SHOT = because('TT-223', 'no enemy that it could shoot at is vulnerable');
const IDLE_ITEM = because('TT-111', 'it is not in use');
const NO_PARALYSIS = because('TT-228', 'it has no power to paralyse');
const NOBODY_TO_PARALYSE = because('TT-228', 'there is no enemy that it could paralyse');
const FROM_LIMBO = because('TT-078', 'only cards from your hand or your Limbo are transported');
const SPELLS_ARE_CAST = because('TT-119', 'spells are cast from hand, never transported');
const SOURCES_ARE_PLAYED = because('TT-090', 'a Source is played on its own and begins a new Tower');
const NO_MOVES = because('TT-101', 'nothing is moved in a combat phase');
const OWN_MOVES = because('TT-094', 'you move only units in your own domain');
const FIXED = because('TT-069', 'a Source cannot be moved');
const NO_ITEM = because('TT-098', 'it is not an Item on one of your Followers');
const NO_TOTEM = because('TT-099', 'it is not a Totem in your domain');
const NO_TAKER = because('TT-098', 'no other Follower of yours can take it');
const NO_SPELL = because('TT-118', 'it is not a spell in your hand');
const NO_POWER = because('TT-227', 'it has no power that is used as an action');
const NOT_A_SHIELD = because('TT-156', 'it is not one of your shields');
const UNDAMAGED = because('TT-217', 'it has no damage to lose');
const NO_REGENERATION = because('TT-217', 'it cannot regenerate');
const NO_AIM = because('TT-129', 'there is no legal target for it');

/** Why a card cannot be used in the way that the attempt names; `null` if that way is open to it. */
type Kind = (s: Realm, seat: Seat, card: Id, target?: Id) => Reason | null;
const own = (s: Realm, seat: Seat, card: Id): Piece | null => {
  const p = s.pieces[card];
  return p?.controller === seat ? p : null;
};

const attacks: Kind = (s, seat, card, target) => {
  const p = own(s, seat, card);
  if (!p) return OWN_FIGHTERS;
  if (!isUnit(s, p) || !isFighter(s, p)) return NO_FIGHTER;
  if (s.combat) return ONE_ATTACK;
  return notActing(s, p) ?? demanded(s, seat) ?? (target === undefined ? null : AT_SHIELDS);
};
const defends: Kind = (s, seat, card, target) => {
  const p = own(s, seat, card);
  if (!p) return OWN_DEFENDERS;
  return notDefending(s, seat, p) ?? (target === undefined ? null : WHOLE_ATTACK);
};
const shoots: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p) return OWN_SHOTS;
  if (printed(s, card).ranged === 0 || p.raised) return NO_RANGE;
  if (!counts(s, card)) return IDLE_ITEM;
  return notActing(s, s.pieces[p.on] ?? p);
};
const paralyses: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p || !isUnit(s, p) || (ownGlyphs(s, p) & GLYPH.paralyze) === 0) return NO_PARALYSIS;
  return notActing(s, p);
};
const transports: Kind = (s, seat, card, target) => {
  const { hand, limbo } = s.players[seat];
  if (!hand.includes(card) && !limbo.includes(card)) return FROM_LIMBO;
  if (printed(s, card).isSpell) return SPELLS_ARE_CAST;
  if (printed(s, card).isSource) return SOURCES_ARE_PLAYED;
  return target === undefined ? notPlayed(s, seat, card) : null;
};
const moves: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p) return OWN_MOVES;
  if (printed(s, card).isSource) return FIXED;
  if (!isUnit(s, p)) return OWN_MOVES;
  return s.combat ? NO_MOVES : (notActing(s, p) ?? demanded(s, seat));
};
const givesItem: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p || p.on === NONE || !isItem(s, card)) return NO_ITEM;
  return s.combat ? NO_MOVES : null;
};
const movesTotem: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p || !isTotem(s, card)) return NO_TOTEM;
  return s.combat ? NO_MOVES : notActing(s, s.pieces[p.on] ?? p);
};
const casts: Kind = (s, seat, card, target) => {
  if (!s.players[seat].hand.includes(card) || !printed(s, card).isSpell) return NO_SPELL;
  return target === undefined ? notPlayed(s, seat, card) : null;
};
const powers: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  if (!p || p.on !== NONE || (printed(s, card).glyphs & GLYPH.instantEffect) === 0) return NO_POWER;
  if (canUsePower(s, card)) return null;
  return notActing(s, p) ?? USED;
};
const regenerates: Kind = (s, seat, card) => {
  const p = own(s, seat, card);
  const costs = p && isUnit(s, p) ? regenerations(s, p) : [];
  if (!p || costs.length === 0) return NO_REGENERATION;
  if (p.damage === 0) return UNDAMAGED;
  return tooDear(s, seat, Math.min(...costs), schoolOf(s, p), 'TT-217');
};
const KINDS: Readonly<Record<string, Kind>> = {
  attack: attacks,
  defend: defends,
  guard: defends,
  shoot: shoots,
  paralyze: paralyses,
  transport: transports,
  move: moves,
  moveItem: givesItem,
  moveTotem: movesTotem,
  cast: casts,
  power: powers,
  regenerate: regenerates,
  pull: (s, seat, card) => (s.players[seat].shields.includes(card) ? notPlayed(s, seat, card) : NOT_A_SHIELD),
};
export const notOfKind = (
  s: Realm,
  seat: Seat,
  { kind = '', card = NONE, target }: Attempt,
): Reason | null => (s.names[card] === undefined ? null : (KINDS[kind]?.(s, seat, card, target) ?? null));

/** It could be used in this way, but there is nothing to use it on. */
const NOTHING_FOR: Readonly<Record<string, Reason>> = {
  shoot: NO_SHOT,
  paralyze: NOBODY_TO_PARALYSE,
  move: NO_SEAT,
  moveItem: NO_TAKER,
  moveTotem: NO_TAKER,
  power: NO_AIM,
  cast: NO_AIM,
};
export const nothingFor = (kind: string): Reason | null => NOTHING_FOR[kind] ?? null;
