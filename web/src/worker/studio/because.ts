import type { Deed } from '@siegeworks/bots';
import { aftermaths } from '@siegeworks/bots';
import type { Option, Seat, State } from '@siegeworks/contract';
import { linesOf } from '@siegeworks/reader';
import type { Replay } from './replay.ts';

/** An answer and what it is compared with, at a moment of a match. */
export interface Compared {
  at: number;
  seat: Seat;
  option: Option;
  other: Option;
}
/** From such a difference on, in shares of the tables, an answer is said to bring something about: twice what chance explains. */
const TELLING = 0.25;
const MOST = 2;

/**
 * How deeds end within a round after an answer much more often than after the other one, in the words of the log: tried at
 * tables that the player could have been sitting at, so it tells nothing that was hidden.
 */
export function because(replay: Replay, { at, seat, option, other }: Compared): string[] {
  const { game } = replay.match;
  const seed = `because:${at}`;
  const tried = (each: Option) =>
    aftermaths(game, replay.stateAt(at), { seat, option: each }, { seed }).map(deeds =>
      sentences(replay, seat, deeds),
    );
  const own = tried(option);
  const [mine, others] = [counted(own), counted(tried(other))];
  return [...mine]
    .map(([text, n]) => ({ text, n, less: others.get(text) ?? 0 }))
    .filter(({ n, less }) => n - less >= TELLING * own.length)
    .toSorted((a, b) => b.n - b.less - (a.n - a.less) || b.n - a.n)
    .slice(0, MOST)
    .map(({ text, n, less }) => `${text.replace(/\.$/, '')} (${oftenIn(n, less, own.length)})`);
}

const oftenIn = (n: number, less: number, all: number): string =>
  `in ${n} of ${all} tries, otherwise ${less === 0 ? 'never' : `in ${less}`}`;

/** How deeds end, in the words of this eye. */
function sentences(replay: Replay, seat: Seat, deeds: readonly Deed<State>[]): Set<string> {
  const { sees } = replay.match.game.knowledge;
  const said = deeds.flatMap(({ state, events }) => {
    const known = events.flatMap(event => sees(event, seat) ?? []);
    if (known.length === 0) return [];
    const lines = linesOf(replay.words, replay.seen(state, seat), { events: known, pick: 0 });
    return lines.filter(({ part }) => part === 'result').map(({ text }) => text);
  });
  return new Set(said);
}

function counted(tables: readonly Set<string>[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const said of tables) for (const text of said) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
