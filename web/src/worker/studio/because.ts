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
 * What happens within a round after an answer much more often than after the other one, in the words of the log: tried at
 * tables that the player could have been sitting at, so it tells nothing that was hidden. How deeds end tells most; where that
 * is the same, what else becomes possible is told.
 */
export function because(replay: Replay, { at, seat, option, other }: Compared): string[] {
  const { game } = replay.match;
  const seed = `because:${at}`;
  const tried = (each: Option) =>
    aftermaths(game, replay.stateAt(at), { seat, option: each }, { seed }).map(deeds =>
      sentences(replay, seat, deeds),
    );
  const [own, others] = [tried(option), tried(other)];
  const ends = moreOften(
    own.map(each => each.ends),
    others.map(each => each.ends),
  );
  if (ends.length > 0) return ends;
  return moreOften(
    own.map(each => each.deeds),
    others.map(each => each.deeds),
  );
}

type Said = ReadonlySet<string>;

/** The sentences that were said at many more of our tables than of theirs. */
function moreOften(own: readonly Said[], theirs: readonly Said[]): string[] {
  const [mine, others] = [counted(own), counted(theirs)];
  return [...mine]
    .map(([text, n]) => ({ text, n, less: others.get(text) ?? 0 }))
    .filter(({ n, less }) => n - less >= TELLING * own.length)
    .toSorted((a, b) => b.n - b.less - (a.n - a.less) || b.n - a.n)
    .slice(0, MOST)
    .map(({ text, n, less }) => `${text.replace(/\.$/, '')} (${oftenIn(n, less, own.length)})`);
}

const oftenIn = (n: number, less: number, all: number): string =>
  `in ${n} of ${all} tries, otherwise ${less === 0 ? 'never' : `in ${less}`}`;

/** How deeds end, and what is done after the answer, in the words of this eye. */
function sentences(replay: Replay, seat: Seat, deeds: readonly Deed<State>[]): { ends: Said; deeds: Said } {
  const { sees } = replay.match.game.knowledge;
  const said = deeds.flatMap(({ state, events }, pick) => {
    const known = events.flatMap(event => sees(event, seat) ?? []);
    return known.length === 0 ? [] : linesOf(replay.words, replay.seen(state, seat), { events: known, pick });
  });
  const texts = (lines: typeof said) => new Set(lines.map(({ text }) => text));
  return {
    ends: texts(said.filter(({ part }) => part === 'result')),
    // The answer itself is no consequence of it.
    deeds: texts(said.filter(({ part, pick }) => part === 'deed' && pick > 0)),
  };
}

function counted(tables: readonly Said[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const said of tables) for (const text of said) counts.set(text, (counts.get(text) ?? 0) + 1);
  return counts;
}
