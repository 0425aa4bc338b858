import type { Reason } from '@siegeworks/contract';

/** Reasons are created once, because guards run all the time. */
export const because = (rule: string, text: string): Reason => ({ rule, text });
