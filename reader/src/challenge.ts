import { challengeOf } from '@siegeworks/contract';
import type { CoursePoint, OutcomeFacts } from '@siegeworks/protocol';
import type { Reading } from './reading.ts';

/** How many marks show how a match went. */
const MARKS = 12;
const HEIGHTS = '▁▂▃▄▅▆▇█';

/** The challenge of a day in one line to pass on: how it ended and how close it was, but nothing of the cards. */
export function challengeLine(
  { game, facts }: Reading,
  outcome: OutcomeFacts & { seed: string },
): string | null {
  const { seats = [], eye = null } = facts ?? {};
  const own = seats.findIndex(seat => seat.mine);
  const people = seats.filter(seat => seat.mine).length;
  const date = challengeOf(game, { ...outcome, bots: seats.map(seat => seat.bot) });
  if (date === null || people !== 1 || eye !== own) return null;
  const { places, draw, turns, course } = outcome;
  const ended = draw ? 'drawn' : places[own] === 1 ? 'won' : 'lost';
  const rivals = seats.filter(seat => !seat.mine).map(seat => seat.name);
  const title = `${game.about.title} ${date}`;
  const match = rivals.length === 0 ? title : `${title} against ${rivals.join(' and ')}`;
  const after = turns === 1 ? 'in one turn' : `in ${turns} turns`;
  return `${match}: ${ended} ${after} ${marksOf(course, own)}`.trim();
}

/** The estimated chances as a row of bars. */
function marksOf(course: readonly CoursePoint[], seat: number): string {
  const shown = Math.min(MARKS, course.length);
  const at = (i: number) => course[Math.round((i * (course.length - 1)) / Math.max(1, shown - 1))];
  return Array.from(
    { length: shown },
    (_, i) => HEIGHTS[Math.min(7, Math.floor(at(i).scores[seat] / 12.5))],
  ).join('');
}
