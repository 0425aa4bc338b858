import type { Game, Outcome } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import type { Check, Fields, Place } from '@siegeworks/files/shape';
import {
  exact,
  flag,
  list,
  name,
  optional,
  orNull,
  record,
  simple,
  text,
  textUpTo,
  wholeFrom,
} from '@siegeworks/files/shape';
import type { Followed } from './follow.ts';
import { STAGES } from './follow.ts';
import type { Plan } from './plan.ts';
import { seating } from './plan.ts';
import type { Failure, Played } from './played.ts';

/** A game as it was written down, which must be one of this plan. */
export function playedOf(game: Game, plan: Plan): Check<Played> {
  const played = exact(playedFields(plan));
  return (value, at) => {
    const before = at.problems;
    const one = played(value, at);
    if (at.problems === before) seatedRight(game, plan, one, at);
    return one;
  };
}

function playedFields(plan: Plan): Fields<Played> {
  const counted = wholeFrom(0, Number.MAX_SAFE_INTEGER);
  return {
    index: wholeFrom(0, plan.games - 1),
    seed: textUpTo(LIMITS.seed),
    players: list(name, plan.seats),
    decks: list(name, plan.seats),
    picks: counted,
    turns: counted,
    first: orNull(wholeFrom(0, plan.seats - 1)),
    outcome: orNull(
      exact<Outcome>({
        // A player alone who loses is second to the game.
        places: list(wholeFrom(1, Math.max(2, plan.seats)), plan.seats),
        draw: flag,
        rule: name,
        reason: name,
      }),
    ),
    failure: orNull(exact<Failure>({ pick: counted, law: name, text })),
    followed: optional(
      exact<Followed>({
        cards: list(record(wholeFrom(0, STAGES.length - 1), LIMITS.cards), plan.seats),
        decisions: counted,
        leads: counted,
        lowest: list(share, plan.seats),
      }),
    ),
  };
}

/** The seed, players and decks follow from the plan; a game ended or failed, and nobody is left out. */
function seatedRight(game: Game, plan: Plan, played: Played, at: Place): void {
  const { seed, players, decks } = seating(game, plan, played.index);
  const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);
  if (played.seed !== seed) at.field('seed').wrong(`is not that of game ${played.index}`);
  if (!same(played.players, players)) at.field('players').wrong(`must be ${players.join(', ')}`);
  if (!same(played.decks, decks)) at.field('decks').wrong(`must be ${decks.join(', ')}`);
  const { outcome, failure } = played;
  if ((outcome === null) === (failure === null))
    at.wrong('must have either an outcome or a failure, and not both');
  if (outcome && outcome.places.length !== plan.seats)
    at.field('outcome').field('places').wrong(`must be one for each of ${plan.seats} seats`);
}

/** A number from 0 to 1. */
const share: Check<number> = (value, at) => {
  const n = simple(value, at);
  if (typeof n === 'number' && n >= 0 && n <= 1) return n;
  at.wanted('a share from 0 to 1', value);
  return 0;
};
