import type { Id, Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import type { Card, Lasting, School } from '../cards/card.ts';
import { BIT, BONUS, colour, effectsIn, GLYPH, immuneIn, immunity } from '../cards/card.ts';
import { printed } from './faces.ts';
import type { Effect, Piece, Realm } from './realm.ts';
import { NONE, piece } from './realm.ts';

/** Readers of the state: where each unit is, whose it is, and how strong. */
export const cardOf = (s: Realm, p: Piece): Card => printed(s, p.id);

export const living = (s: Realm) => clockwise(s, s.seats - 1);
export function enemies(s: Realm, seat: Seat): Seat[] {
  const seats = clockwise(s, seat);
  if (seats[seats.length - 1] === seat) seats.pop();
  return seats;
}
/** Section 10 applies while three or more players are left, and changes nothing else (TT-252). */
export const isCrowd = (s: Realm) => s.seats > 2 && living(s).length > 2;

/** Units of a domain: Tower by Tower, then the adrift ones. */
export function unitsOf(s: Realm, seat: Seat): Piece[] {
  const units: Piece[] = [];
  const { towers, adrift } = s.players[seat];
  for (const tower of towers) for (const id of piece(s, tower).units) units.push(piece(s, id));
  for (const id of adrift) units.push(piece(s, id));
  return units;
}
export const sourcesOf = (s: Realm, seat: Seat): Piece[] => s.players[seat].towers.map(id => piece(s, id));
export const isCreature = (s: Realm, p: Piece) => printed(s, p.id).isCreature;
export const isFighter = (s: Realm, p: Piece) => printed(s, p.id).isFighter;
/** A raised creature is a Monster (TT-250). */
export const isFollower = (s: Realm, p: Piece) => printed(s, p.id).type === 'follower' && !p.raised;
export const schoolOf = (s: Realm, p: Piece): School => (p.raised ? 'black' : printed(s, p.id).school);
export const elementOf = (s: Realm, p: Piece): number => (p.raised ? 0 : printed(s, p.id).element);
export const inRift = (s: Realm, p: Piece) => s.players[p.controller].rift.includes(p.id);
/**
 * A unit of a domain, seated or adrift; attached cards, Sources, spells and cards in the rift are not units.
 */
export const isUnit = (s: Realm, p: Piece) =>
  printed(s, p.id).isUnit && p.on === NONE && (p.tower !== NONE || !inRift(s, p));
export const isAdrift = (p: Piece) => p.tower === NONE;

/** The elements that a Source produces now: a spell on it may change them. */
export function produces(s: Realm, source: Piece): number {
  for (const id of source.cards) {
    const { turnsTo } = printed(s, id);
    if (turnsTo !== 0) return turnsTo;
  }
  return printed(s, source.id).produces;
}
/** An attached card that counts: an Item only while it is in use (TT-111). */
export const counts = (s: Realm, id: Id) => printed(s, id).type !== 'item' || s.pieces[id]?.ready === true;
/** TT-130: whether a lasting effect is of this kind, or the one of this kind on this card. */
export const isLasting = (s: Realm, e: Effect, lasting: Lasting) => printed(s, e.card).lasts === lasting;
export function effectOn(s: Realm, id: Id, lasting: Lasting): Effect | null {
  for (const e of s.effects) if (e.on === id && isLasting(s, e, lasting)) return e;
  return null;
}
export const isUnder = (s: Realm, id: Id, lasting: Lasting) => effectOn(s, id, lasting) !== null;

/** TT-067, TT-R23: 1 for Black, 2 for White among the cards of its controller. */
export function coloursOf(s: Realm, p: Piece): number {
  let colours = colour(schoolOf(s, p));
  for (const id of p.cards)
    if (piece(s, id).controller === p.controller) colours |= colour(printed(s, id).school);
  return colours;
}
/** All Black and White in a Tower; `without` leaves out one unit. */
export function towerColours(s: Realm, source: Piece, without: Id = NONE): number {
  let colours = coloursOf(s, source);
  for (const id of source.units) if (id !== without) colours |= coloursOf(s, piece(s, id));
  return colours;
}

/** TT-126: whether a Wall's conditions hold. */
export function wallWorks(s: Realm, source: Piece, wall: Id): boolean {
  const { needs, without } = printed(s, wall);
  if (needs > 0) return (produces(s, source) & needs) !== 0;
  return without > 0 && (towerColours(s, source) & without) === 0;
}
/** TT-162, TT-163, TT-R61: its element, or the colour that the Source counts as matching. */
function matches(s: Realm, p: Piece, source: Piece): boolean {
  if (elementOf(s, p)) return (produces(s, source) & elementOf(s, p)) !== 0;
  return schoolOf(s, p) === printed(s, source.id).empowers;
}
/** What other cards give this creature at the moment; each cause counts once (TT-164). */
export function external(s: Realm, p: Piece): number {
  const card = printed(s, p.id);
  const source = p.tower === NONE ? null : s.pieces[p.tower];
  if (!card.isCreature || !source) return 0;
  let bonus = source.units.length === 3 && matches(s, p, source) ? BONUS.tower : 0;
  if (isElf(s, p) && source.units.some(id => id !== p.id && isLord(s, id))) bonus |= BONUS.kin;
  for (const id of source.cards) {
    const { aura, auraFor } = printed(s, id);
    if (aura === 0 || !wallWorks(s, source, id)) continue;
    if (auraFor === null || schoolOf(s, p) === auraFor) bonus |= aura;
  }
  return bonus;
}
/**
 * TT-165, TT-R62: Elves are empowered by one of their own in the Tower; a raised creature is not an Elf
 * (TT-250).
 */
const isElf = (s: Realm, p: Piece) => printed(s, p.id).elf && !p.raised;
const isLord = (s: Realm, id: Id) => printed(s, id).aura === BONUS.kin && !s.pieces[id]?.raised;
/**
 * TT-167, TT-168: live outside combat, frozen in it; attached cards and diffusion are neither (TT-279,
 * TT-R60).
 */
export const bonusOf = (s: Realm, p: Piece) => (s.combat ? p.frozen : external(s, p));

/** TT-109, TT-117, TT-241: glyphs of the unit and of all its cards, always on. */
export function ownGlyphs(s: Realm, p: Piece): number {
  let sum = p.raised ? 0 : printed(s, p.id).glyphs;
  for (const id of p.cards) if (counts(s, id)) sum |= printed(s, id).glyphs;
  return sum;
}
/** The same, including lasting effects on it and what other cards give it. */
export function glyphs(s: Realm, p: Piece): number {
  let sum = ownGlyphs(s, p);
  if (isUnder(s, p.id, 'hastened')) sum |= GLYPH.quick | GLYPH.fast;
  const bonus = bonusOf(s, p);
  if (bonus & BONUS.hidden) sum |= GLYPH.invisible;
  if (bonus & BONUS.warded) sum |= immunity('evil');
  if (bonus & BONUS.unshot) sum |= GLYPH.unshot;
  return sum;
}
/** TT-103, TT-104, TT-R12: never below 0; a ranged attack is a separate number (TT-166, TT-R56). */
export function attack(s: Realm, p: Piece): number {
  let sum = printed(s, p.id).attack;
  for (const id of p.cards) if (counts(s, id)) sum += printed(s, id).attack;
  const bonus = bonusOf(s, p);
  if (bonus & BONUS.tower) sum++;
  if (bonus & BONUS.kin) sum++;
  if (bonus & BONUS.rally && s.combat?.army && s.combat.attackers.includes(p.id)) sum++;
  if (diffused(s, p)) sum--;
  return sum < 0 ? 0 : sum;
}
export function defence(s: Realm, p: Piece): number {
  let sum = printed(s, p.id).defence;
  for (const id of p.cards) if (counts(s, id)) sum += printed(s, id).defence;
  const bonus = bonusOf(s, p);
  if (bonus & BONUS.tower) sum++;
  if (bonus & BONUS.kin) sum++;
  if (bonus & BONUS.cover && s.combat?.defenders.includes(p.id)) sum += 2;
  if (diffused(s, p)) sum--;
  return sum;
}
/** TT-244, TT-245, TT-247: while it is adrift or its Source lacks its element; it keeps its seat. */
export function diffused(s: Realm, p: Piece): boolean {
  if (!printed(s, p.id).isCreature) return false;
  if (p.tower === NONE) return true;
  const element = elementOf(s, p);
  return element !== 0 && (produces(s, piece(s, p.tower)) & element) === 0;
}
/** TT-169: Black, or with the sign, its own or a Totem's. */
export const isEvil = (s: Realm, p: Piece) =>
  p.raised || printed(s, p.id).evil || p.cards.some(id => isTotem(s, id) && printed(s, id).evil);
export const isGood = (s: Realm, p: Piece) =>
  (!p.raised && printed(s, p.id).good) || p.cards.some(id => isTotem(s, id) && printed(s, id).good);
export const isTotem = (s: Realm, id: Id) => printed(s, id).type === 'totem';
export const isItem = (s: Realm, id: Id) => printed(s, id).type === 'item';

export const isCombatant = (s: Realm, id: Id) =>
  s.combat !== null && (s.combat.attackers.includes(id) || s.combat.defenders.includes(id));
/** TT-135, TT-136 */
export const vulnerable = (s: Realm, p: Piece) =>
  p.openly || p.exposed || isCombatant(s, p.id) || diffused(s, p) || isUnder(s, p.id, 'exposed');
/** 2.1, TT-231 */
export const isHeld = (s: Realm, p: Piece) => p.paralysed || p.cards.some(id => printed(s, id).holds);
export const ableToAct = (s: Realm, p: Piece) =>
  !p.dying && !isHeld(s, p) && (p.tower !== NONE || printed(s, p.id).isCreature);
/** TT-152 */
export function statusPoints(s: Realm, p: Piece): number {
  let points = printed(s, p.id).points;
  for (const id of p.cards) if (isTotem(s, id)) points++;
  return points;
}
/** TT-217, TT-218: each cost at which it may regenerate. */
export function regenerations(s: Realm, p: Piece): number[] {
  const costs: number[] = [];
  const add = (cost: number | null) => {
    if (cost !== null && !costs.includes(cost)) costs.push(cost);
  };
  if (!p.raised) add(printed(s, p.id).regenerate);
  for (const id of p.cards) if (counts(s, id)) add(printed(s, id).regenerate);
  if (bonusOf(s, p) & BONUS.mending) add(1);
  return costs;
}

/** A blow, shot or spell: how much damage, its elements, and whether it is magical or evil. */
export interface Packet {
  n: number;
  effects: number;
  magical: boolean;
  evil: boolean;
}
/** 6.2, TT-216, TT-238, TT-242 */
export const canAffect = (s: Realm, packet: Packet, victim: Piece): boolean =>
  affects(packet, glyphs(s, victim));
/** Whether it harms a unit with these glyphs. */
export function affects(packet: Packet, has: number): boolean {
  if (has & GLYPH.magicOnly && !packet.magical) return false;
  return !isImmune(has, packet);
}
/** TT-239, TT-240, TT-R53: always if immune to evil; for elements only if immune to every effect glyph. */
export function isImmune(has: number, harm: { effects: number; evil: boolean }): boolean {
  const immune = immuneIn(has);
  if (harm.evil && immune & BIT.evil) return true;
  return harm.effects !== 0 && (harm.effects & ~immune) === 0;
}
/** Close blows of a unit (TT-110), magical only with the glyph (TT-R54). */
export function blow(s: Realm, p: Piece, has: number = glyphs(s, p)): Packet {
  return {
    n: attack(s, p),
    effects: effectsIn(has),
    magical: (has & GLYPH.magicalAttack) !== 0,
    evil: isEvil(s, p),
  };
}
