import type { LogLine } from '@siegeworks/protocol';
import type { ArrowLine } from '@siegeworks/ui';

/** Where a player's shields are. */
export const shieldsOf = (seat: number) => `${seat}.shields`;

interface Shot {
  card: number;
  target: number;
}
interface Paralysis {
  card: number;
  by: number;
}
/**
 * Shots and Paralyze in the latest lines of the log: from whom, at whom. Fighters need no arrow: they stand face to
 * face, and the shields that they run at are marked.
 */
export function arrowsOf(news: readonly LogLine[]): ArrowLine[] {
  const lines = news.flatMap(({ event }): ArrowLine[] => {
    if (isShot(event)) return [{ from: event.card, to: event.target, kind: 'target' }];
    if (isParalysis(event)) return [{ from: event.by, to: event.card, kind: 'target' }];
    return [];
  });
  // Two shots by a unit at the same target make one arrow.
  return lines.filter(
    ({ from, to }, i) => lines.findIndex(other => other.from === from && other.to === to) === i,
  );
}
const isShot = (event: LogLine['event']): event is LogLine['event'] & Shot => event.type === 'shot';
const isParalysis = (event: LogLine['event']): event is LogLine['event'] & Paralysis =>
  event.type === 'paralysed';
