import type { Task } from '@siegeworks/bots';
import { decided, SURVIVE, WIN } from '@siegeworks/bots';
import type { Aim, Game, State } from '@siegeworks/contract';
import { pending, play, seedRandom } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';

/** Quick games from a position that show what is within reach there. */
const TRIES = 40;
/** A goal that is reached more often than this by chance is too easy to be asked for. */
const EASY = 0.4;
/** Picks after which a quick game is given up. */
const LONG = 60;

/** A goal that is reached by more first picks than this has hardly one that is the only right one, unless dice decide. */
const WAYS = 2;
/** Where dice decide: how much more often the best first pick should reach the goal than the second best. */
const AHEAD = 0.3;

/** How quick games with one goal went. */
interface Tried<S extends State> {
  task: Task<S>;
  /** By first pick in words: how often it was made, and how often it led to the goal. */
  firsts: Map<string, { made: number; met: number }>;
}

/** The goals that are neither hopeless nor easy here, by a few quick games: first those to which the fewest first picks led. */
export function promising<S extends State>(game: Game<S>, start: S, seed: string): Task<S>[] {
  const asks = pending(game, start);
  if (!asks || game.catalogue.aims?.ripe?.(start, asks.seat) === false) return [];
  const { seat } = asks;
  const aims: Aim[] = [WIN, SURVIVE, ...(game.catalogue.aims?.of(start, seat) ?? [])];
  const tasks = aims.map(aim => ({ start, seat, aim })).filter(task => decided(game, start, task) === null);
  if (tasks.length === 0) return [];
  const tries = tasks.map((task): Tried<S> => ({ task, firsts: new Map() }));
  let chancy = false;
  for (let i = 0; i < TRIES; i++) {
    const { first, met, thrown } = tryOnce(game, tasks, `${seed}/${i}`);
    chancy ||= thrown;
    for (const [at, isMet] of met.entries()) note(tries[at], first, isMet === true);
  }
  const fits = (each: Tried<S>) => isRare(each) || (chancy && ahead(each) >= AHEAD);
  return tries
    .filter(fits)
    .sort((a, b) => waysOf(a) - waysOf(b))
    .map(({ task }) => task);
}
function note<S extends State>({ firsts }: Tried<S>, first: string, isMet: boolean): void {
  const { made, met } = firsts.get(first) ?? { made: 0, met: 0 };
  firsts.set(first, { made: made + 1, met: met + (isMet ? 1 : 0) });
}
const waysOf = <S extends State>({ firsts }: Tried<S>) =>
  [...firsts.values()].filter(({ met }) => met > 0).length;
function isRare<S extends State>(tried: Tried<S>): boolean {
  const reached = [...tried.firsts.values()].reduce((sum, { met }) => sum + met, 0);
  return reached > 0 && reached <= TRIES * EASY && waysOf(tried) <= WAYS;
}
/** How far the best first pick is ahead of the second best. */
function ahead<S extends State>({ firsts }: Tried<S>): number {
  const [best = 0, second = 0] = [...firsts.values()]
    .map(({ made, met }) => met / made)
    .sort((a, b) => b - a);
  return best - second;
}

/** One quick game: mostly habits, sometimes anything. Tells which goals were reached, with which first pick in words, and whether dice were thrown. */
function tryOnce<S extends State>(game: Game<S>, tasks: readonly Task<S>[], seed: string) {
  const dice = playerDice(seed);
  const s = game.rules.clone(tasks[0].start);
  s.events = null;
  s.script = null;
  s.random = seedRandom(seed);
  const before = `${s.random}`;
  game.rules.reseed?.(s, seed);
  const met: (boolean | null)[] = tasks.map(() => null);
  let first = '';
  for (let picks = 0; picks < LONG && met.includes(null); picks++) {
    const asks = pending(game, s);
    if (!asks) break;
    const free = asks.seat === tasks[0].seat ? dice() < 0.7 : dice() < 0.3;
    const option = free
      ? asks.options[Math.floor(dice() * asks.options.length)]
      : game.judgement.habit(s, asks.seat, asks.options);
    if (picks === 0) first = game.words.option(s, option);
    play(game, s, option);
    for (const [i, task] of tasks.entries()) met[i] ??= decided(game, s, task);
  }
  return { first, met, thrown: `${s.random}` !== before };
}
