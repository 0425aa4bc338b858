import type { MatchState, Seat } from '@siegeworks/protocol';
import type { Realm } from '@siegeworks/towers-in-time';
import { createContext, useContext } from 'react';

/** The state of the game as the eye at this table may know it. The host sends the state of this game only. */
export const realmOf = ({ view }: MatchState): Realm => view as Realm;

const RealmContext = createContext<Realm | null>(null);
export const RealmProvider = RealmContext.Provider;
export function useRealm(): Realm {
  const realm = useContext(RealmContext);
  if (!realm) throw new Error('a part of the table stands outside of it');
  return realm;
}

/** All other players round the circle, starting with the next one. */
export function foesOf(s: Realm, own: Seat): Seat[] {
  return Array.from({ length: s.seats - 1 }, (_, i) => (own + i + 1) % s.seats);
}
