import type { Id } from '@siegeworks/contract';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { attach, detach, seatUnit, tax, unseat } from '../state/place.ts';
import { ableToAct, coloursOf, isAdrift, isFollower, isTotem } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import type { Means } from './means.ts';
import type { MoveOffer, Offer } from './offers.ts';
import type { Room } from './towers.ts';
import { asNewcomer, canHold, fits, newcomer } from './towers.ts';

/** How a move is made: as a regular action, or by a power that taxes nobody. */
export interface MoveMode {
  isFree: boolean;
  /** Cards already moved by this power. */
  moved: readonly Id[];
}
export const REGULAR: MoveMode = { isFree: false, moved: [] };

/** Whose units and cards may move, and the options so far. */
type Movers = Pick<Means, 's' | 'units' | 'rooms' | 'options'>;

/** TT-094, TT-283 */
export const canMove = (s: Realm, p: Piece, mode: MoveMode) =>
  (mode.isFree || !p.used) &&
  !mode.moved.includes(p.id) &&
  (ableToAct(s, p) || (isAdrift(p) && !p.dying && printed(s, p.id).type === 'artifact'));

/**
 * TT-094, TT-095, TT-102: units to other Towers, Artifacts like creatures; the ladder does not apply
 * (TT-R29).
 */
export function unitMoves({ s, units, rooms, options }: Movers, mode: MoveMode): void {
  const open = rooms.filter(room => room.units < 3);
  if (open.length === 0) return;
  for (const p of units) {
    if (!canMove(s, p, mode)) continue;
    const who = asNewcomer(s, p);
    for (const room of open)
      if (room.tower !== p.tower && fits(room, who))
        options.push({ kind: 'move', card: p.id, target: room.tower });
  }
}
export const canReceive = (s: Realm, p: Piece, mode: MoveMode) =>
  isFollower(s, p) && (mode.isFree || !p.used) && ableToAct(s, p);

/**
 * TT-098, TT-099, TT-100: Items and Totems to other Followers, even adrift ones (TT-R86), Totems into any
 * legal seat.
 */
export function cardMoves({ s, units, rooms, options }: Movers, mode: MoveMode): void {
  if (!units.some(p => p.cards.length > 0 || isTotem(s, p.id))) return;
  const receivers = units.filter(p => canReceive(s, p, mode));
  for (const p of units) {
    if (isTotem(s, p.id) && !p.raised && canMove(s, p, mode))
      for (const to of receivers)
        if (canHold(s, to, printed(s, p.id), coloursOf(s, p)))
          options.push({ kind: 'moveTotem', card: p.id, target: to.id });
    if (p.dying) continue;
    for (const id of p.cards)
      if (!mode.moved.includes(id)) offer(s, p, id, { receivers, rooms, mode, options });
  }
}
interface Offers {
  receivers: readonly Piece[];
  rooms: readonly Room[];
  mode: MoveMode;
  options: Offer[];
}
function offer(s: Realm, from: Piece, id: Id, { receivers, rooms, mode, options }: Offers): void {
  const card = printed(s, id);
  const colours = coloursOf(s, piece(s, id));
  if (card.type === 'item') {
    for (const to of receivers)
      if (to.id !== from.id && canHold(s, to, card, colours))
        options.push({ kind: 'moveItem', card: id, target: to.id });
  }
  // TT-099, TT-274, TT-R30, TT-R92: both must be straight; a Totem that was used when its Follower received
  // it
  // stays used.
  const isUsed = from.used || piece(s, id).used;
  if (card.type !== 'totem' || !ableToAct(s, from) || (isUsed && !mode.isFree)) return;
  for (const to of receivers)
    if (to.id !== from.id && canHold(s, to, card, colours))
      options.push({ kind: 'moveTotem', card: id, target: to.id });
  for (const room of rooms)
    if (fits(room, newcomer(card))) options.push({ kind: 'moveTotem', card: id, target: room.tower });
}

/** Makes the chosen move. */
export function makeMove(s: Realm, { kind, card, target }: MoveOffer, mode: MoveMode): void {
  const p = piece(s, card);
  const to = piece(s, target);
  if (kind === 'move') shift(s, p, to);
  else if (kind === 'moveItem') {
    detach(s, p);
    p.ready = false;
    attach(s, p, to);
  } else moveTotem(s, p, to);
  tell(s, { type: 'moved', card, target });
  if (mode.isFree) return;
  if (kind !== 'moveItem' && p.on === NONE) tax(s, p);
  if (!printed(s, to.id).isSource) tax(s, to);
}
/** TT-094: with everything attached to it. */
function shift(s: Realm, p: Piece, to: Piece): void {
  unseat(s, p);
  seatUnit(p, to);
}
function moveTotem(s: Realm, totem: Piece, to: Piece): void {
  if (totem.on !== NONE) {
    // TT-099: on a used Follower it counts as used, and stays used.
    totem.used ||= piece(s, totem.on).used;
    detach(s, totem);
  } else unseat(s, totem);
  if (printed(s, to.id).isSource) seatUnit(totem, to);
  else join(s, totem, to);
}
/** TT-274: the Totem brings its damage, its vulnerability and the spells on it into the unit. */
export function join(s: Realm, totem: Piece, to: Piece): void {
  attach(s, totem, to);
  for (const id of totem.cards) {
    piece(s, id).on = to.id;
    to.cards.push(id);
  }
  totem.cards = [];
  for (const e of s.effects) if (e.on === totem.id) e.on = to.id;
  to.damage += totem.damage;
  to.openly ||= totem.openly;
  to.exposed ||= totem.exposed;
  totem.damage = 0;
  totem.openly = false;
  totem.exposed = false;
}
