import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';

export * from './bot.ts';
export * from './review.ts';
export { greedy, levels, random };

/** Everybody who can be asked to play: two for measuring, then the levels. */
export const bots: readonly Bot[] = [random, greedy, ...levels];

export function botOf(id: string): Bot | null {
  return bots.find(bot => bot.id === id) ?? null;
}
