import type { Id, Seat } from '@siegeworks/contract';
import { call, shuffle } from '@siegeworks/kernel';
import { drawTop, take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { raiseTower } from '../state/place.ts';
import { unitsOf } from '../state/readers.ts';
import type { Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { choice, rule } from './book.ts';
import type { OfferOf } from './offers.ts';
import { DONE } from './offers.ts';
import { roomsOf } from './towers.ts';
import { distinct, places, settle } from './transport.ts';

const sources = (s: Realm, ids: readonly Id[]) => ids.filter(id => printed(s, id).isSource).length;

export function drawOpening(s: Realm, seat: Seat): void {
  const { deck, hand } = s.players[seat];
  while (hand.length < s.options.openingHand && deck.length > 0) drawTop(s, deck, hand);
  tell(s, { type: 'drew', seat, cards: hand.slice(), n: hand.length });
}
/** TT-010, TT-R04: hand and deck hold all his cards except the shields, so he need not look into his deck. */
export function mayRedraw(s: Realm, seat: Seat): boolean {
  const { hand, shields } = s.players[seat];
  if (sources(s, hand) >= 2) return false;
  const own = s.owners.flatMap((owner, id) => (owner === seat && !shields.includes(id) ? [id] : []));
  return sources(s, own) >= 2;
}
export type PutOffer = OfferOf<'put' | 'limbo' | 'done'>;
/** TT-011 to TT-016, TT-R05 */
export function placements(s: Realm, seat: Seat): PutOffer[] {
  const { hand, limbo, placed } = s.players[seat];
  const options: PutOffer[] = [DONE];
  if (placed >= s.options.openingPlace) return options;
  const domain = { rooms: roomsOf(s, seat), units: unitsOf(s, seat) };
  for (const id of distinct(s, hand)) {
    const card = printed(s, id);
    if (card.isSpell) continue;
    if (card.isSource) options.push({ kind: 'put', card: id });
    for (const target of places(s, card, domain)) options.push({ kind: 'put', card: id, target });
    if (limbo.length < s.options.limboSize) options.push({ kind: 'limbo', card: id });
  }
  return options;
}
export function putDown(s: Realm, seat: Seat, pick: OfferOf<'put' | 'limbo'>): void {
  const { kind, card } = pick;
  const target = pick.kind === 'put' ? pick.target : undefined;
  const player = s.players[seat];
  take(player.hand, card);
  player.placed++;
  if (kind === 'limbo') player.limbo.push(card);
  else if (target === undefined) raiseTower(s, seat, card);
  else settle(s, seat, card, target);
  tell(s, { type: 'putDown', seat, card, target: target ?? NONE });
}

/** S5 to S7 for one player; the others see none of it until all are done (TT-R06). */
export const opening = rule('opening', (seat: Seat) => ({ seat, isDone: false }), {
  redraw: choice({
    who: (_s, f) => f.seat,
    options: (s, f): OfferOf<'keepHand' | 'redraw'>[] =>
      mayRedraw(s, f.seat) ? [{ kind: 'keepHand' }, { kind: 'redraw' }] : [{ kind: 'keepHand' }],
    then(s, f, { kind }) {
      f.isDone = kind === 'keepHand';
      if (f.isDone) return;
      const { deck, hand } = s.players[f.seat];
      deck.push(...hand.splice(0));
      shuffle(s, deck);
      tell(s, { type: 'redrew', seat: f.seat });
      drawOpening(s, f.seat);
    },
  }),
  keep(s, f) {
    if (!f.isDone && s.players[f.seat].alive) return 'redraw';
    f.isDone = false;
  },
  place: choice({
    who: (_s, f) => f.seat,
    options: (s, f) => placements(s, f.seat),
    then(s, f, pick) {
      if (pick.kind === 'done') f.isDone = true;
      else putDown(s, f.seat, pick);
    },
  }),
  more(s, f) {
    if (!f.isDone && s.players[f.seat].alive) return 'place';
  },
  /** TT-017 */
  discard: choice({
    when: (s, f) => s.players[f.seat].hand.length > s.options.handLimit,
    who: (_s, f) => f.seat,
    options: (s, f): OfferOf<'discard'>[] =>
      distinct(s, s.players[f.seat].hand).map(card => ({ kind: 'discard', card })),
    then(s, f, { card }) {
      take(s.players[f.seat].hand, card);
      s.players[f.seat].discard.push(card);
    },
  }),
  enough(s, f) {
    const player = s.players[f.seat];
    if (player.alive && player.hand.length > s.options.handLimit) return 'discard';
    player.settled = true;
  },
});
export const openAll = (s: Realm) => call(s, ...s.players.map((_p, seat) => opening(seat)));
