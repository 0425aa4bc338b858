import type { Reason } from '@siegeworks/contract';

/** Reasons are made once: guards run all the time. */
export const because = (rule: string, text: string): Reason => ({ rule, text });
