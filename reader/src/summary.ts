import type { Eye, Game, State } from '@siegeworks/contract';
import type { SeriesInfo, UsualAnswer } from '@siegeworks/protocol';
import { seriesLine } from '@siegeworks/protocol';

/** Somebody at a table, as the list of matches names them. */
export interface Player {
  name: string;
  kind: 'person' | 'computer' | 'open';
}

/** Alone, against others, or others among themselves. */
export function titleOf({ about: { title } }: Game, players: readonly Player[]): string {
  const others = players.filter(player => player.kind === 'computer').map(player => player.name);
  const people = players.filter(player => player.kind === 'person');
  if (people.length > 1) return `${title}: ${players.map(player => player.name).join(' against ')}`;
  if (others.length === 0) return title;
  return others.length < players.length
    ? `${title} against ${others.join(', ')}`
    : `${title}: ${others.join(' against ')}`;
}

/** How a match stands, in a line. */
export function noteOf({ words }: Game, seen: State, eye: Eye, series: SeriesInfo | null): string {
  const stands = seen.over ? words.outcome(seen) : words.board(seen, eye).status.join(', ');
  return series ? `${seriesLine(series)} · ${stands}` : stands;
}

/** The questions that people may have answered for them. */
export function usualAnswers({ judgement, words }: Game): UsualAnswer[] {
  return Object.entries(judgement.standing ?? {}).map(([question, { answer }]) => ({
    question,
    answer,
    text: words.usual?.[question]?.text ?? question,
  }));
}
