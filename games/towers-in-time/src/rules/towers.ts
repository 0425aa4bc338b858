import type { Id, Reason } from '@siegeworks/kernel';
import type { Card } from '../cards/card.ts';
import { colour } from '../cards/card.ts';
import { printed } from '../state/faces.ts';
import { coloursOf, elementOf, isFollower, isTotem, produces, towerColours } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { because } from './reasons.ts';

/** What wants to enter a Tower. */
export interface Newcomer {
  rank: number;
  element: number;
  isCreature: boolean;
  colours: number;
}
export const newcomer = (card: Card): Newcomer => ({
  rank: card.rank,
  element: card.element,
  isCreature: card.isCreature,
  colours: colour(card.school),
});
export const asNewcomer = (s: Realm, p: Piece): Newcomer => ({
  rank: printed(s, p.id).rank,
  element: elementOf(s, p),
  isCreature: printed(s, p.id).isCreature,
  colours: coloursOf(s, p),
});

/** TT-062, TT-063, TT-R27: whether an arrangement of the seats exists. */
function hasSeat(s: Realm, source: Piece, rank: number): boolean {
  if (source.units.length >= 3) return false;
  let high = rank >= 2 ? 1 : 0;
  let majors = rank === 3 ? 1 : 0;
  for (const id of source.units) {
    const other = printed(s, id).rank;
    if (other >= 2) high++;
    if (other === 3) majors++;
  }
  return majors <= 1 && high <= 2;
}
const NO_SEAT = because('TT-062', 'that Tower has no seat for its status');
const NO_ELEMENT = because('TT-065', 'that Source does not produce its element');
const OTHER_ELEMENT = because('TT-066', 'a creature of another element is in that Tower');
const COLOURS = because('TT-067', 'a White and a Black card may not be in one Tower');

/** TT-065, TT-066; units of no element go on any Source (TT-068, TT-R22). */
function wrongElement(s: Realm, source: Piece, element: number): Reason | null {
  if (element === 0) return null;
  if ((produces(s, source) & element) === 0) return NO_ELEMENT;
  for (const id of source.units) {
    const other = elementOf(s, piece(s, id));
    if (other !== 0 && other !== element && printed(s, id).isCreature) return OTHER_ELEMENT;
  }
  return null;
}
/** TT-067, TT-R22: Black and White stay apart. */
export const suitsColours = (s: Realm, source: Piece, colours: number) =>
  colours === 0 || (towerColours(s, source) | colours) !== 3;

/** TT-095: why it may not enter: no legal seat, the element, Black and White together. */
export function misfit(s: Realm, source: Piece, who: Newcomer): Reason | null {
  if (!hasSeat(s, source, who.rank)) return NO_SEAT;
  return wrongElement(s, source, who.element) ?? (suitsColours(s, source, who.colours) ? null : COLOURS);
}
export const fits = (s: Realm, source: Piece, who: Newcomer) => misfit(s, source, who) === null;

/**
 * TT-014, TT-086: a Median needs a Minor creature, a Major a Median one, now and not later (TT-R29);
 * Artifacts are no step (TT-R28).
 */
export function hasStep(s: Realm, source: Piece, rank: number): boolean {
  if (rank < 2) return true;
  for (const id of source.units) {
    const { isCreature, rank: other } = printed(s, id);
    if (isCreature && other === rank - 1) return true;
  }
  return false;
}

const NO_FOLLOWER = because('TT-105', 'only Followers hold Items and have Totems');
// TT-R31
const TOTEMS = because('TT-113', 'it has as many Totems as are allowed');

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
/** TT-063: who sits where: Base, Middle, Top. */
export function seating(s: Realm, source: Piece): (Id | null)[] {
  const seats: (Id | null)[] = [null, null, null];
  const byRank = (rank: number) => source.units.filter(id => printed(s, id).rank === rank);
  for (const id of byRank(3)) seats[2] = id;
  let high = seats[2] === null ? 2 : 1;
  for (const id of byRank(2).reverse()) seats[high--] = id;
  for (const id of byRank(1)) seats[seats.indexOf(null)] = id;
  return seats;
}
