import type { Seat } from '@siegeworks/contract';
import { sameOption } from '@siegeworks/kernel';
import type { Verdict } from './review.ts';

/** What is said of a decision in a sign. Most have none. */
export const MARKS = ['!', 'only', '?!', '?', '??'] as const;
export type Mark = (typeof MARKS)[number];

/** From how much that was given away, in chances of winning, a decision has this sign; the gravest first. */
export const THRESHOLDS = [
  ['??', 0.2],
  ['?', 0.1],
  ['?!', 0.05],
] as const;
/** How far every other answer must be behind for the best one to be the only one. */
export const ALONE_BY = 0.1;

export function markOf(verdict: Verdict): Mark | null {
  for (const [mark, from] of THRESHOLDS) if (verdict.lost >= from) return mark;
  if (!isOnly(verdict)) return null;
  return sameOption(verdict.option, verdict.usual) ? 'only' : '!';
}

/** Whether the best was picked, and nothing else was nearly as good. */
function isOnly({ best, option, answers }: Verdict): boolean {
  if (answers.length < 2 || !sameOption(best.option, option)) return false;
  return answers.every(
    each => each === best || best.chance - each.chance >= Math.max(ALONE_BY, each.margin ?? 0),
  );
}

/**
 * How much of what could have been given away was kept, in percent: 100 for whoever always picked the best, 0 for the worst.
 * Decisions in which little was at stake count little. `null` where nothing was.
 */
export function accuracy(verdicts: readonly Verdict[], seat: Seat): number | null {
  const own = verdicts.filter(verdict => verdict.seat === seat);
  const span = own.reduce((sum, verdict) => sum + verdict.span, 0);
  const lost = own.reduce((sum, verdict) => sum + verdict.lost, 0);
  return span > 0 ? 100 * (1 - lost / span) : null;
}
