import type { Game, GameEvent, Option, Seat, Seed, State } from '@siegeworks/contract';
import type { Pick } from '@siegeworks/kernel';
import { apply, pending } from '@siegeworks/kernel';

/** The table after a pick, and what happened on the way to it. */
export interface Deed<S extends State> {
  state: S;
  events: GameEvent[];
}
/** How many tables are tried to tell what usually follows. */
export const TRIED = 24;
/** Nothing is followed further, even if the round goes on. */
const FURTHEST = 150;

/** What follows an answer at one table after the other that its player could be sitting at, if everybody does the usual. */
export function aftermaths<S extends State>(
  game: Game<S>,
  state: S,
  pick: Pick,
  { tables = TRIED, seed }: { tables?: number; seed: Seed },
): Deed<S>[][] {
  return Array.from({ length: tables }, (_, n) => {
    const s = game.knowledge.sample(state, pick.seat, `${seed}:${n}`);
    return [...playedOn(game, s, pick)];
  });
}

/** The pick, and the usual ones until everybody else has had a turn: what was left open then shows. */
function* playedOn<S extends State>(game: Game<S>, from: S, { seat, option }: Pick): Generator<Deed<S>> {
  const { turns } = game.audit;
  const last = turns(from) + Math.max(1, from.seats - 1);
  let s = made(game, from, seat, option);
  yield { state: s, events: s.events ?? [] };
  for (let n = 1; n < FURTHEST && s.over === null && turns(s) <= last; n++) {
    const asked = pending(game, s);
    if (!asked) return;
    const usual =
      asked.options.length === 1 ? asked.options[0] : game.judgement.habit(s, asked.seat, asked.options);
    s = made(game, s, asked.seat, usual);
    yield { state: s, events: s.events ?? [] };
  }
}

function made<S extends State>(game: Game<S>, before: S, seat: Seat, option: Option): S {
  const s = game.rules.clone(before);
  s.events = [];
  apply(game, s, { seat, option });
  return s;
}
