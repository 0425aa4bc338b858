import type { Id, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { reveal } from '@siegeworks/kernel';

/** A zone is a list of ids; of a pile the last card is the top. */
export function take(zone: Id[], id: Id): void {
  const at = zone.indexOf(id);
  if (at < 0) throw new Impossible(`card ${id} is not where it should be`);
  zone.splice(at, 1);
}

/** The top card of a pile goes to a hand; somebody sees it, so nothing can be taken back. */
export function drawTop(s: State, pile: Id[], hand: Id[]): Id {
  const id = pile.pop();
  if (id === undefined) throw new Impossible('a card is drawn from an empty pile');
  hand.push(id);
  reveal(s);
  return id;
}

/** Law of conservation: the first card that is not in exactly one of these zones, or `null`. */
export function countPlaces(
  cards: number,
  zones: Iterable<readonly Id[]>,
): { id: Id; places: number } | null {
  const places = new Array<number>(cards).fill(0);
  for (const zone of zones) for (const id of zone) if (id >= 0) places[id]++;
  const id = places.findIndex(n => n !== 1);
  return id < 0 ? null : { id, places: places[id] };
}
