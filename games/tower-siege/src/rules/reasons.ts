import type { Reason } from '@siegeworks/contract';

/** Called once per reason, when a file is loaded: guards run all the time. */
export const because = (rule: string, text: string): Reason => ({ rule, text });
