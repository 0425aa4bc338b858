import type { Id, Seat } from '@siegeworks/contract';
import { clockwise } from '@siegeworks/table';
import type { Card, Face, Travel } from '../cards/card.ts';
import { CARDS, cardsOf, lasting } from '../cards/card.ts';
import type { Effect, Piece, Siege } from './state.ts';
import { NONE, piece } from './state.ts';

/** Readers of the state: where a card is, and who controls it. */
export const cardOf = (p: Piece): Face => CARDS[p.card];
/** The same with its numbers, which may be other ones on this table. */
export const printedOn = (s: Siege, p: Piece): Card => cardsOf(s)[p.card];
export const printed = (s: Siege, id: Id): Card => cardsOf(s)[s.names[id]];

/** TS-R95, section 10: every other living player who is not a team mate. */
export const opposes = (s: Siege, a: Seat, b: Seat) => a !== b && s.players[a].team !== s.players[b].team;
export const opponents = (s: Siege, seat: Seat) =>
  clockwise(s, seat).filter(other => opposes(s, seat, other));

/** The seat responsible for a card: its controller, or its owner once it has left play. */
export const controllerOf = (s: Siege, id: Id): Seat => s.pieces[id]?.controller ?? s.owners[id] ?? NONE;
export const inPlay = (s: Siege, id: Id) => id !== NONE && s.pieces[id] !== null;
export const isCreature = (p: Piece) => p.kind === 'creature';
export const isMage = (s: Siege, p: Piece) => s.players[p.owner].mage === p.id;
/** TS-005 */
export const inTheOpen = (p: Piece) => p.kind === 'creature' && p.inside === NONE;
export const mageOf = (s: Siege, seat: Seat): Piece => piece(s, s.players[seat].mage);

export function creatures(s: Siege, seat: Seat): Piece[] {
  return s.players[seat].army.map(id => piece(s, id));
}
/** The Tower while it stands, or `null`. */
export function standingTower(s: Siege, seat: Seat): Piece | null {
  const { tower, aside } = s.players[seat];
  return aside.includes(tower) ? null : s.pieces[tower];
}
/** A Relic or Item gives nothing while a sabotage lasts on it. */
export function disabled(s: Siege, id: Id): boolean {
  return s.effects.some(e => e.on[0] === id && lasting(e.what).disables === true);
}
/** TS-195, TS-R47, TS-R135: a standing Tower Shield that works. */
export function towerShield(s: Siege, seat: Seat): Piece | null {
  const id = s.players[seat].relics.find(relic => printed(s, relic).covers !== undefined);
  return id === undefined || disabled(s, id) ? null : piece(s, id);
}
/** Relics at location B that work. */
export function workingRelics(s: Siege, seat: Seat): Piece[] {
  return s.players[seat].relics.filter(id => !disabled(s, id)).map(id => piece(s, id));
}
/** TS-004: Tower Shield, Tower, Shelters, other Relics: the order of 6.1. */
export function structures(s: Siege, seat: Seat): Piece[] {
  const { relics, shelters } = s.players[seat];
  const covers = (id: Id) => printed(s, id).covers !== undefined;
  const list = relics.filter(covers).map(id => piece(s, id));
  const tower = standingTower(s, seat);
  if (tower) list.push(tower);
  for (const id of shelters) list.push(piece(s, id));
  for (const id of relics) if (!covers(id)) list.push(piece(s, id));
  return list;
}
/** TS-194: a Relic with a printed IP of 2 or more can be attacked and can defend. */
export const attackable = (s: Siege, p: Piece) =>
  p.kind === 'structure' || (p.kind === 'relic' && printedOn(s, p).ip >= 2);

/** TS-121: words to which cards refer. */
export function hasSubtype(p: Piece, ...words: string[]): boolean {
  return cardOf(p).subtypes.some(word => words.includes(word));
}
/** Active Items that work: the bearer has their benefit. */
export function workingItems(s: Siege, p: Piece): Piece[] {
  if (p.items.length === 0) return [];
  return p.items.map(id => piece(s, id)).filter(item => item.active && !disabled(s, item.id));
}
export function effectsOn(s: Siege, id: Id, what: string): Effect | undefined {
  return s.effects.find(e => e.what === what && e.on.includes(id));
}

/** TS-124, TS-127, TS-130: travel abilities that the creature has now. */
export function travels(s: Siege, p: Piece): Travel[] {
  return [...new Set(travelSources(s, p).map(({ travel }) => travel))];
}
/** The same with the card that gives each: the creature itself, an Item, or its Mount. */
export function travelSources(s: Siege, p: Piece): { travel: Travel; card: string }[] {
  const found = ownSources(s, p);
  if (p.partner === NONE || hasSubtype(p, 'Mount')) return found;
  return [...found, ...ownSources(s, piece(s, p.partner))];
}
function ownSources(s: Siege, p: Piece): { travel: Travel; card: string }[] {
  const found: { travel: Travel; card: string }[] = [];
  for (const { card } of [p, ...workingItems(s, p)]) {
    const { always } = CARDS[card];
    if (always) found.push({ travel: always, card });
  }
  for (const e of s.effects)
    if (e.on[0] === p.id && isTravel(e.what)) found.push({ travel: e.what, card: s.names[e.source] });
  return found;
}
export const isTravel = (what: string): what is Travel =>
  what === 'Flight' || what === 'Tunneling' || what === 'Shadowalk' || what === 'Charge';

/** TS-R126: each control has its own duration; the latest Turncoat still lasting counts, or else the owner. */
export const masterOf = (s: Siege, p: Piece): Seat =>
  s.effects.findLast(e => e.on[0] === p.id && lasting(e.what).lends === true)?.by ?? p.owner;
/** TS-R90: control is lent for fighting. */
export const lent = (p: Piece) => p.owner !== p.controller;
/** TS-156: used on the turn that is being played. */
export const used = (s: Siege, p: Piece) => p.usedOn === s.turnsBegun;

/** Cards of this name that serve the seat (TS-050). */
export const serves = (s: Siege, seat: Seat, card: string) =>
  s.players[seat].army.some(id => s.names[id] === card);
/** The first creature serving the seat whose card says so. */
export const servant = (s: Siege, seat: Seat, says: (card: Card) => boolean): Card | undefined => {
  const id = s.players[seat].army.find(each => says(printed(s, each)));
  return id === undefined ? undefined : printed(s, id);
};
/** What creatures serving the seat take off a price. */
export function discount(s: Siege, seat: Seat, on: 'spells' | 'items'): number {
  for (const id of s.players[seat].army) {
    const { discount: less } = printed(s, id);
    if (less !== undefined && less.on === on) return less.by;
  }
  return 0;
}

/** TS-036, or what a card inside the Tower says. */
export function handLimit(s: Siege, seat: Seat): number {
  let limit = 7;
  for (const id of standingTower(s, seat)?.items ?? []) {
    const { marketPlace } = printed(s, id);
    if (marketPlace !== undefined && !disabled(s, id)) limit = marketPlace;
  }
  return limit;
}
