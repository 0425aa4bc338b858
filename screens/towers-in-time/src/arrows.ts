import type { LogLine } from '@siegeworks/protocol';
import type { Combat, Realm } from '@siegeworks/towers-in-time';
import { NONE } from '@siegeworks/towers-in-time';
import type { ArrowLine } from '@siegeworks/ui';

/** Who strikes whom in the combat, and who has just been targeted. */
export function arrowsOf(s: Realm, news: readonly LogLine[]): ArrowLine[] {
  return [...(s.combat ? blows(s.combat) : []), ...aims(news)];
}

/** Attackers run at the shields; defenders stand in their way. */
function blows({ attackers, attacked, defenders, blocked }: Combat): ArrowLine[] {
  if (attacked === NONE || attackers.length === 0) return [];
  // One arrow stands for a whole Army.
  if (!blocked) return [{ from: attackers[0], to: shieldsOf(attacked), kind: 'attack' }];
  return defenders.map((from, i) => ({ from, to: attackers[i % attackers.length], kind: 'block' }));
}
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
/** Shots and Paralyze in the latest lines of the log: from whom, at whom. */
function aims(news: readonly LogLine[]): ArrowLine[] {
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
