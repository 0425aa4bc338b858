import type { Match, Pick } from '@siegeworks/kernel';
import type { CoursePoint } from '@siegeworks/protocol';
import type { Progress } from './room.ts';

type Chronicle = Progress['chronicle'];

/** How the match stands when it begins. */
export const begun = (match: Match): Chronicle => continued([], match);

/** Writes down how the match stands, whenever a turn begins or the game is over. */
export function continued(chronicle: Chronicle, match: Match): Chronicle {
  const { game, state, picks } = match;
  const turn = game.audit.turns(state);
  if (chronicle.at(-1)?.turn === turn && !state.over) return chronicle;
  const scores = Array.from({ length: state.seats }, (_, seat) =>
    Math.round(100 * game.judgement.score(state, seat)),
  );
  return [...chronicle, { pick: picks.length, turn, scores }];
}

/** As it was after this many picks, before later ones were undone. */
export const until = (chronicle: Chronicle, picks: number): Chronicle =>
  chronicle.filter(({ pick }) => pick <= picks);

/** More points than these make a plot no clearer. */
const POINTS = 60;

export function courseOf(chronicle: Chronicle): CoursePoint[] {
  const step = Math.ceil(chronicle.length / POINTS);
  const last = chronicle.length - 1;
  return chronicle
    .filter((_point, i) => i % step === 0 || i === last)
    .map(({ turn, scores }) => ({ turn, scores }));
}

/** By seat: how often somebody had to decide. */
export function decisionsOf({ picks, config }: Match, auto: readonly boolean[]): number[] {
  const asked = picks.filter((_pick: Pick, i) => !auto[i]);
  return config.players.map((_player, seat) => asked.filter(pick => pick.seat === seat).length);
}
