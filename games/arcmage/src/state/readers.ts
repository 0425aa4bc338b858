import type { Id, Reason, Seat } from '@siegeworks/contract';
import { clockwise, from } from '@siegeworks/table';
import { entryOf } from '../cards/book.ts';
import type { Card, Face } from '../cards/card.ts';
import { CARDS, cardsOf } from '../cards/card.ts';
import type { Worn } from '../cards/entry.ts';
import type { Whole } from '../cards/whole.ts';
import type { City, Creature, Effect, Enchantment, Piece, Realm } from './realm.ts';
import { city, creature, isCity, isCreature, isEnchantment, NONE } from './realm.ts';

/** Readers of the table: what is where, and whose. */
export const cardOf = (p: Piece): Face => CARDS[p.card];
export const printed = (s: Realm, id: Id): Card => cardsOf(s)[s.names[id]];

/** AM-477: in turn order from the active player, clockwise (AM-326). */
export const turnOrder = (s: Realm): Seat[] => from(s, s.turn);
/** AM-089, AM-533: clockwise, passing over those who are out. */
export function nextAlive(s: Realm, seat: Seat): Seat {
  for (let i = 1; i <= s.seats; i++) if (s.players[(seat + i) % s.seats].alive) return (seat + i) % s.seats;
  return seat;
}
export const living = (s: Realm): number => s.players.reduce((n, p) => n + (p.alive ? 1 : 0), 0);
/** AM-011: every other player who is not on the same team. */
export const opposes = (s: Realm, a: Seat, b: Seat) => a !== b && s.players[a].team !== s.players[b].team;
export const opponents = (s: Realm, seat: Seat) =>
  clockwise(s, seat).filter(other => opposes(s, seat, other));
/** Section 10.2: seat 0 of an Amin Duna game. */
export const isOverlord = (s: Realm, seat: Seat) => s.options.format === 'aminDuna' && seat === 0;

export function creatureAt(s: Realm, id: Id): Creature | null {
  const p = id < 0 ? null : s.pieces[id];
  return isCreature(p) ? p : null;
}
export function cityAt(s: Realm, id: Id): City | null {
  const p = id < 0 ? null : s.pieces[id];
  return isCity(p) ? p : null;
}
export function enchantmentAt(s: Realm, id: Id): Enchantment | null {
  const p = id < 0 ? null : s.pieces[id];
  return isEnchantment(p) ? p : null;
}
/** In play and not about to leave it: a city that is falling is no longer in a kingdom. */
export const stands = (s: Realm, id: Id): boolean => {
  const c = cityAt(s, id);
  return c !== null && s.players[c.controller].cities.includes(id);
};

export const citiesOf = (s: Realm, seat: Seat): City[] => s.players[seat].cities.map(id => city(s, id));
export function allCities(s: Realm): City[] {
  const list: City[] = [];
  for (const seat of turnOrder(s)) for (const id of s.players[seat].cities) list.push(city(s, id));
  return list;
}
/** Creatures under a player's control, the army first, then city by city, infiltrators last. */
export function creaturesOf(s: Realm, seat: Seat): Creature[] {
  const list: Creature[] = [];
  for (const p of s.pieces) if (isCreature(p) && p.controller === seat) list.push(p);
  return list;
}
export function allCreatures(s: Realm): Creature[] {
  const list: Creature[] = [];
  for (const p of s.pieces) if (isCreature(p)) list.push(p);
  return list;
}
export function allEnchantments(s: Realm): Enchantment[] {
  const list: Enchantment[] = [];
  for (const p of s.pieces) if (isEnchantment(p)) list.push(p);
  return list;
}
export const armyOf = (s: Realm, seat: Seat): Creature[] => s.players[seat].army.map(id => creature(s, id));
/** AM-219: creatures of the city's controller in that city. AM-R17: infiltrators are residents, but not of this kind. */
export function ownResidents(s: Realm, c: City): Creature[] {
  return c.residents.map(id => creature(s, id)).filter(r => r.controller === c.controller);
}
export const inArmy = (c: Creature) => c.city === NONE;

/** A city of this name with this level in force, of this seat (or of anybody). */
export function reigns(s: Realm, card: string, level: number, seat = NONE): City | null {
  for (let i = 0; i < s.seats; i++) {
    if (seat !== NONE && i !== seat) continue;
    for (const id of s.players[i].cities) {
      const c = s.pieces[id];
      if (isCity(c) && c.card === card && c.active.includes(level)) return c;
    }
  }
  return null;
}
export function allReigning(s: Realm, card: string, level: number): City[] {
  const list: City[] = [];
  for (const player of s.players)
    for (const id of player.cities) {
      const c = s.pieces[id];
      if (isCity(c) && c.card === card && c.active.includes(level)) list.push(c);
    }
  return list;
}
export const hasEffect = (s: Realm, what: string, by = NONE): Effect | undefined =>
  s.effects.length === 0 ? undefined : s.effects.find(e => e.what === what && (by === NONE || e.by === by));

/** An enchantment of this name on the creature or city. */
export function wears(s: Realm, p: Creature | City, card: string): boolean {
  if (p.attached.length === 0) return false;
  return p.attached.some(id => s.names[id] === card);
}
/** The first reason that an enchantment on the creature gives, or `null`. */
export function firstWorn(s: Realm, c: Creature, why: (worn: Whole<Worn>) => Reason | null): Reason | null {
  for (const id of c.attached) {
    const { worn } = entryOf(s.names[id]);
    const reason = worn ? why(worn) : null;
    if (reason) return reason;
  }
  return null;
}
/** Whether any enchantment on the creature or city does this. */
export function anyWorn(s: Realm, p: Creature | City, fits: (worn: Whole<Worn>) => boolean): boolean {
  for (const id of p.attached) {
    const { worn } = entryOf(s.names[id]);
    if (worn !== undefined && fits(worn)) return true;
  }
  return false;
}
/** The limit of AM-490; the overlord's grows with the team (10.2). */
export const handLimit = (s: Realm, seat: Seat) =>
  s.options.handLimit + (isOverlord(s, seat) ? Math.max(0, s.seats - 3) : 0);
