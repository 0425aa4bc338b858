import type { StudioAnalysis, StudioVerdict } from '@siegeworks/protocol';

/** How many moments a coach shows. */
const MOST = 3;

/** The moments worth a second look: where a seat gave away most, the costliest first. */
export function lessonsIn({ verdicts }: StudioAnalysis, seat: number): StudioVerdict[] {
  return verdicts
    .filter(verdict => verdict.seat === seat && verdict.mark !== null && verdict.lost > 0)
    .sort((a, b) => b.lost - a.lost)
    .slice(0, MOST);
}

/** Why there is nothing to learn. */
export function whyNothing({ verdicts, tries }: StudioAnalysis, seat: number): string {
  const own = verdicts.filter(verdict => verdict.seat === seat);
  if (own.length === 0) return 'There was nothing to decide: every question had one answer only.';
  const worst = Math.max(...own.map(({ lost }) => lost));
  const decisions = own.length === 1 ? 'one decision' : `${own.length} decisions`;
  if (worst === 0)
    return `In ${decisions} every answer was as good as the best, as far as ${tries} tries can tell. A deeper look may still find something.`;
  return `In ${decisions} no answer gave away more than ${Math.round(100 * worst)} points of the chance to win; from 5 points on it would be worth a second look.`;
}
