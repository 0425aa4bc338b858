import type { Game, Option, Pending, Seed, State } from '@siegeworks/kernel';
import { Impossible, pending, sameOption } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';

/** Numbers from 0 up to 1. */
export type Dice = () => number;
/** Hands out full states that the asked seat could not tell from the real one. Nothing else is ever shown. */
export type Imagine<S extends State> = (seed: Seed) => S;

/** A player that knows only the contract of a game: it plays all of them. */
export interface Bot {
  id: string;
  name: string;
  text: string;
  pick<S extends State>(game: Game<S>, imagine: Imagine<S>, asked: Pending, dice: Dice): Option;
}

/** What this bot answers to the question that is open; the same for the same seed. */
export function decide<S extends State>(game: Game<S>, s: S, bot: Bot, seed: Seed): Option {
  const asked = pending(game, s);
  if (!asked) throw new Impossible('nobody is asked');
  return answer(game, s, asked, bot, playerDice(seed));
}

/** The one door between the real state and a bot: only samples pass, and only an offered option comes back. */
export function answer<S extends State>(game: Game<S>, s: S, asked: Pending, bot: Bot, dice: Dice): Option {
  if (asked.options.length === 1) return asked.options[0];
  const imagine = (seed: Seed) => silent(game.sample(s, asked.seat, seed));
  const picked = bot.pick(game, imagine, asked, dice);
  const offered = asked.options.find(option => sameOption(option, picked));
  if (!offered) throw new Impossible(`${bot.name} picked what was not offered: ${JSON.stringify(picked)}`);
  return offered;
}

/** Nobody listens to what a bot only thinks. */
function silent<S extends State>(s: S): S {
  s.events = null;
  return s;
}
