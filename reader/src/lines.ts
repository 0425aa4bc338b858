import type { GameEvent, Id, Seat, State } from '@siegeworks/contract';
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
    const { rule, say, part = 'detail', short, thread, cards } = words.events[event.type];
    const about = worded(reading, () => [...(cards ?? cardsIn)(seen, event)].filter(id => id >= 0), []);
    const figure = words.story?.[event.type];
    const seat = figure ? worded(reading, () => figure.seat(seen, event), null) : null;
    return {
      text: worded(reading, () => say(seen, event), event.type),
      rule: typeof rule === 'string' ? rule : worded(reading, () => rule(event), ''),
      kind: event.type,
      part: typeof part === 'function' ? worded(reading, () => part(event), 'detail') : part,
      ...(short && { short: worded(reading, () => short(seen, event), '') }),
      ...(thread && { thread: worded(reading, () => thread(event), '') }),
      cards: about,
      pictures: [
        ...named(reading, event),
        ...about.flatMap(id => worded(reading, () => words.card?.(seen, id), null) ?? []),
      ],
      pick,
      event,
      counts: figure && typeof seat === 'number' ? { title: figure.title, seat } : null,
    };
  });
}

/** The cards that most events name. */
const cardsIn = (_seen: State, { card, target, cards }: Naming): Id[] =>
  [card, target, ...(Array.isArray(cards) ? cards : [])].filter(id => typeof id === 'number');
/** Fields that most events have in common. */
type Naming = GameEvent & Partial<Record<'card' | 'target' | 'cards' | 'what', unknown>>;
/** What is done without a card of its own, like the Spells that everybody knows, has its picture, too. */
const named = ({ game }: Reading, { what }: Naming): string[] =>
  typeof what === 'string' && game.catalogue.cards.some(({ id }) => id === what) ? [what] : [];

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
