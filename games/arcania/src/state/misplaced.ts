import type { Id } from '@siegeworks/contract';
import { countPlaces } from '@siegeworks/table';
import type { Force, War } from './state.ts';

const cardsOn = (f: Force): Id[] => [f.id, ...f.worn, ...f.staffs];
/** Every place where a card can lie, with the cards in it. */
export function placesOf(s: War): Id[][] {
  const zones = s.players.flatMap(p => [p.deck, p.hand, p.discard, ...p.row.map(cardsOn)]);
  const built = s.players.flatMap(p =>
    p.lands.flatMap(land => [
      [land.id, land.pestilence],
      ...land.buildings.map(b => [b.id, ...(b.prisoner ? cardsOn(b.prisoner) : [])]),
    ]),
  );
  const elsewhere = [...s.displaced, ...s.doomed].map(cardsOn);
  // The last players to fall stay on the table: the game is over before their cards leave it.
  const castles = s.players.flatMap(p => (s.removed.includes(p.castle) ? [] : [p.castle]));
  const onTable = [...s.standing.map(e => e.card), ...s.items.map(i => i.card)];
  return [...zones, ...built, ...elsewhere, castles, onTable, s.removed];
}
/** Law of conservation: every card is in exactly one place. */
export function misplaced(s: War): string | null {
  const wrong = countPlaces(s.names.length, placesOf(s));
  return wrong ? `${s.names[wrong.id]} ${wrong.id} is in ${wrong.places} places` : null;
}
