import type { Words } from '@siegeworks/kernel';
import type { War } from '../state/state.ts';

/** What is counted for the story of a war. */
export const STORY: NonNullable<Words<War>['story']> = {
  erected: { title: 'Buildings placed', seat: (_s, e) => e.seat },
  entered: { title: 'Forces placed', seat: (_s, e) => e.seat },
  attacks: { title: 'Attacks', seat: (s, e) => s.owners[e.card] },
  destroyed: { title: 'Forces lost', seat: (s, e) => s.owners[e.card] },
  announced: { title: 'Cards and abilities played', seat: (_s, e) => e.seat },
};
