import type { Seat } from '@siegeworks/contract';
import type { WarEvent } from '../state/events.ts';
import type { War } from '../state/state.ts';

type Story = {
  readonly [T in WarEvent['type']]?: {
    title: string;
    seat(s: War, e: Extract<WarEvent, { type: T }>): Seat | null;
  };
};
/** What is counted for the story of a War. */
export const STORY: Story = {
  erected: { title: 'Buildings placed', seat: (_s, e) => e.seat },
  levied: { title: 'Cards levied', seat: (_s, e) => e.seat },
  entered: { title: 'Forces placed', seat: (_s, e) => e.seat },
  attacks: { title: 'Attacks', seat: (s, e) => s.owners[e.card] },
  destroyed: { title: 'Forces lost', seat: (s, e) => s.owners[e.card] },
  announced: { title: 'Cards and abilities played', seat: (_s, e) => e.seat },
};
