import type { Eye, KnownPile } from '@siegeworks/contract';
import { decksOf, pilesOf } from '@siegeworks/table';
import { placesOf } from '../state/misplaced.ts';
import type { Realm } from '../state/realm.ts';

/** What is left in decks and hands: the lists are open, their order is not. */
export function known(seen: Realm, eye: Eye): KnownPile[] {
  return pilesOf(placesOf(seen), decksOf(seen, eye), id => seen.names[id]);
}
