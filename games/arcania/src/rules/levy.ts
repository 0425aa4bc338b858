import type { Id, Option, Reason, Seat } from '@siegeworks/contract';
import { cover } from '@siegeworks/kernel';
import { because, take } from '@siegeworks/table';
import type { BuildingKind } from '../cards/card.ts';
import { isBuilding } from '../cards/card.ts';
import { tell } from '../state/events.ts';
import { newBuilding } from '../state/place.ts';
import type { War } from '../state/state.ts';
import { atMaximum, landOf, oneOfEach, printed } from '../state/table.ts';
import { roomyLands } from './build.ts';

/** The variant `levy` (AK-094 to AK-097, AK-R135): a card from hand serves as a Building that other cards in hand need. */
const NO_ROOM = because('AK-060', 'each of your Lands is full or has been built on this turn');
const NO_NEED = because('AK-095', 'no other card in your hand needs a Building that the hand lacks');

/** AK-095: the kinds that other cards in hand need, that the hand does not hold, and that the Army may still place. */
export function levyKinds(s: War, seat: Seat, card: Id): BuildingKind[] {
  const player = s.players[seat];
  const held = new Set(player.hand.map(id => s.names[id]));
  const kinds = new Set<BuildingKind>();
  for (const id of player.hand) {
    if (id === card || id < 0) continue;
    for (const [kind] of printed(s, id).needList)
      if (!held.has(kind) && !atMaximum(player, kind)) kinds.add(kind);
  }
  return [...kinds];
}
/** Why this card cannot be levied in this Building phase, or `null`. */
export function noLevy(s: War, seat: Seat, card: Id): Reason | null {
  if (roomyLands(s, seat).length === 0) return NO_ROOM;
  return levyKinds(s, seat, card).length === 0 ? NO_NEED : null;
}
export function levyOptions(s: War, seat: Seat): Option[] {
  if (!s.options.levy) return [];
  const lands = roomyLands(s, seat);
  if (lands.length === 0) return [];
  return oneOfEach(s, s.players[seat].hand).flatMap(card =>
    levyKinds(s, seat, card).flatMap(what =>
      lands.map(land => ({ kind: 'levy', card, what, target: land.id })),
    ),
  );
}
/** AK-096: from now on it is that Building, until it leaves play (AK-097). */
export function levy(s: War, seat: Seat, { card, land, kind }: { card: Id; land: Id; kind: string }): void {
  const found = landOf(s, land);
  if (!found || !isBuilding(kind)) return;
  take(s.players[seat].hand, card);
  found.land.built = true;
  cover('levy');
  newBuilding(s, found.land, card, { kind });
  tell(s, { type: 'levied', seat, card, target: land, what: kind });
}
