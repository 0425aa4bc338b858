import { levels, newMind, ponder } from '@siegeworks/bots';
import type { Game, State } from '@siegeworks/contract';
import type { Pending } from '@siegeworks/kernel';
import { begin, pending, play } from '@siegeworks/kernel';
import { planned, seating } from '@siegeworks/lab';
import { cpuSeconds } from './measure.ts';

/** How many iterations a second a searching player does, early, in the middle and late in a game. CPU time. */
export interface ThinkingRow {
  game: string;
  early: number;
  middle: number;
  late: number;
  /** What a whole thought of a Warlord holds in memory. */
  megabytes: number;
}

const [, , , warlord] = levels;
/** As much as a Warlord may think about one decision. */
const MOST = 4000;
/** Positions at each moment: some are quick to think about, some slow. */
const GAMES = 3;

export function measureThinking(game: Game, seconds: number): ThinkingRow {
  const moments = [0.1, 0.5, 0.9].map(share => positions(game, share));
  rate(game, moments[1], Math.min(0.5, seconds / 4)); // until the compiler has seen it all
  const [early, middle, late] = moments.map(states => rate(game, states, seconds / 3));
  return {
    game: game.about.id,
    early,
    middle,
    late,
    megabytes: Math.max(...moments[1].map(s => held(game, s))),
  };
}

function rate(game: Game, states: readonly State[], seconds: number): number {
  const start = cpuSeconds();
  let iterations = 0;
  for (let n = 0; cpuSeconds() - start < seconds; n++) {
    const thought = thoughtOn(game, states[n % states.length], `${n}`);
    while (cpuSeconds() - start < seconds && thought.more()) iterations++;
  }
  return Math.round(iterations / (cpuSeconds() - start));
}

function thoughtOn(game: Game, s: State, seed: string) {
  const budget = { iterations: MOST, milliseconds: Number.POSITIVE_INFINITY };
  return ponder(game, s, asked(game, s), warlord, { ...newMind(seed), budget });
}

/** The growth of the heap over one thought, with everything it needs still in reach. */
function held(game: Game, s: State): number {
  const thought = thoughtOn(game, s, 'held');
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  while (thought.more());
  globalThis.gc?.();
  const grown = process.memoryUsage().heapUsed - before;
  return thought.candidates().length === 0 ? 0 : Math.max(0, Math.round(grown / 1e5) / 10);
}

/** Where somebody has a choice, so far into games that are played by habit. */
function positions(game: Game, share: number): State[] {
  return Array.from({ length: GAMES }, (_, n) => {
    const length = played(game, n, Number.POSITIVE_INFINITY).picks;
    return played(game, n, Math.floor(length * share)).s;
  });
}

/** Plays on by habit for at least this many picks, to the next real decision; the last one if the game ends first. */
function played(game: Game, index: number, most: number): { s: State; picks: number } {
  const { config, seed } = seating(game, planned(game, { seed: 'thinking' }), index);
  const s = begin(game, config, seed);
  s.events = null;
  let last = game.rules.clone(s);
  let picks = 0;
  for (let open = pending(game, s); open !== null; open = pending(game, s)) {
    if (open.options.length > 1) last = game.rules.clone(s);
    if (open.options.length > 1 && picks >= most) break;
    play(game, s, game.judgement.habit(s, open.seat, open.options));
    picks++;
  }
  return { s: last, picks };
}

function asked(game: Game, s: State): Pending {
  const open = pending(game, s);
  if (!open) throw new Error(`${game.about.id}: there is no open question`);
  return open;
}
