import type { Eye, KnownPile } from '@siegeworks/contract';
import { decksOf, pilesOf } from '@siegeworks/table';
import { placesOf } from '../knowledge/view.ts';
import type { Siege } from '../state/state.ts';

/** What is left in decks and hands: the lists are open, their order is not. */
export function known(seen: Siege, eye: Eye): KnownPile[] {
  return pilesOf(
    placesOf(seen),
    decksOf(seen, eye, seat => [seen.players[seat].looking]),
    id => seen.names[id],
  );
}
