import type { GameEvent, Match, Seat } from '@siegeworks/kernel';
import type { CoursePoint, Figure, Story } from '@siegeworks/protocol';

/** What is written down during a match so that its story can be told when it is over. */
export interface Chronicle {
  counted: { pick: number; title: string; seat: Seat }[];
  course: (CoursePoint & { pick: number })[];
}

export const newChronicle = (): Chronicle => ({ counted: [], course: [] });

/** Writes down what the game counts, and how the match stands whenever a turn begins or the game is over. */
export function record({ counted, course }: Chronicle, match: Match, events: readonly GameEvent[]): void {
  const { game, state, picks } = match;
  const pick = picks.length;
  for (const event of events) {
    const figure = game.words.story?.[event.type];
    const seat = figure?.seat(state, event) ?? null;
    if (figure && seat !== null) counted.push({ pick, title: figure.title, seat });
  }
  const turn = game.audit.turns(state);
  if (course.at(-1)?.turn === turn && !state.over) return;
  const scores = Array.from({ length: state.seats }, (_, seat) =>
    Math.round(100 * game.judgement.score(state, seat)),
  );
  course.push({ pick, turn, scores });
}

/** Picks were taken back. */
export function forget({ counted, course }: Chronicle, picks: number): void {
  while ((counted.at(-1)?.pick ?? 0) > picks) counted.pop();
  while ((course.at(-1)?.pick ?? 0) > picks) course.pop();
}

/** More points than these make a plot no clearer. */
const POINTS = 60;

export function storyOf({ counted, course }: Chronicle, match: Match, auto: readonly boolean[]): Story {
  const { game, state, picks, config } = match;
  const asked = picks.filter((_pick, i) => !auto[i]);
  const perSeat = (list: readonly { seat: Seat }[]) =>
    config.players.map((_player, seat) => list.filter(each => each.seat === seat).length);
  const titles = new Set(Object.values(game.words.story ?? {}).map(figure => figure.title));
  const figures = [...titles].map(
    (title): Figure => ({ title, counts: perSeat(counted.filter(each => each.title === title)) }),
  );
  return {
    turns: game.audit.turns(state),
    decisions: perSeat(asked),
    figures,
    course: thinned(course).map(({ turn, scores }) => ({ turn, scores })),
  };
}

function thinned<T>(points: readonly T[]): T[] {
  const step = Math.ceil(points.length / POINTS);
  return points.filter((_point, i) => i % step === 0 || i === points.length - 1);
}
