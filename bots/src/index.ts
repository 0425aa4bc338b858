import type { Bot } from './bot.ts';
import { greedy } from './greedy.ts';
import { habit } from './habit.ts';
import { hasty, levels } from './levels.ts';
import { random } from './random.ts';
import { opponents } from './styles.ts';

export * from './bot.ts';
export * from './coach/account.ts';
export * from './coach/aftermath.ts';
export * from './coach/analysis.ts';
export * from './coach/chances.ts';
export * from './coach/course.ts';
export * from './coach/kinds.ts';
export * from './coach/marks.ts';
export * from './coach/review.ts';
export * from './prove/aim.ts';
export * from './prove/falls.ts';
export * from './prove/key.ts';
export * from './prove/prover.ts';
export * from './prove/solution.ts';
export * from './styles.ts';
export * from './weights.ts';
export * from './windows.ts';
export { greedy, habit, hasty, levels, random };

/** Everybody who can be asked to play: three for measuring, then the levels, plain and with a style. */
export const bots: readonly Bot[] = [random, habit, greedy, ...levels, ...opponents];

export function botOf(id: string): Bot | null {
  return bots.find(bot => bot.id === id) ?? null;
}
