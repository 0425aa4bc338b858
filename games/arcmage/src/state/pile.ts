import type { Seat } from '@siegeworks/contract';
import { showOpenly } from '@siegeworks/kernel';
import { tell } from './events.ts';
import type { Item, Realm } from './realm.ts';
import { NONE } from './realm.ts';
import { toGraveyard } from './zones.ts';

export const itemOf = (s: Realm, n: number): Item | undefined => s.pile.find(item => item.n === n);
/**
 * Puts an announced and paid object on top of the stack; from then on it cannot be taken back (AM-331). AM-320:
 * nothing of it happens yet.
 */
export function stackUp(s: Realm, item: Item): void {
  s.pile.push(item);
  showOpenly(s);
  tell(s, {
    type: 'stacked',
    seat: item.by,
    kind: item.kind,
    what: item.what,
    card: item.card,
    targets: item.targets.slice(),
  });
}
/** AM-246: to its owner's graveyard; costs stay paid, triggers that came from playing it stay (AM-335). AM-R78. */
export function counterItem(s: Realm, n: number): void {
  const item = itemOf(s, n);
  // AM-262: an ability is not a card.
  if (item?.kind !== 'card') return;
  tell(s, { type: 'countered', card: item.card, seat: item.by });
  dropItem(s, item);
}
/** Takes an object from the stack; a card that has not gone elsewhere goes to the graveyard (AM-252). */
export function dropItem(s: Realm, item: Item): void {
  s.pile = s.pile.filter(other => other.n !== item.n);
  if (item.kind === 'card' && item.card !== NONE) toGraveyard(s, item.card);
}
/** AM-333: the objects of a player who is out; the cards have left the game already. */
export function dropItemsOf(s: Realm, seat: Seat): void {
  s.pile = s.pile.filter(item => item.by !== seat);
  s.waiting = s.waiting.filter(item => item.by !== seat);
}
