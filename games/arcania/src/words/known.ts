import type { Eye, KnownPile } from '@siegeworks/contract';
import { decksOf, pilesOf } from '@siegeworks/table';
import { view } from '../knowledge/view.ts';
import { placesOf } from '../state/misplaced.ts';
import type { War } from '../state/state.ts';

/** What is left in decks and hands: the lists are open, their order is not. */
export function known(s: War, eye: Eye): KnownPile[] {
  const seen = view(s, eye);
  return pilesOf(placesOf(seen), decksOf(seen, eye), id => seen.names[id]);
}
