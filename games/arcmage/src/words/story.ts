import type { Seat } from '@siegeworks/contract';
import type { RealmEvent } from '../state/events.ts';
import type { Realm } from '../state/realm.ts';

type Counted = {
  readonly [T in RealmEvent['type']]?: {
    title: string;
    seat(s: Realm, e: Extract<RealmEvent, { type: T }>): Seat;
  };
};
/** What is counted for the story of a match. */
export const STORY = {
  built: { title: 'Cities built', seat: (_s, e) => e.seat },
  laid: { title: 'Resources laid', seat: (_s, e) => e.seat },
  stacked: { title: 'Cards and abilities played', seat: (_s, e) => e.seat },
  attacked: { title: 'Attackers sent', seat: (s, e) => s.pieces[e.card]?.controller ?? s.owners[e.card] },
  died: { title: 'Creatures lost', seat: (s, e) => s.owners[e.card] },
  fell: { title: 'Cities lost', seat: (_s, e) => e.seat },
} satisfies Counted;
