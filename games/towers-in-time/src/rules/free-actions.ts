import type { Id, Seat } from '@siegeworks/contract';
import { take } from '@siegeworks/table';
import { tell } from '../state/events.ts';
import { printed } from '../state/faces.ts';
import { discardAttached, removeUnit } from '../state/place.ts';
import { counts, isItem } from '../state/readers.ts';
import type { Piece, Realm } from '../state/realm.ts';
import { NONE, piece } from '../state/realm.ts';
import type { Means } from './means.ts';
import type { FreeOffer, Offer } from './offers.ts';
import { distinct } from './transport.ts';

/**
 * TT-032, TT-R14, TT-R75: free actions outside combat. `turned`: Items already changed at this opportunity
 * (TT-R82).
 */
export function freeOptions(m: Means, turned: readonly Id[]): void {
  const { s, options } = m;
  const { hand, limbo } = s.players[m.seat];
  dropOptions(m);
  if (limbo.length < s.options.limboSize)
    for (const card of distinct(s, hand))
      if (!printed(s, card).isSpell) options.push({ kind: 'limbo', card }); // TT-072
  for (const card of distinct(s, limbo)) options.push({ kind: 'discard', card });
  for (const p of m.units) if (p.cards.length > 0) options.push(...itemOptions(s, p, turned));
}
/** TT-112, TT-R32: at most two of the Items carried. */
function itemOptions(s: Realm, p: Piece, turned: readonly Id[]): FreeOffer[] {
  const items = p.cards.filter(id => isItem(s, id));
  if (items.length === 0) return [];
  const inUse = items.filter(id => counts(s, id)).length;
  return items
    .filter(id => !turned.includes(id) && (counts(s, id) || inUse < 2))
    .map(card => ({ kind: counts(s, card) ? 'idle' : 'ready', card }));
}
/**
 * TT-124, TT-276, TT-R76: the player's own Sustained spells, wherever they lie, or only those on these cards.
 */
export function dropOptions({ s, seat, options }: Means, on: readonly Id[] | null = null): void {
  for (const p of s.pieces)
    if (p && p.on !== NONE && p.controller === seat && printed(s, p.id).type === 'sustained')
      if (!on || on.includes(p.on)) options.push({ kind: 'drop', card: p.id });
}
/** TT-033: none of them affects an enemy. */
const FREE: readonly string[] = ['limbo', 'discard', 'ready', 'idle', 'drop', 'letGo'];
export const isFree = (pick: Offer): pick is FreeOffer => FREE.includes(pick.kind);

export function takeFreeAction(s: Realm, seat: Seat, { kind, card }: FreeOffer): void {
  const player = s.players[seat];
  if (kind === 'letGo') return removeUnit(s, piece(s, card));
  if (kind === 'drop') return discardAttached(s, card);
  if (kind === 'ready' || kind === 'idle') {
    piece(s, card).ready = kind === 'ready';
    tell(s, { type: kind === 'ready' ? 'itemReadied' : 'itemIdled', card });
    return;
  }
  if (kind === 'limbo') {
    take(player.hand, card);
    player.limbo.push(card);
    tell(s, { type: 'laidInLimbo', seat, card });
    return;
  }
  take(player.limbo, card);
  player.discard.push(card);
  tell(s, { type: 'limboDiscarded', seat, card });
}
