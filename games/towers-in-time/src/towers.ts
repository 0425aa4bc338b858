import type { Id } from '@siegeworks/kernel';
import type { Card } from './cards/card.ts';
import { printed } from './faces.ts';
import type { Piece, Realm } from './state.ts';
import { NONE, piece } from './state.ts';
import { colour, coloursOf, elementOf, isFollower, isTotem, produces, towerColours } from './table.ts';

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

/** TT-062, TT-063: whether an arrangement of the seats exists. */
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
/** TT-065, TT-066 */
function suitsElement(s: Realm, source: Piece, element: number): boolean {
  if (element === 0) return true;
  if ((produces(s, source) & element) === 0) return false;
  for (const id of source.units) {
    const other = elementOf(s, piece(s, id));
    if (other !== 0 && other !== element && printed(s, id).isCreature) return false;
  }
  return true;
}
/** TT-067: Black and White stay apart. */
export const suitsColours = (s: Realm, source: Piece, colours: number) =>
  colours === 0 || (towerColours(s, source) | colours) !== 3;

/** TT-095: a legal seat, the element, Black and White apart. */
export const fits = (s: Realm, source: Piece, who: Newcomer) =>
  hasSeat(s, source, who.rank) &&
  suitsElement(s, source, who.element) &&
  suitsColours(s, source, who.colours);

/** TT-014, TT-086: a Median needs a Minor creature, a Major a Median one. */
export function hasStep(s: Realm, source: Piece, rank: number): boolean {
  if (rank < 2) return true;
  for (const id of source.units) {
    const { isCreature, rank: other } = printed(s, id);
    if (isCreature && other === rank - 1) return true;
  }
  return false;
}

/** TT-083, TT-084, TT-113: a Follower in a Tower that can take this Item or Totem. */
export function canHold(s: Realm, follower: Piece, card: Card): boolean {
  if (!isFollower(s, follower) || follower.on !== NONE || follower.tower === NONE) return false;
  const most = s.options.totemsPerFollower;
  if (card.type === 'totem' && most > 0 && follower.cards.filter(id => isTotem(s, id)).length >= most)
    return false;
  return suitsColours(s, piece(s, follower.tower), colour(card.school));
}

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
