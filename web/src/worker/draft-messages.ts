import type { PackPlan } from '@siegeworks/contract';
import type { ClientMessage, PackInfo } from '@siegeworks/protocol';

const TYPES = ['drafts', 'openDraft', 'draft', 'takeCards', 'buildDeck', 'forgetDraft'] as const;
export type DraftMessage = Extract<ClientMessage, { type: (typeof TYPES)[number] }>;
/** What is answered by a part of the worker that only those load who open packs. */
export const isDraftMessage = (message: ClientMessage): message is DraftMessage =>
  TYPES.some(type => type === message.type);

export const packInfoOf = ({ packs, take, slots, stock, why }: PackPlan): PackInfo => ({
  packs,
  take,
  slots: slots.map(slot => ({ name: slot.name, n: slot.n })),
  stock: [...stock],
  why,
});
