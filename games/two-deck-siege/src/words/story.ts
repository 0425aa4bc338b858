import type { Words } from '@siegeworks/contract';
import { isDefender } from '../cards/card.ts';
import { besiegingSeat, commander } from '../rules/book.ts';
import type { SiegeEvent } from '../state/events.ts';
import type { Siege } from '../state/state.ts';

/** In a solitaire game the one player counts for both sides. */
const siegeSeat = (s: Siege) => Math.max(besiegingSeat(s), 0);

/** What is counted for the story of a siege. */
export const STORY: NonNullable<Words<Siege>['story']> = {
  played: { title: 'Cards played', seat: s => commander(s) },
  killed: {
    title: 'Enemies slain',
    seat: (s, e: Extract<SiegeEvent, { type: 'killed' }>) => (isDefender(e.card) ? null : commander(s)),
  },
  repaired: { title: 'Repairs', seat: s => commander(s) },
  breached: { title: 'Walls breached', seat: siegeSeat },
  entered: { title: 'Enemies who got in', seat: siegeSeat },
};
