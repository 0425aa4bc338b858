import { entryOf, HEARS } from '../cards/book.ts';
import { creaturesOf, printed } from '../state/readers.ts';
import type { Item, Realm } from '../state/realm.ts';
import { NONE } from '../state/realm.ts';
import { ownTrigger } from '../state/triggers.ts';

/** AM-256: what happens when a card is put on the stack. */
export function playedTriggers(s: Realm, item: Item): void {
  const card = printed(s, item.card);
  for (const c of creaturesOf(s, item.by))
    if (c.strength === NONE && entryOf(c.card).watches?.(card)) ownTrigger(s, c, 'card-played');
  for (const hears of HEARS.played) hears(s, item);
}
/** A card or another object of the stack has resolved. */
export function resolvedTriggers(s: Realm, item: Item, card: number): void {
  for (const hears of HEARS.resolved) hears(s, item, card);
}
