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

/** A goal that is reached by more first picks than this has hardly one that is the only right one. */
const WAYS = 2;

/** The goals that are neither hopeless nor easy here, by a few quick games: first those to which the fewest first picks led. */
export function promising<S extends State>(game: Game<S>, start: S, seed: string): Task<S>[] {
  const asks = pending(game, start);
  if (!asks || game.catalogue.aims?.ripe?.(start, asks.seat) === false) return [];
  const { seat } = asks;
  const aims: Aim[] = [WIN, SURVIVE, ...(game.catalogue.aims?.of(start, seat) ?? [])];
  const tasks = aims.map(aim => ({ start, seat, aim })).filter(task => decided(game, start, task) === null);
  if (tasks.length === 0) return [];
  const tries = tasks.map(task => ({ task, reached: 0, ways: new Set<string>() }));
  for (let i = 0; i < TRIES; i++) {
    const { first, met } = tryOnce(game, tasks, `${seed}/${i}`);
    for (const [at, isMet] of met.entries()) {
      if (!isMet) continue;
      tries[at].reached++;
      tries[at].ways.add(first);
    }
  }
  return tries
    .filter(({ reached, ways }) => reached > 0 && reached <= TRIES * EASY && ways.size <= WAYS)
    .sort((a, b) => a.ways.size - b.ways.size)
    .map(({ task }) => task);
}

/** One quick game: mostly habits, sometimes anything. Tells which goals were reached, and with which first pick in words. */
function tryOnce<S extends State>(game: Game<S>, tasks: readonly Task<S>[], seed: string) {
  const dice = playerDice(seed);
  const s = game.rules.clone(tasks[0].start);
  s.events = null;
  s.script = null;
  s.random = seedRandom(seed);
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
  return { first, met };
}
