import type { Id } from '@siegeworks/contract';
import { countPlaces } from '@siegeworks/table';
import type { Realm } from './realm.ts';

/** Every place where a card can lie, with the cards in it. */
export function placesOf(s: Realm): Id[][] {
  const zones = s.players.flatMap(p => [
    ...[p.deck, p.hand, p.shields, p.limbo, p.discard, p.towers, p.adrift, p.rift],
  ]);
  const attached = s.pieces.flatMap(p => (p ? [p.units, p.cards] : []));
  return [...zones, ...attached, s.removed];
}
/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: Realm): string | null {
  const wrong = countPlaces(s.names.length, placesOf(s));
  if (wrong) return `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places`;
  const ghost = s.pieces.find((p, id) => p && p.id !== id);
  return ghost ? `${ghost.card} has a wrong row` : misrowed(s);
}
/** A card has a row exactly while it is in play. */
function misrowed(s: Realm): string | null {
  const inPlay = new Set<Id>();
  for (const p of s.players)
    for (const zone of [p.towers, p.adrift, p.rift]) for (const id of zone) inPlay.add(id);
  for (const p of s.pieces) if (p) for (const id of [...p.units, ...p.cards]) inPlay.add(id);
  const wrong = s.pieces.findIndex((p, id) => (p !== null) !== inPlay.has(id));
  return wrong < 0 ? null : `${s.names[wrong]} ${wrong} has ${inPlay.has(wrong) ? 'no' : 'a'} row`;
}
