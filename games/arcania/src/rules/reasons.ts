import type { Reason } from '@siegeworks/contract';

/** Why something is not possible, with its rule. */
export const because = (rule: string, text: string): Reason => ({ rule, text });
