import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { CARDS, lasting } from '../cards/card.ts';
import { emit } from './events.ts';
import { cardOf, isTravel, printed, printedOn } from './readers.ts';
import type { Effect, Piece, PieceKind, Position, Siege } from './state.ts';
import { NONE, piece } from './state.ts';

/** Changers of place and position: each makes its change and reports it. */

/** To its owner's discard pile, newest on top (last); tokens leave the game. */
export function discard(s: Siege, id: Id): void {
  forget(s, id);
  const owner = s.players[s.owners[id]];
  if (CARDS[s.names[id]].type === 'Token' || !owner.alive) s.removed.push(id);
  else owner.discard.push(id);
  emit(s, { type: 'discarded', card: id });
}
export function discardFrom(s: Siege, list: Id[], id: Id): void {
  take(list, id);
  discard(s, id);
}
/** A seat has seen hidden cards and knows where they are from now on; each is noted once. */
export function remember(s: Siege, seat: Seat, cards: readonly Id[]): void {
  const { known } = s.players[seat];
  for (const id of cards) if (!known.includes(id)) known.push(id);
}
/** A card that lies open is no longer secret. */
export function forget(s: Siege, id: Id): void {
  for (const player of s.players) {
    const at = player.known.indexOf(id);
    if (at >= 0) player.known.splice(at, 1);
  }
}

export function newPiece(s: Siege, id: Id, kind: PieceKind, controller: Seat): Piece {
  const card = printed(s, id);
  const p: Piece = {
    id,
    card: s.names[id],
    kind,
    owner: s.owners[id],
    controller,
    points: kind === 'creature' ? card.lp : card.ip,
    position: 'guard',
    inside: NONE,
    occupant: NONE,
    bearer: NONE,
    partner: NONE,
    items: [],
    active: kind === 'item' || kind === 'relic',
    usedOn: NONE,
    usedRound: 0,
    declared: false,
    acted: false,
    attacked: false,
    upkeep: 'none',
    locked: [],
    barred: false,
    shielded: 0,
    bolstered: 0,
  };
  s.pieces[id] = p;
  forget(s, id);
  return p;
}

/** A token: a new card, owned by the player who makes it. */
export function newToken(s: Siege, seat: Seat, card: string): Id {
  s.names = [...s.names, card];
  s.owners = [...s.owners, seat];
  s.pieces.push(null);
  return s.names.length - 1;
}

/** TS-043, TS-R97: a creature enters the army; with upkeep its state is `new`. */
export function enterArmy(s: Siege, seat: Seat, id: Id, position: Position = 'guard'): Piece {
  const p = newPiece(s, id, 'creature', seat);
  p.position = position;
  p.upkeep = printedOn(s, p).upkeep ? 'new' : 'none';
  s.players[seat].army.push(id);
  emit(s, { type: 'entered', card: id, seat });
  return p;
}

export function setPosition(s: Siege, p: Piece, position: Position): void {
  if (p.position === position) return;
  p.position = position;
  emit(s, { type: 'positioned', card: p.id, position });
}

export function enterStructure(s: Siege, creature: Piece, structure: Piece): void {
  unlink(s, creature);
  if (creature.inside !== NONE) piece(s, creature.inside).occupant = NONE;
  creature.inside = structure.id;
  structure.occupant = creature.id;
  emit(s, { type: 'sheltered', card: creature.id, target: structure.id });
}

/** TS-091, TS-R38: the structure left stays locked until the controller's next turn. */
export function leaveStructure(s: Siege, creature: Piece): void {
  const structure = piece(s, creature.inside);
  structure.occupant = NONE;
  creature.inside = NONE;
  creature.locked.push(structure.id);
  emit(s, { type: 'steppedOut', card: creature.id, target: structure.id });
}

/** The occupant of a structure that falls is in the open and keeps its position. */
export function turnOut(s: Siege, structure: Piece): void {
  if (structure.occupant === NONE) return;
  const creature = piece(s, structure.occupant);
  creature.inside = NONE;
  structure.occupant = NONE;
  emit(s, { type: 'exposed', card: creature.id });
}

/** TS-231: rider and Mount part. */
export function unlink(s: Siege, p: Piece): void {
  if (p.partner === NONE) return;
  piece(s, p.partner).partner = NONE;
  p.partner = NONE;
}

/** TS-R67: a new Item becomes active at once in place of the other one of its slot. */
export function attach(s: Siege, item: Piece, bearer: Piece): void {
  if (item.bearer !== NONE) detach(s, item);
  item.bearer = bearer.id;
  item.controller = bearer.controller;
  bearer.items.push(item.id);
  activate(s, item);
  emit(s, { type: 'equipped', card: item.id, target: bearer.id });
}
export function detach(s: Siege, item: Piece): void {
  take(piece(s, item.bearer).items, item.id);
  item.bearer = NONE;
  // TS-R81: an ability that the Item gave ends with it.
  for (const e of s.effects.slice()) if (isTravel(e.what) && e.source === item.id) endEffect(s, e);
}
/** TS-154, TS-155: one active Item of each slot. */
export function activate(s: Siege, item: Piece): void {
  const { slot } = cardOf(item);
  item.active = true;
  if (!slot || slot === 'other' || slot === 'structure' || item.bearer === NONE) return;
  for (const id of piece(s, item.bearer).items) {
    const other = piece(s, id);
    if (id !== item.id && cardOf(other).slot === slot) other.active = false;
  }
}

/** An Item or carried Relic leaves play for its owner's discard pile. */
export function discardItem(s: Siege, item: Piece): void {
  if (item.bearer !== NONE) detach(s, item);
  leavePlay(s, item);
  discard(s, item.id);
}
export function discardItems(s: Siege, bearer: Piece): void {
  for (const id of bearer.items.slice()) discardItem(s, piece(s, id));
}

/** Removes the piece; effects on it alone end, and so do links with it. */
export function leavePlay(s: Siege, p: Piece): void {
  unlink(s, p);
  if (p.inside !== NONE) piece(s, p.inside).occupant = NONE;
  s.pieces[p.id] = null;
  // Somebody may have left the same structure twice in a turn.
  for (const other of s.pieces) if (other) other.locked = other.locked.filter(id => id !== p.id);
  for (const e of s.effects.slice()) endsWith(s, e, p.id);
}
function endsWith(s: Siege, e: Effect, id: Id): void {
  if (e.source === id && lasting(e.what).needsSource) return endEffect(s, e);
  const at = e.on.indexOf(id);
  if (at < 0) return;
  e.on.splice(at, 1);
  // TS-R89: a Bind needs both; every other effect lasts while anything is left under it.
  if (e.on.length === 0 || lasting(e.what).binds) endEffect(s, e);
}

/** TS-013: the Scroll that lay on the table for it goes to the discard pile. */
export function endEffect(s: Siege, e: Effect): void {
  const at = s.effects.indexOf(e);
  if (at < 0) return;
  s.effects.splice(at, 1);
  emit(s, { type: 'effectEnded', what: e.what, on: e.on.slice() });
  if (e.card !== NONE) discard(s, e.card);
}

/** TS-R76: a creature leaves without being defeated (TS-113): it triggers nothing. */
export function removeCreature(s: Siege, p: Piece): void {
  discardItems(s, p);
  take(s.players[p.controller].army, p.id);
  leavePlay(s, p);
  discard(s, p.id);
}

/** TS-010, TS-013, TS-R18: lays a lasting effect on the table (TS-011). */
export function addEffect(s: Siege, e: Omit<Effect, 'n' | 'turnOf'>): Effect {
  const effect = {
    n: s.next++,
    what: e.what,
    card: e.card,
    by: e.by,
    on: e.on,
    source: e.source,
    turnOf: s.turn,
    left: e.left,
  };
  s.effects.push(effect);
  emit(s, { type: 'effectBegan', what: e.what, on: e.on.slice(), rounds: e.left, seat: e.by });
  return effect;
}
