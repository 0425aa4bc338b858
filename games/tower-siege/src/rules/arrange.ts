import type { Id, Reason, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import { because } from '@siegeworks/table';
import { emit } from '../state/events.ts';
import type { Arrangement, Offered } from '../state/offers.ts';
import { activate, attach, discardItem, enterStructure, leaveStructure } from '../state/place.ts';
import {
  cardOf,
  creatures,
  hasSubtype,
  inPlay,
  inTheOpen,
  isMage,
  lent,
  standingTower,
  used,
} from '../state/readers.ts';
import type { Piece, Siege } from '../state/state.ts';
import { NONE, piece } from '../state/state.ts';
import { choice, rule } from './book.ts';
import { canCarry } from './carry.ts';

/** Free arrangements at a player's own decision points: Items, structures, Mounts. None opens a window (TS-R24). */
const FREE_LIMIT = 40;
const USED = because('TS-156', 'it has been used this turn');
const FIXED = because('TS-096', 'an Item on a structure is never moved');
const LENT = because('TS-R90', 'the Items of a borrowed creature cannot be moved');
const NO_TAKER = because('TS-156', 'no other creature of yours can use it or has room');
const ENOUGH = because('TS-R99', 'no more free moves are allowed this turn');
const LOCKED = because('TS-091', 'it has left this structure since your last turn began');
const OCCUPIED = because('TS-088', 'another creature is already inside');
export const NO_DOOR = because(
  'TS-088',
  'only your standing Tower or an empty Shelter of yours can be entered',
);
const NOT_ITS_MAGE = because('TS-088', 'only its own Mage may enter a Tower');

const NO_RIDER = because('TS-129', 'only a Mage or a Minion that can use Items may ride');
export const NO_MOUNT = because('TS-129', 'you may ride only a Mount of your own');
const PAIRED = because('TS-129', 'one of the two is already riding or being ridden');
const STRUCK = because('TS-129', 'one of the two has attacked this turn');
const INDOORS = because('TS-090', 'one of the two is inside a structure and must leave it first');
const APART = because('TS-R64', 'rider and Mount are declared together, and only one of them is');

export const tired = (s: Siege, seat: Seat) => s.players[seat].freeMoves >= FREE_LIMIT;

/** Why this Item or C Relic cannot be moved, or `null`. */
export function noMove(s: Siege, item: Piece): Reason | null {
  if (tired(s, item.controller)) return ENOUGH;
  const bearer = piece(s, item.bearer);
  if (bearer.kind !== 'creature') return FIXED;
  if (used(s, item)) return USED; // TS-158
  if (lent(bearer)) return LENT;
  return takers(s, item).length === 0 ? NO_TAKER : null;
}
const takers = (s: Siege, item: Piece) =>
  creatures(s, item.controller).filter(p => p.id !== item.bearer && canCarry(s, p, item.id));

/** TS-R34, TS-R46: why a creature in the open cannot enter this structure of its player, or `null`. */
export function noEntry(s: Siege, p: Piece, structure: Piece): Reason | null {
  if (structure.id === s.players[p.controller].tower && !isMage(s, p)) return NOT_ITS_MAGE;
  if (structure.occupant !== NONE) return OCCUPIED;
  return p.locked.includes(structure.id) ? LOCKED : null;
}

/** Why this creature cannot mount that one, or `null`. */
export function noMount(s: Siege, rider: Piece, mount: Piece): Reason | null {
  if (tired(s, rider.controller)) return ENOUGH;
  const { isMinion, ui } = cardOf(rider);
  if ((!isMage(s, rider) && !isMinion) || ui === 'X' || rider.id === mount.id) return NO_RIDER;
  if (!hasSubtype(mount, 'Mount') || mount.controller !== rider.controller) return NO_MOUNT;
  const pair = [rider, mount];
  if (pair.some(p => p.partner !== NONE)) return PAIRED;
  if (pair.some(p => p.attacked)) return STRUCK;
  if (!pair.every(inTheOpen)) return INDOORS;
  return rider.declared === mount.declared ? null : APART;
}

export function arrangeOptions(s: Siege, seat: Seat): Arrangement[] {
  const options: Arrangement[] = [];
  const army = creatures(s, seat);
  for (const p of army) {
    for (const id of p.items) itemOptions(s, piece(s, id), options);
    if (p.inside !== NONE)
      options.push({ kind: 'leave', card: p.id }); // TS-R35
    else entryOptions(s, p, options);
    if (tired(s, seat)) continue;
    if (p.partner !== NONE && !hasSubtype(p, 'Mount') && !p.attacked && !piece(s, p.partner).attacked)
      options.push({ kind: 'dismount', card: p.id });
    for (const mount of army)
      if (noMount(s, p, mount) === null) options.push({ kind: 'mount', card: p.id, target: mount.id });
  }
  for (const id of standingTower(s, seat)?.items ?? []) options.push({ kind: 'discardItem', card: id });
  for (const relic of s.players[seat].relics)
    for (const id of piece(s, relic).items) options.push({ kind: 'discardItem', card: id });
  return options;
}
function itemOptions(s: Siege, item: Piece, options: Arrangement[]): void {
  if (noMove(s, item) === null) options.push({ kind: 'moveItem', card: item.id });
  if (!item.active && !tired(s, item.controller)) options.push({ kind: 'activate', card: item.id });
  if (!lent(piece(s, item.bearer))) options.push({ kind: 'discardItem', card: item.id });
}
/** TS-092: only on its controller's turn, at a decision point. */
function entryOptions(s: Siege, p: Piece, options: Arrangement[]): void {
  const tower = standingTower(s, p.controller);
  if (tower && noEntry(s, p, tower) === null) options.push({ kind: 'enter', card: p.id, target: tower.id });
  for (const id of s.players[p.controller].shelters) {
    if (noEntry(s, p, piece(s, id)) === null) options.push({ kind: 'enter', card: p.id, target: id });
  }
}

export function arrange(s: Siege, seat: Seat, pick: Arrangement): void {
  if (!UNCOUNTED.includes(pick.kind)) s.players[seat].freeMoves++;
  const p = piece(s, pick.card);
  if (pick.kind === 'enter') return enterStructure(s, p, piece(s, pick.target));
  if (pick.kind === 'mount') return mount(s, p, piece(s, pick.target));
  ALONE[pick.kind](s, p);
}
const UNCOUNTED: readonly Arrangement['kind'][] = ['enter', 'leave', 'discardItem'];
const ALONE: Readonly<Record<Exclude<Arrangement['kind'], 'enter' | 'mount'>, (s: Siege, p: Piece) => void>> =
  {
    moveItem: (s, p) => call(s, passOn(p.controller, p.id)),
    activate(s, p) {
      activate(s, p);
      emit(s, { type: 'activated', card: p.id });
    },
    /** TS-R71: an Item may be thrown away. */
    discardItem(s, p) {
      emit(s, { type: 'thrownAway', card: p.id });
      discardItem(s, p);
    },
    leave: leaveStructure,
    dismount(s, p) {
      emit(s, { type: 'dismounted', card: p.id });
      piece(s, p.partner).partner = NONE;
      p.partner = NONE;
    },
  };
function mount(s: Siege, rider: Piece, ridden: Piece): void {
  rider.partner = ridden.id;
  ridden.partner = rider.id;
  emit(s, { type: 'mounted', card: rider.id, target: ridden.id });
}

/** TS-156: to another of the player's creatures that can use it and has room. */
const passOn = rule('passOn', (seat: Seat, item: Id) => ({ seat, item }), {
  to: choice({
    when: (s, f) => inPlay(s, f.item) && takers(s, piece(s, f.item)).length > 0,
    who: (_s, f) => f.seat,
    options: (s, f): Offered<'give'>[] =>
      takers(s, piece(s, f.item)).map(p => ({ kind: 'give', card: f.item, target: p.id })),
    then: (s, f, { target }) => attach(s, piece(s, f.item), piece(s, target)),
  }),
});
