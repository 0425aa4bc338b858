import type { Id, Seat } from '@siegeworks/contract';
import { call } from '@siegeworks/kernel';
import type { Card } from '../cards/card.ts';
import { colour } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { attach, leaveZone, newPiece, raiseTower, seatUnit } from '../state/place.ts';
import { isAdrift, unitsOf } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import { rule } from './book.ts';
import { removeDying } from './damage.ts';
import type { Means } from './means.ts';
import { isOf, pay } from './pay.ts';
import { loseShield } from './shields.ts';
import type { Giver } from './temper.ts';
import { pays, total } from './temper.ts';
import { canHold, fits, hasStep, newcomer, roomsOf } from './towers.ts';

/** Copies of a card are interchangeable: the first one stands for all. */
export function distinct(s: Realm, ids: readonly Id[]): Id[] {
  const found: Id[] = [];
  const { names } = s;
  for (const id of ids) {
    let at = 0;
    while (at < found.length && names[found[at]] !== names[id]) at++;
    if (at === found.length) found.push(id);
  }
  return found;
}
/** Cards that can come into play: from Limbo, or from hand with room in Limbo (TT-074, TT-075). */
export function playableCards(s: Realm, seat: Seat): Id[] {
  const { hand, limbo } = s.players[seat];
  return distinct(s, limbo.length < s.options.limboSize ? [...limbo, ...hand] : limbo);
}
/** TT-083 to TT-086: Towers and Followers that may receive this card, regardless of payment. */
export function places(s: Realm, card: Card, { rooms, units }: Pick<Means, 'rooms' | 'units'>): Id[] {
  const found: Id[] = [];
  if (card.isUnit) {
    const who = newcomer(card);
    for (const room of rooms) if (hasStep(room, card.rank) && fits(room, who)) found.push(room.tower);
  }
  if (card.type === 'item' || card.type === 'totem')
    for (const p of units) if (!isAdrift(p) && canHold(s, p, card, colour(card.school))) found.push(p.id);
  return found;
}
/** The same for a single card. */
export const placesFor = (s: Realm, seat: Seat, card: Card): Id[] =>
  places(s, card, { rooms: roomsOf(s, seat), units: unitsOf(s, seat) });
export const towerOf = (s: Realm, p: Piece): Id => (printed(s, p.id).isSource ? p.id : p.tower);

/** TT-081, TT-082, TT-R17 and the variant `sourceRule`; no Black card needs its Source (TT-248, TT-R20). */
export function canPayFor(s: Realm, givers: readonly Giver[], card: Card, tower: Id): boolean {
  const { sourceRule } = s.options;
  if (card.school === 'black' || sourceRule === 'free') return total(givers, card.school) >= card.cost;
  const source = givers.find(giver => giver.id === tower);
  if (!source || !pays(source, card.school)) return false;
  const from = sourceRule === 'sameTowerOnly' ? givers.filter(giver => isOf(s, giver.id, tower)) : givers;
  return total(from, card.school) >= card.cost;
}
/** TT-278, TT-R88: a unit that receives a card is targeted; a Tower is only the place it goes to. */
export const isAimedAt = (s: Realm, receiver: Id, aim: readonly Id[]) =>
  aim.includes(receiver) && !printed(s, receiver).isSource;

/** Which of these cards can be transported now. */
export function transports(m: Means, cards: readonly Id[]): void {
  const { s, givers, aim, options } = m;
  if (givers.length === 0) return;
  for (const id of cards) {
    const card = printed(s, id);
    if (card.isSource || card.isSpell || total(givers, card.school) < card.cost) continue;
    for (const target of places(s, card, m)) {
      if (aim && !isAimedAt(s, target, aim)) continue;
      if (canPayFor(s, givers, card, towerOf(s, piece(s, target))))
        options.push({ kind: 'transport', card: id, target });
    }
  }
}

/** TT-078 to TT-089; the receiver of an Item or Totem is not taxed (TT-R19). */
export const transport = rule('transport', (seat: Seat, card: Id, target: Id) => ({ seat, card, target }), {
  price(s, f) {
    removeDying(s, f.seat, [f.target]);
    const card = printed(s, f.card);
    const tower = towerOf(s, piece(s, f.target));
    const isFree = card.school === 'black' || s.options.sourceRule === 'free';
    const within = !isFree && s.options.sourceRule === 'sameTowerOnly' ? tower : NONE;
    call(s, pay(f.seat, card.cost, card.school, isFree ? NONE : tower, within));
  },
  arrive(s, f) {
    leaveZone(s, f.seat, f.card);
    tell(s, { type: 'transported', seat: f.seat, card: f.card, target: f.target });
    const p = settle(s, f.seat, f.card, f.target);
    p.arrived = true;
    if (p.on !== NONE) return;
    p.used = !s.options.transportReady;
  },
});
/** Puts a card in its place: a seat in a Tower, or a Follower. */
export function settle(s: Realm, seat: Seat, card: Id, target: Id): Piece {
  const p = newPiece(s, card, seat);
  const to = piece(s, target);
  if (printed(s, to.id).isSource) seatUnit(p, to);
  else attach(s, p, to);
  return p;
}
/** TT-090: without cost. */
export function playSource(s: Realm, seat: Seat, card: Id): void {
  leaveZone(s, seat, card);
  raiseTower(s, seat, card);
  tell(s, { type: 'sourcePlayed', seat, card });
}

/** TT-156, TT-R65: a card from the player's own shields, without payment, Limbo or Source. */
export function pullInto(s: Realm, seat: Seat, card: Id, target: Id | undefined): void {
  if (target !== undefined) removeDying(s, seat, [target]);
  loseShield(s, seat, card);
  if (target === undefined) {
    raiseTower(s, seat, card);
    return;
  }
  settle(s, seat, card, target);
}
