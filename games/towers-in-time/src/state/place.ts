import type { Id, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { take } from '@siegeworks/table';
import { tell } from './events.ts';
import { printed } from './faces.ts';
import { counts, diffused, isItem } from './readers.ts';
import type { Piece, Realm } from './realm.ts';
import { NONE, piece } from './realm.ts';

/** A row for a card that comes into play. */
export function newPiece(s: Realm, id: Id, controller: Seat): Piece {
  const p: Piece = {
    id,
    card: s.names[id],
    controller,
    tower: NONE,
    on: NONE,
    units: [],
    cards: [],
    used: false,
    gave: false,
    damage: 0,
    dying: false,
    paralysed: false,
    noAttack: false,
    arrived: false,
    exposed: false,
    acted: false,
    affected: false,
    openly: false,
    ready: false,
    raised: false,
    frozen: 0,
  };
  s.pieces[id] = p;
  cover(`card ${p.card}`);
  return p;
}
/** A new Tower (TT-090). */
export function raiseTower(s: Realm, seat: Seat, id: Id): Piece {
  const source = newPiece(s, id, seat);
  source.used = printed(s, source.id).arrivesSapped && s.phase !== 'setup';
  s.players[seat].towers.push(id);
  return source;
}
/** A unit takes a seat; it must be nowhere else. */
export function seatUnit(p: Piece, source: Piece): void {
  p.tower = source.id;
  source.units.push(p.id);
}
/** Out of its Tower, the adrift units or the rift, with everything attached to it. */
export function unseat(s: Realm, p: Piece): void {
  const player = s.players[p.controller];
  if (p.tower !== NONE) take(piece(s, p.tower).units, p.id);
  else if (player.rift.includes(p.id)) take(player.rift, p.id);
  else take(player.adrift, p.id);
  p.tower = NONE;
}
/** An Item is in use at once while fewer than two are (TT-112). */
export function attach(s: Realm, p: Piece, to: Piece): void {
  p.on = to.id;
  if (isItem(s, p.id)) p.ready = to.cards.filter(id => isItem(s, id) && counts(s, id)).length < 2;
  to.cards.push(p.id);
}
export function detach(s: Realm, p: Piece): void {
  take(piece(s, p.on).cards, p.id);
  p.on = NONE;
}
/** TT-006: always to its owner's pile. */
export function toDiscard(s: Realm, id: Id): void {
  s.players[s.owners[id]].discard.push(id);
}

/** TT-250: takes an attached card out of play; a creature that it raised falls with it. */
export function discardAttached(s: Realm, id: Id): void {
  const p = piece(s, id);
  const on = piece(s, p.on);
  detach(s, p);
  s.pieces[id] = null;
  toDiscard(s, id);
  tell(s, { type: 'discarded', card: id });
  if (printed(s, id).animates) removeUnit(s, on);
}
function strip(s: Realm, p: Piece): void {
  for (const id of p.cards) {
    s.pieces[id] = null;
    toDiscard(s, id);
  }
  p.cards = [];
}
/** Off the table: out of combat (TT-203), out of every lasting effect, its cards discarded. */
export function leavePlay(s: Realm, p: Piece): void {
  // An action that takes a raised unit away also affects the player who raised it (TT-254).
  if (p.raised && s.touched.includes(p.id)) touch(s, ...p.cards);
  unseat(s, p);
  strip(s, p);
  if (s.combat) {
    s.combat.attackers = s.combat.attackers.filter(id => id !== p.id);
    s.combat.defenders = s.combat.defenders.filter(id => id !== p.id);
  }
  s.effects = s.effects.filter(e => e.on !== p.id);
  s.pieces[p.id] = null;
}
/** TT-108, TT-125, TT-150: a killed or destroyed unit and all its cards go to their owners' piles. */
export function removeUnit(s: Realm, p: Piece): void {
  leavePlay(s, p);
  toDiscard(s, p.id);
  tell(s, { type: 'removed', card: p.id });
}
/** TT-092, TT-125: the units become adrift, and cards on the Source are discarded. */
export function destroySource(s: Realm, source: Piece): void {
  const player = s.players[source.controller];
  touch(s, ...source.units);
  for (const id of source.units) {
    piece(s, id).tower = NONE;
    player.adrift.push(id);
  }
  source.units = [];
  dropSource(s, source);
  tell(s, { type: 'sourceDestroyed', card: source.id });
}
/** TT-093 */
export function destroyTower(s: Realm, source: Piece): void {
  for (const id of source.units.slice()) removeUnit(s, piece(s, id));
  dropSource(s, source);
  tell(s, { type: 'towerDestroyed', card: source.id });
}
function dropSource(s: Realm, source: Piece): void {
  strip(s, source);
  take(s.players[source.controller].towers, source.id);
  s.effects = s.effects.filter(e => e.on !== source.id);
  s.pieces[source.id] = null;
  toDiscard(s, source.id);
}
/** Takes a card out of hand, Limbo or shields. */
export function leaveZone(s: Realm, seat: Seat, id: Id): void {
  const { hand, limbo, shields } = s.players[seat];
  const zone = [hand, limbo, shields].find(each => each.includes(id));
  if (zone) take(zone, id);
}

/** Taxing a unit for its action (TT-035). */
export function tax(s: Realm, p: Piece): void {
  p.used = true;
  tell(s, { type: 'taxed', card: p.id });
}
/** TT-052, TT-273: the whole amount, with all cards that count. */
export function giveTemper(s: Realm, p: Piece): void {
  p.used = true;
  p.gave = true;
  for (const id of p.cards) if (counts(s, id) && printed(s, id).temper > 0) piece(s, id).gave = true;
}
/** TT-R85: a creature that a changed Source diffuses, or no longer diffuses, is also affected. */
export function touchDiffused(s: Realm, source: Piece, change: () => void): void {
  const units = source.units.map(id => piece(s, id));
  const before = units.map(p => diffused(s, p));
  change();
  units.forEach((p, i) => {
    if (diffused(s, p) !== before[i]) touch(s, p.id);
  });
}
/** Records the card that took an action and the cards it affected (TT-254). */
export function touch(s: Realm, ...ids: Id[]): void {
  // TT-282: a reaction opens no further sub-phase.
  if (s.seats < 3 || s.focus !== null) return;
  for (const id of ids) if (!s.touched.includes(id)) s.touched.push(id);
}
