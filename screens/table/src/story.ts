import type { CoursePoint, MatchState, OutcomeInfo, Seat, SeriesInfo } from '@siegeworks/protocol';
import { scoreLine, seriesWinners, winsNeeded } from '@siegeworks/protocol';
import { upper } from './model.ts';

/** How it ended, as seen by the person at the screen. */
export function verdict({ outcome, eye, seats }: MatchState): string {
  if (!outcome) return '';
  if (outcome.draw) return 'A draw';
  const first = seats.filter((_seat, i) => outcome.places[i] === 1).map(seat => seat.name);
  const alone = seats.filter(seat => seat.mine).length < 2;
  if (eye !== null && alone) return outcome.places[eye] === 1 ? 'You won' : 'You lost';
  return first.length === 0 ? 'The game is lost' : `${first.join(' and ')} won`;
}

/** `1 : 0, first to 2.`, or who won the series: then the winner's number comes first. */
export function seriesVerdict(series: SeriesInfo): string {
  const winners = seriesWinners(series);
  if (winners.length === 0) return `${scoreLine(series)}, first to ${winsNeeded(series.of)}.`;
  const score = series.score.toSorted((a, b) => b.wins - a.wins);
  return `${winners.join(' and ')} won the series, ${scoreLine({ ...series, score })}.`;
}

/** One line of the table of figures. */
export interface StoryRow {
  title: string;
  cells: (number | string)[];
}

export function storyRows({ places, draw, story }: OutcomeInfo): StoryRow[] {
  const place = { title: 'Place', cells: draw ? places.map(() => 'draw') : places };
  const decisions = { title: 'Decisions', cells: story.decisions };
  const told = story.figures.filter(({ counts }) => counts.some(n => n > 0));
  const figures = told.map(({ title, counts }) => ({ title: upper(title), cells: counts }));
  return [...(places.length > 1 ? [place] : []), decisions, ...figures];
}

/** A line of the plot: its points in the plot's own measure. */
export function lineOf(course: readonly CoursePoint[], seat: Seat, width: number, height: number): string {
  const last = Math.max(1, course.length - 1);
  return course
    .map(({ scores }, i) => `${round((i / last) * width)},${round(height - (scores[seat] / 100) * height)}`)
    .join(' ');
}
/** Which stroke a seat's line has: whoever looks at it has the first one. */
export const strokeOf = (seat: Seat, eye: Seat | null): number =>
  eye === null || seat > eye ? seat : seat === eye ? 0 : seat + 1;
/** What a line is called beside it. */
export const nameFor = ({ name }: { name: string }, seat: Seat, eye: Seat | null): string =>
  seat === eye ? 'You' : name;
const round = (n: number): number => Math.round(10 * n) / 10;

/** The plot in words, for people who cannot see it. */
export function courseInWords(course: readonly CoursePoint[], names: readonly string[]): string {
  return names.map((name, seat) => `${name}: ${wayOf(course, seat)}.`).join(' ');
}

function wayOf(course: readonly CoursePoint[], seat: Seat): string {
  const score = (point: CoursePoint | undefined) => point?.scores[seat] ?? 0;
  const before = course.slice(0, -1);
  const best = before.reduce((a, b) => (score(b) > score(a) ? b : a), course[0]);
  const worst = before.reduce((a, b) => (score(b) < score(a) ? b : a), course[0]);
  return [
    `from ${score(course[0])} %`,
    `best ${score(best)} % in turn ${best?.turn}`,
    `worst ${score(worst)} % in turn ${worst?.turn}`,
    `at the end ${score(course.at(-1))} %`,
  ].join(', ');
}

/** `Knight and Squire`. */
export const namesOf = ({ seats, eye }: MatchState, some: readonly Seat[]): string =>
  some.map(seat => (seat === eye ? 'you' : (seats[seat]?.name ?? ''))).join(' and ');

/** What was closest: the worst moment of a winner, the best of everybody else. Empty where nobody watched a side. */
export function turningPoint({ outcome, eye, seats }: MatchState): string {
  const { course = [], turns = 0 } = outcome?.story ?? {};
  const after = turns === 1 ? 'After one turn.' : `After ${turns} turns.`;
  const played = course.slice(0, -1);
  if (!outcome || eye === null || played.length < 2 || seats.filter(seat => seat.mine).length > 1)
    return after;
  const won = outcome.places[eye] === 1 && !outcome.draw;
  const score = (point: CoursePoint) => point.scores[eye];
  const at = played.reduce((a, b) => (won === score(b) < score(a) ? b : a));
  if (won && score(at) >= 50) return `${after} You were never behind.`;
  return won
    ? `Your lowest point was turn ${at.turn}, at ${score(at)} %.`
    : `Your best moment was turn ${at.turn}, at ${score(at)} %.`;
}
