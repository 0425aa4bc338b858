import type { Game, Outcome, Seat, State } from '@siegeworks/contract';
import { apply, pending } from '@siegeworks/kernel';
import { withWeights } from '../weights.ts';

/** How likely every seat is to win, by seat. */
export type Chances = readonly number[];

/** Says how likely every seat is to win. */
export type Judge<S extends State> = (s: S) => Chances;

/**
 * The game's own judgement with all its experience, as chances that go together: those of all sides make one. It is quick and
 * knows the whole table; what it cannot tell shows in the account as a part of its own.
 */
export function judgeOf<S extends State>(game: Game<S>): Judge<S> {
  return game.judgement.untilChance ? ripenedOf(game) : glanceOf(game);
}

/** The way that `judgeOf` does not look: it sees other luck, and what both see together explains more of a result. */
export function otherJudgeOf<S extends State>(game: Game<S>): Judge<S> {
  return game.judgement.untilChance ? glanceOf(game) : ripenedOf(game);
}

/** At the table where the usual picks lead. */
function ripenedOf<S extends State>(game: Game<S>): Judge<S> {
  const judge = glanceOf(game);
  return s => judge(ripened(game, s));
}

/** No table is played on further than this, even if chance does not step in. */
const FURTHEST = 40;

/** The table after the usual picks, up to the last moment before dice, cards or the end of a turn decide. */
function ripened<S extends State>(game: Game<S>, from: S): S {
  let s = from;
  for (let n = 0; n < FURTHEST; n++) {
    const asked = s.over ? null : pending(game, s);
    if (!asked) return s;
    const { seat, options } = asked;
    const next = game.rules.clone(s);
    next.events = null;
    const option = options.length === 1 ? options[0] : game.judgement.habit(s, seat, options);
    apply(game, next, { seat, option });
    if (next.luck !== from.luck) return next.over ? next : s;
    s = next;
  }
  return s;
}

/** At the table as it is. */
function glanceOf<S extends State>(game: Game<S>): Judge<S> {
  const { score } = withWeights(game, game.judgement.experience ?? {}).judgement;
  return s => {
    const seats = Array.from({ length: s.seats }, (_, seat) => seat);
    if (s.over) return resultOf(s.over, s.seats);
    const scores = seats.map(seat => score(s, seat));
    return s.seats === 1 ? scores : shared(scores, sidesOf(game, s, seats));
  };
}

/** 1 for the winner, a half for a draw. */
export function resultOf({ places, draw }: Outcome, seats: number): Chances {
  return Array.from({ length: seats }, (_, seat) => (places[seat] === 1 ? (draw ? 0.5 : 1) : 0));
}

/** Which side each seat is on: those of one team share it. */
function sidesOf<S extends State>(game: Game<S>, s: S, seats: readonly Seat[]): string[] {
  return seats.map(seat => game.words.team?.(s, seat) ?? `seat ${seat}`);
}

/** A side's chance is that of its seats on average; all sides together win once. */
function shared(scores: readonly number[], sides: readonly string[]): number[] {
  const means = new Map<string, number>();
  for (const side of new Set(sides)) {
    const own = scores.filter((_score, seat) => sides[seat] === side);
    means.set(side, own.reduce((sum, score) => sum + score, 0) / own.length);
  }
  const all = [...means.values()].reduce((sum, mean) => sum + mean, 0);
  return sides.map(side => (all > 0 ? (means.get(side) ?? 0) / all : 1 / means.size));
}
