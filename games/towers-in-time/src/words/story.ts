import type { Words } from '@siegeworks/kernel';
import type { Realm } from '../state/realm.ts';

/** What is counted for the story of a match. */
export const STORY: NonNullable<Words<Realm>['story']> = {
  attacked: { title: 'Attacks', seat: (_s, e) => e.seat },
  cameThrough: { title: 'Breaches suffered', seat: (_s, e) => e.seat },
  shieldFell: { title: 'Shields lost', seat: (_s, e) => e.seat },
  cast: { title: 'Spells cast', seat: (_s, e) => e.seat },
  transported: { title: 'Cards transported', seat: (_s, e) => e.seat },
  removed: { title: 'Units lost', seat: (s, e) => s.owners[e.card] ?? null },
};
