import type { Bot } from '@siegeworks/bots';
import { greedy, hasty, newMind } from '@siegeworks/bots';
import type { Game, Overlay, Seed, VariantValue } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { breath } from './breath.ts';
import type { Plan } from './plan.ts';
import { checkPlan, planned } from './plan.ts';
import { playThrough, wonBy } from './played.ts';

export interface LuckPlan {
  deals: number;
  /** How often each deal is played. */
  tries: number;
  seed: Seed;
  options: Record<string, VariantValue>;
  overlay?: Overlay;
}
export interface LuckReport extends LuckPlan {
  game: string;
  /** For each deal that was played to the end, how many of its games were won; a draw is half a win. */
  wins: number[];
  /** Deals that were won, or not won, however they were played, and the others. */
  always: number;
  never: number;
  open: number;
  interrupted: boolean;
  seconds: number;
}
export interface LuckProgress {
  deals: number;
  tries: number;
}
export interface LuckOptions {
  signal?: AbortSignal;
  onProgress?: (progress: LuckProgress) => void;
}

/** How far the tries stray from what looks best: not at all, a little, more, and much. */
const HASTES = [0, 0.1, 0.3, 0.6];

/**
 * How much of a game the deal decides: the same deal is played again and again by a player who judges a little differently
 * each time, against greedy, which does not change. With each deal the trying player moves to the next seat.
 */
export async function luck(
  game: Game,
  plan: LuckPlan,
  { signal, onProgress }: LuckOptions = {},
): Promise<LuckReport> {
  check(game, plan);
  const start = performance.now();
  const wins: number[] = [];
  while (wins.length < plan.deals) {
    let won = 0;
    for (let tries = 0; tries < plan.tries && !signal?.aborted; tries++) {
      onProgress?.({ deals: wins.length, tries });
      won += tried(game, plan, wins.length, tries);
      await breath();
    }
    if (signal?.aborted) break;
    wins.push(won);
  }
  const always = wins.filter(won => won === plan.tries).length;
  const never = wins.filter(won => won === 0).length;
  return {
    ...plan,
    game: game.about.id,
    wins,
    always,
    never,
    open: wins.length - always - never,
    interrupted: signal?.aborted ?? false,
    seconds: (performance.now() - start) / 1000,
  };
}

function check(game: Game, plan: LuckPlan): void {
  const text = `a deal has to be played more than once, not ${plan.tries} times`;
  if (!(Number.isInteger(plan.tries) && plan.tries > 1)) throw new Refused([{ rule: '', text }]);
  checkPlan(game, { ...gamesOf(game, plan), players: [greedy.id] });
}

/** The trying player, under a name of its own. */
const TRIED = 'tried';
function gamesOf(game: Game, { deals, seed, options, overlay }: LuckPlan): Plan {
  const seats = game.about.seats.min;
  const players = Array.from({ length: seats }, (_, seat) => (seat === 0 ? TRIED : greedy.id));
  return planned(game, { games: deals * seats, players, seed, options, ...(overlay && { overlay }) });
}

/** The results of the trying player in one game: of each deal one of its mirrored games, so that every seat has its turn. */
function tried(game: Game, said: LuckPlan, deal: number, tries: number): number {
  const plan = gamesOf(game, said);
  const index = deal * plan.seats + (deal % plan.seats);
  const bot = straying(HASTES[tries % HASTES.length], `${said.seed}/${deal}/${tries}`);
  const cast = (name: string) => (name === TRIED ? bot : greedy);
  const { players, outcome } = playThrough(game, plan, index, undefined, cast);
  return wonBy(outcome, players.indexOf(TRIED));
}

/** With dice of its own: the table and everybody else stay the same in all tries. */
function straying(haste: number, seed: Seed): Bot {
  const { dice } = newMind(seed);
  const bot = hasty(haste);
  return {
    ...bot,
    think: (game, imagine, asked, mind) => bot.think(game, imagine, asked, { ...mind, dice }),
  };
}
