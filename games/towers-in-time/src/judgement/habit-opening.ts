import type { Seat } from '@siegeworks/contract';
import type { OfferOf } from '../rules/offers.ts';
import type { PutOffer } from '../rules/opening.ts';
import { fits, newcomer, roomsOf } from '../rules/towers.ts';
import { printed } from '../state/faces.ts';
import { sourcesOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { piece } from '../state/realm.ts';

/** 12.6: two or three Sources of the elements in hand, then one full Tower before a second. */
export function openingHabit(s: Realm, seat: Seat, options: readonly PutOffer[]): PutOffer {
  let best = options[0];
  let most = 0;
  for (const o of options) {
    const worth = o.kind === 'put' ? worthOf(s, seat, o) : 0;
    if (worth > most) {
      most = worth;
      best = o;
    }
  }
  return best;
}
function worthOf(s: Realm, seat: Seat, { card, target }: OfferOf<'put'>): number {
  const face = printed(s, card);
  if (face.isSource) return sourceWorth(s, seat, card);
  if (target === undefined) return 0;
  const to = piece(s, target);
  if (!printed(s, to.id).isSource) return 3 + face.attack + face.defence;
  return 10 + 4 * face.rank + face.attack + 3 * to.units.length + (face.element ? 1 : 0);
}
/** The more creatures in hand could go there, the better; a fourth Tower is one too many. */
function sourceWorth(s: Realm, seat: Seat, card: number): number {
  const { hand } = s.players[seat];
  const towers = sourcesOf(s, seat);
  if (towers.length >= 3) return 0;
  const face = printed(s, card);
  const homeless = hand.filter(id => {
    const other = printed(s, id);
    return other.isCreature && (other.element === 0 || (other.element & face.produces) !== 0);
  });
  const rooms = roomsOf(s, seat);
  const isUrgent = !rooms.some(room =>
    hand.some(id => printed(s, id).isUnit && fits(room, newcomer(printed(s, id)))),
  );
  return isUrgent || towers.length < 2 ? 30 + homeless.length : 2;
}
