import type { Seat, State } from '@siegeworks/contract';
import type { Figure, LogLine, Moment } from '@siegeworks/protocol';
import type { Reading } from './reading.ts';
import { worded } from './reading.ts';

/** A line of the log, and for whom it counts in the story of the match. */
export interface Line extends LogLine {
  counts: { title: string; seat: Seat } | null;
}

/** What happened at one moment, one sentence each. */
export function linesOf(
  reading: Reading,
  seen: State,
  { events, pick }: Pick<Moment, 'events' | 'pick'>,
): Line[] {
  const { words } = reading.game;
  return events.map(event => {
    const { rule, say, part = 'detail', short, cards } = words.events[event.type];
    const figure = words.story?.[event.type];
    const seat = figure ? worded(reading, () => figure.seat(seen, event), null) : null;
    return {
      text: worded(reading, () => say(seen, event), event.type),
      rule: typeof rule === 'string' ? rule : worded(reading, () => rule(event), ''),
      kind: event.type,
      part: typeof part === 'function' ? worded(reading, () => part(event), 'detail') : part,
      ...(short && { short: worded(reading, () => short(seen, event), '') }),
      cards: cards ? worded(reading, () => [...cards(seen, event)], []) : [],
      pick,
      event,
      counts: figure && typeof seat === 'number' ? { title: figure.title, seat } : null,
    };
  });
}

/** A line as a screen takes it. */
export const logLine = ({ counts: _counts, ...line }: Line): LogLine => line;

/** What the game counts, by seat. */
export function figuresOf({ game }: Reading, lines: readonly Line[], seats: number): Figure[] {
  const titles = new Set(Object.values(game.words.story ?? {}).map(figure => figure.title));
  return [...titles].map(title => {
    const counts = Array.from({ length: seats }, () => 0);
    for (const line of lines) if (line.counts?.title === title) counts[line.counts.seat]++;
    return { title, counts };
  });
}
