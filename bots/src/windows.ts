import type { Pending } from '@siegeworks/kernel';
import type { Bot } from './bot.ts';

/** How long somebody takes in a window who needs next to no time for thinking. */
const SHORT = 60;
/** How much of that time is for thinking; the rest is for what thinking takes beyond its time. */
const THINKING = 0.8;

/** When an answer must be thought out, and when it is given. */
export interface Timing {
  think: number;
  answer: number;
}

/**
 * In a window everybody is asked who could have an answer by what all can see, and whoever has none may only pass
 * (decision 7). If a lone pass came at once, the time would tell what the rules hide: so where one may pass, every
 * answer takes the same time. `null` where nothing has to be hidden.
 */
export function timingOf({ options }: Pending, { window = SHORT }: Bot, now: number): Timing | null {
  if (!options.some(option => option.kind === 'pass')) return null;
  return { think: now + THINKING * window, answer: now + window };
}
