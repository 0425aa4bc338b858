import type { Bot, Mind } from '@siegeworks/bots';
import { answer, botOf, newMind } from '@siegeworks/bots';
import type { Game, Option, Outcome, Seat, Seed, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import { LIMITS } from '@siegeworks/files';
import type { Pending, Pick } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { underLaws } from '@siegeworks/kernel/laws';
import type { Followed } from './follow.ts';
import { Follower } from './follow.ts';
import type { Plan, Seating } from './plan.ts';
import { seating } from './plan.ts';

/** The result of one game of a run. Plain data: it travels between threads. */
export interface Played {
  index: number;
  seed: Seed;
  players: string[];
  decks: string[];
  picks: number;
  turns: number;
  /** Who began the first turn; `null` when no turn began. */
  first: Seat | null;
  outcome: Outcome | null;
  failure: Failure | null;
  /** Only when the plan asks for it. */
  followed?: Followed;
}
export interface Failure {
  /** How many picks had been made when it happened. */
  pick: number;
  /** The broken law, or `no exception` when the game threw. */
  law: string;
  text: string;
}
/** Told of every pick before it is made, how many were made before it, of the table as it is then and of what else was offered. */
export type Watch = (pick: Pick, made: number, s: State, options: readonly Option[]) => void;
/** Who is meant by a player's name in a plan. */
export type Cast = (player: string) => Bot | null;

/** Plays one game of a plan. Whatever goes wrong in it is part of the result. */
export function playOne(
  game: Game,
  plan: Plan,
  index: number,
  watch: Watch = () => {},
  cast: Cast = botOf,
): Played {
  const seats = seating(game, plan, index);
  const follower = plan.follow ? new Follower(game, plan.seats) : null;
  const table = new Table(plan, seats, follower ? follower.before(watch) : watch, cast);
  const failure = plan.check ? checked(game, seats, table) : trusted(game, seats, table, plan.coverage);
  const { seed, players, decks } = seats;
  const s = table.state;
  const turns = s === null ? 0 : game.audit.turns(s);
  const outcome = failure === null && s !== null ? s.over : null;
  const picks = failure?.pick ?? table.answers;
  const followed = follower && s !== null ? { followed: follower.end(s) } : {};
  return { index, seed, players, decks, picks, turns, first: table.first, outcome, failure, ...followed };
}

/** Plays one game that must reach its end: nothing can be learned from a failure. */
export function playThrough(...[game, plan, index, watch, cast]: Parameters<typeof playOne>): Played {
  const played = playOne(game, plan, index, watch, cast);
  const { failure } = played;
  if (failure)
    throw new Error(`game ${index} of seed ${plan.seed}: ${failure.law}: ${failure.text.split('\n')[0]}`);
  return played;
}

/** 1 for the winner, a half for a draw. */
export function wonBy(outcome: Outcome | null, seat: Seat): number {
  if (outcome?.places[seat] !== 1) return 0;
  return outcome.draw ? 0.5 : 1;
}

/** The players of one game; remembers how far it got. */
class Table {
  answers = 0;
  state: State | null = null;
  first: Seat | null = null;
  private readonly bots: (Bot | null)[];
  private readonly minds: Mind[];
  private readonly watch: Watch;

  constructor(plan: Plan, { seed, players }: Seating, watch: Watch, cast: Cast) {
    this.bots = players.map(cast);
    this.minds = players.map((_player, seat) => mindFor(plan, `${seed}/${seat}`));
    this.watch = watch;
  }

  answer(game: Game, s: State, asked: Pending): Option {
    this.state = s;
    if (this.first === null && game.audit.turns(s) > 0) this.first = game.audit.begins(s);
    const { seat, options, question } = asked;
    if (options.length === 0) throw new Impossible(`${question} offers nothing`);
    const bot = this.bots[seat];
    if (!bot) throw new Impossible(`${question} asks seat ${seat}, where nobody sits`);
    const option = answer(game, s, asked, bot, this.minds[seat]);
    this.watch({ seat, option }, this.answers, s, options);
    this.answers++;
    return option;
  }
}

/** A clock only for a budget in milliseconds: otherwise the same seed gives the same game. */
function mindFor({ budget }: Plan, seed: Seed): Mind {
  const timed = budget !== null && budget.milliseconds < Number.POSITIVE_INFINITY;
  return { ...newMind(seed, timed ? () => performance.now() : null), budget };
}

/** Under all laws, from one seat in turn at each pick. The laws' own dice are not used, so that the game is the same with and without them. */
function checked(game: Game, { config, seed }: Seating, table: Table): Failure | null {
  const { broken } = underLaws({
    game,
    config,
    seed,
    player: (_game, s, asked) => table.answer(game, s, asked),
    every: Number.POSITIVE_INFINITY,
  });
  if (broken.length === 0) return null;
  const [{ pick, law, text }] = broken;
  return { pick, law, text: text.slice(0, LIMITS.text) };
}

function trusted(game: Game, { config, seed }: Seating, table: Table, loud: boolean): Failure | null {
  let pick = 0;
  try {
    const s = begin(game, config, seed);
    for (let asked = pending(game, s); asked !== null; asked = pending(game, s)) {
      if (pick >= game.about.bound) return { pick, law: 'ending', text: tooLong(game) };
      s.events = loud ? [] : null;
      play(game, s, table.answer(game, s, asked));
      pick++;
    }
    table.state = s;
    return null;
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : `${error}`;
    return { pick, law: 'no exception', text: text.slice(0, LIMITS.text) };
  }
}

const tooLong = (game: Game) => `the game lasts longer than ${game.about.bound} picks`;
