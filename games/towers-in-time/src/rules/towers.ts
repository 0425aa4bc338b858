import type { Id, Reason, Seat } from '@siegeworks/contract';
import { because } from '@siegeworks/table';
import type { Card } from '../cards/card.ts';
import { colour } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import {
  coloursOf,
  elementOf,
  isFollower,
  isTotem,
  produces,
  sourcesOf,
  towerColours,
} from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';

/** What wants to enter a Tower. */
export interface Newcomer {
  rank: number;
  element: number;
  colours: number;
}
export const newcomer = (card: Card): Newcomer => ({
  rank: card.rank,
  element: card.element,
  colours: colour(card.school),
});
export const asNewcomer = (s: Realm, p: Piece): Newcomer => ({
  rank: printed(s, p.id).rank,
  element: elementOf(s, p),
  colours: coloursOf(s, p),
});

/** What a Tower has room for, worked out once for all cards that may want to enter. */
export interface Room {
  tower: Id;
  units: number;
  /** Units of Median or Major status, and of Major status. */
  high: number;
  majors: number;
  /** Ranks of its creatures, as bits. */
  steps: number;
  produces: number;
  /** Elements of its creatures. */
  elements: number;
  colours: number;
}
export function roomOf(s: Realm, source: Piece): Room {
  const room: Room = {
    tower: source.id,
    units: source.units.length,
    high: 0,
    majors: 0,
    steps: 0,
    produces: produces(s, source),
    elements: 0,
    colours: towerColours(s, source),
  };
  for (const id of source.units) {
    const { rank, isCreature } = printed(s, id);
    if (rank >= 2) room.high++;
    if (rank === 3) room.majors++;
    if (!isCreature) continue;
    room.steps |= 1 << rank;
    room.elements |= elementOf(s, piece(s, id));
  }
  return room;
}
export const roomsOf = (s: Realm, seat: Seat): Room[] => sourcesOf(s, seat).map(source => roomOf(s, source));

/** TT-062, TT-063, TT-R27: whether an arrangement of the seats exists. */
function hasSeat(room: Room, rank: number): boolean {
  if (room.units >= 3) return false;
  return room.majors + (rank === 3 ? 1 : 0) <= 1 && room.high + (rank >= 2 ? 1 : 0) <= 2;
}
const NO_SEAT = because('TT-062', 'that Tower has no seat for its status');
const NO_ELEMENT = because('TT-065', 'that Source does not produce its element');
const OTHER_ELEMENT = because('TT-066', 'a creature of another element is in that Tower');
const COLOURS = because('TT-067', 'White and Black cards cannot share a Tower');

/** TT-065, TT-066; units of no element go on any Source (TT-068, TT-R22). */
function wrongElement(room: Room, element: number): Reason | null {
  if (element === 0) return null;
  if ((room.produces & element) === 0) return NO_ELEMENT;
  return (room.elements & ~element) === 0 ? null : OTHER_ELEMENT;
}
/** TT-067, TT-R22: Black and White stay apart. */
export const suitsColours = (s: Realm, source: Piece, colours: number) =>
  colours === 0 || (towerColours(s, source) | colours) !== 3;

/** TT-095: why it may not enter: no legal seat, the element, Black and White together. */
export function misfit(room: Room, who: Newcomer): Reason | null {
  if (!hasSeat(room, who.rank)) return NO_SEAT;
  return (
    wrongElement(room, who.element) ?? ((room.colours | who.colours) === 3 && who.colours ? COLOURS : null)
  );
}
export const fits = (room: Room, who: Newcomer) => misfit(room, who) === null;

/**
 * TT-014, TT-086: a Median needs a Minor creature and a Major a Median one, but only on arrival (TT-R29);
 * Artifacts do not count as a step (TT-R28).
 */
export const hasStep = (room: Room, rank: number) => rank < 2 || (room.steps & (1 << (rank - 1))) !== 0;

const NO_FOLLOWER = because('TT-105', 'only Followers can hold Items and have Totems');
// TT-R31
const TOTEMS = because('TT-113', 'it already has as many Totems as it may have');

/** Why a unit cannot take this Item or Totem; `colours` are those of all that comes with it (TT-067). */
export function refusesCard(s: Realm, follower: Piece, card: Card, colours: number): Reason | null {
  if (!isFollower(s, follower) || follower.on !== NONE) return NO_FOLLOWER;
  const most = s.options.totemsPerFollower;
  if (card.type === 'totem' && most > 0 && follower.cards.filter(id => isTotem(s, id)).length >= most)
    return TOTEMS;
  const isApart = follower.tower === NONE || suitsColours(s, piece(s, follower.tower), colours);
  return isApart ? null : COLOURS;
}
export const canHold = (s: Realm, follower: Piece, card: Card, colours: number) =>
  refusesCard(s, follower, card, colours) === null;

export const SEATS = ['Base', 'Middle', 'Top'] as const;
export type SeatName = (typeof SEATS)[number];
/** TT-063: which unit sits in which seat: Base, Middle, Top. */
export function seating(s: Realm, source: Piece): (Id | null)[] {
  const seats: (Id | null)[] = [null, null, null];
  const byRank = (rank: number) => source.units.filter(id => printed(s, id).rank === rank);
  for (const id of byRank(3)) seats[2] = id;
  let high = seats[2] === null ? 2 : 1;
  for (const id of byRank(2).reverse()) seats[high--] = id;
  for (const id of byRank(1)) seats[seats.indexOf(null)] = id;
  return seats;
}
