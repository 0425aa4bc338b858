import type { Seat } from '@siegeworks/contract';
import type { RealmEvent } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';

type Counted = {
  [T in RealmEvent['type']]?: { title: string; seat(s: Realm, e: Extract<RealmEvent, { type: T }>): Seat };
};
/** What is counted for the story of a match. */
export const STORY = {
  attacked: { title: 'Attacks', seat: (_s, e) => e.seat },
  cameThrough: { title: 'Breaches suffered', seat: (_s, e) => e.seat },
  shieldFell: { title: 'Shields lost', seat: (_s, e) => e.seat },
  cast: { title: 'Spells cast', seat: (_s, e) => e.seat },
  transported: { title: 'Cards transported', seat: (_s, e) => e.seat },
  removed: { title: 'Units lost', seat: (s, e) => s.owners[e.card] },
} satisfies Counted;
