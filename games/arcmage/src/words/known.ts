import type { Eye, Id, KnownPile, Seat } from '@siegeworks/contract';
import { decksOf, pilesOf } from '@siegeworks/table';
import { placesOf } from '../state/misplaced.ts';
import type { Realm } from '../state/realm.ts';

/** What is left in decks and hands: the lists are open, their order is not. */
export function known(seen: Realm, eye: Eye): KnownPile[] {
  return pilesOf(
    placesOf(seen),
    decksOf(seen, eye, seat => hiddenOf(seen, seat)),
    id => seen.names[id],
  );
}

/** Unbuilt cities and resource cards lie face down. */
const hiddenOf = (s: Realm, seat: Seat): Id[][] => {
  const { unbuilt, resources } = s.players[seat];
  return [unbuilt, resources.map(({ card }) => card)];
};
