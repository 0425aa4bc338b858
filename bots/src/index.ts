import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export * from './bot.ts';
export { greedy, random };

/** Everybody who can be asked to play, the simplest first. */
export const bots: readonly Bot[] = [random, greedy];

export function botOf(id: string): Bot | null {
  return bots.find(bot => bot.id === id) ?? null;
}
