import type { Eye, KnownPile } from '@siegeworks/contract';
import { decksOf, pilesOf } from '@siegeworks/table';
import { placesOf, view } from '../knowledge/view.ts';
import type { Siege } from '../state/state.ts';

/** What is left in decks and hands: the lists are open, their order is not. */
export function known(s: Siege, eye: Eye): KnownPile[] {
  const seen = view(s, eye);
  return pilesOf(
    placesOf(seen),
    decksOf(seen, eye, seat => [seen.players[seat].looking]),
    id => seen.names[id],
  );
}
