import type { Game, Option, Seat, Seed, State } from '@siegeworks/contract';
import { Impossible } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { pending, sameOption } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';

/** Numbers from 0 up to 1. */
export type Dice = () => number;
/** Hands out full states that the asked seat could not tell from the real one. Nothing else is ever shown. */
export type Imagine<S extends State> = (seed: Seed) => S;

/** How far a bot may think before it must answer. */
export interface Budget {
  iterations: number;
  milliseconds: number;
}
/** What one seat has in addition to what it sees, and keeps from decision to decision of one match. */
export interface Mind {
  dice: Dice;
  /** Instead of the bot's own budget. */
  budget: Budget | null;
  /** Without a clock only iterations count, and the same seed gives the same picks. */
  clock: (() => number) | null;
  /** Only the bot itself knows what this is. */
  kept: unknown;
}
export function newMind(seed: Seed, clock: Mind['clock'] = null): Mind {
  return { dice: playerDice(seed), budget: null, clock, kept: null };
}

/** An answer that was thought about. */
export interface Candidate {
  option: Option;
  /** How likely it seems to win, 0 to 1. */
  chance: number;
  /** How often it was looked at. */
  visits: number;
  /** How far it may be from the best in truth, in chances of winning: what luck in the passes can explain. */
  margin?: number;
  /** What another seat answered most often when it was played out. */
  reply?: Reply | null;
}
/** An answer that is expected of another seat. */
export interface Reply {
  seat: Seat;
  option: Option;
  /** How often it was that one, 0 to 1. */
  share: number;
}
/** A decision in the making: it can be watched, and broken off at any moment. */
export interface Thought {
  /** Thinks one small step further; false when it has thought enough. */
  more(): boolean;
  /** The best answer so far. */
  pick(): Option;
  /** All answers, the best so far first. */
  candidates(): Candidate[];
}

/** A player that knows only the contract of a game: it plays all of them. */
export interface Bot {
  id: string;
  name: string;
  text: string;
  /** Milliseconds that every answer takes where it may pass, while a person watches; little where it is not said. */
  window?: number;
  /** How far it thinks where nothing else is said; `null` for who does not think ahead. */
  budget?: Budget;
  /** What of that which it keeps in mind can be carried to another thread. */
  carried?(kept: unknown): unknown;
  think<S extends State>(game: Game<S>, imagine: Imagine<S>, asked: Pending, mind: Mind): Thought;
}

/** What this bot answers to the question that is open; the same for the same seed. */
export function decide<S extends State>(game: Game<S>, s: S, bot: Bot, seed: Seed): Option {
  const asked = pending(game, s);
  if (!asked) throw new Impossible('there is no open question');
  return answer(game, s, asked, bot, newMind(seed));
}

/** Thinks to the end, and gives only an offered option back. */
export function answer<S extends State>(game: Game<S>, s: S, asked: Pending, bot: Bot, mind: Mind): Option {
  if (asked.options.length === 1) return asked.options[0];
  const thought = ponder(game, s, asked, bot, mind);
  while (thought.more());
  return settle(asked, bot, thought);
}

/** The one door between the real state and a bot: only samples pass. */
export function ponder<S extends State>(game: Game<S>, s: S, asked: Pending, bot: Bot, mind: Mind): Thought {
  return bot.think(game, seed => silent(game.knowledge.sample(s, asked.seat, seed)), asked, mind);
}

/** The thought's answer, as it was offered. */
export function settle(asked: Pending, bot: Bot, thought: Thought): Option {
  const picked = thought.pick();
  const offered = asked.options.find(option => sameOption(option, picked));
  if (!offered) throw new Impossible(`${bot.name} picked what was not offered: ${JSON.stringify(picked)}`);
  return offered;
}

/** A thought without steps: all at once, when first asked for. */
export function atOnce(look: () => Candidate[]): Thought {
  let found: Candidate[] | null = null;
  const candidates = () => (found ??= look());
  return { more: () => false, pick: () => candidates()[0].option, candidates };
}

/** Nobody listens to what a bot only thinks. */
function silent<S extends State>(s: S): S {
  s.events = null;
  return s;
}
