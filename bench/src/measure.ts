import type { Game, MatchConfig, State } from '@siegeworks/contract';
import { begin, pending, play } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { planned, seating } from '@siegeworks/lab';

/** One game in random play on one core. Times are CPU time, so that a busy machine does not matter. */
export interface GameRow {
  game: string;
  picksPerSecond: number;
  gamesPerSecond: number;
  picksPerGame: number;
  optionsPerQuestion: number;
  cloneMicroseconds: number;
  stateBytes: number;
}

/** How many games are played between two looks at the clock. */
const GAMES_A_LOOK = 8;

/** CPU seconds that this process has used. */
export function cpuSeconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

export function measureGame(game: Game, seconds: number): GameRow {
  const run = new Run(game);
  run.playFor(Math.min(0.5, seconds / 4)); // until the compiler has seen it all
  const { picks, games, options, used } = run.playFor(seconds);
  const states = run.midGames(25);
  return {
    game: game.about.id,
    picksPerSecond: Math.round(picks / used),
    gamesPerSecond: rounded(games / used),
    picksPerGame: rounded(picks / games),
    optionsPerQuestion: rounded(options / picks),
    cloneMicroseconds: rounded(cloneTime(game, states) * 1e6),
    stateBytes: median(states.map(s => JSON.stringify(s).length)),
  };
}

const rounded = (x: number) => Math.round(x * 100) / 100;

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[values.length >> 1] ?? 0;
}

class Run {
  private readonly game: Game;
  private readonly dice = playerDice('bench');
  private index = 0;

  constructor(game: Game) {
    this.game = game;
  }

  playFor(seconds: number) {
    const start = cpuSeconds();
    const total = { picks: 0, games: 0, options: 0, used: 0 };
    while (total.used < seconds) {
      // Reading the clock costs as much as several picks, and games of the solitaire are short.
      for (let i = 0; i < GAMES_A_LOOK; i++) this.playOne(Number.POSITIVE_INFINITY, total);
      total.games += GAMES_A_LOOK;
      total.used = cpuSeconds() - start;
    }
    return total;
  }

  /** Plays on until the end, or for this many picks. */
  private playOne(most: number, total: { picks: number; options: number }): State {
    const { game, dice } = this;
    const s = this.begun();
    for (let n = 0; n < most; n++) {
      const asked = pending(game, s);
      if (!asked) break;
      const { options } = asked;
      play(game, s, options[Math.floor(dice() * options.length)]);
      total.picks++;
      total.options += options.length;
    }
    return s;
  }

  private begun(): State {
    const { config, seed }: { config: MatchConfig; seed: string } = seating(
      this.game,
      planned(this.game, { seed: 'bench' }),
      this.index++,
    );
    const s = begin(this.game, config, seed);
    s.events = null;
    return s;
  }

  /** Positions from the middle of games. */
  midGames(n: number): State[] {
    return Array.from({ length: n }, () => {
      const total = { picks: 0, options: 0 };
      this.playOne(Number.POSITIVE_INFINITY, total);
      this.index--;
      return this.playOne(total.picks >> 1, total);
    });
  }
}

function cloneTime(game: Game, states: readonly State[]): number {
  const rounds = 200;
  for (const s of states) for (let i = 0; i < 20; i++) game.rules.clone(s);
  const start = cpuSeconds();
  for (let i = 0; i < rounds; i++) for (const s of states) game.rules.clone(s);
  return (cpuSeconds() - start) / (rounds * states.length);
}
