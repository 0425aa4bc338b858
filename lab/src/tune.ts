import { setImmediate as breath } from 'node:timers/promises';
import type { Bot } from '@siegeworks/bots';
import { believing, botOf, greedy } from '@siegeworks/bots';
import type { Game, OptionValue, Seed } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Rate } from './arena.ts';
import { rateOf } from './arena.ts';
import type { Change } from './beliefs.ts';
import { further, numbersAfter, proposal, put, tablesOf } from './beliefs.ts';
import type { Plan } from './plan.ts';
import { checkPlan, planned } from './plan.ts';
import type { Cast } from './played.ts';
import { playOne } from './played.ts';

export interface TunePlan {
  /** Tables to tune; none for all. */
  tables: readonly string[];
  /** How many changes are tried. */
  rounds: number;
  /** Games for each of them. */
  games: number;
  /** Who is to be beaten more often than now; `null` for oneself with the present numbers. */
  against: string | null;
  seed: Seed;
  options: Record<string, OptionValue>;
}
export interface TuneProgress {
  round: number;
  /** What is being tried. */
  changes: readonly Change[];
  better: number;
  worse: number;
  kept: number;
}
export interface TuneOptions {
  signal?: AbortSignal;
  onProgress?: (progress: TuneProgress) => void;
}
export interface TuneReport extends TunePlan {
  game: string;
  /** Changes tried, and those that were kept. */
  tried: number;
  kept: number;
  /** All numbers that are not what they were. */
  changes: Change[];
  /**
   * Fresh games of the new numbers together against the old ones. Counted are games that the one side won and the
   * other did not; a rate whose interval lies above a half is a gain. `null` when nothing was kept or it was interrupted.
   */
  proof: Rate | null;
  interrupted: boolean;
  seconds: number;
}

/** After so many parts of its games a change that does no good is given up. */
const PARTS = 4;

/** Climbs: tries other numbers in mirrored games and keeps what wins beyond doubt. In the end all tables are as before. */
export async function tune(game: Game, plan: TunePlan, options: TuneOptions = {}): Promise<TuneReport> {
  const start = performance.now();
  const tuner = new Tuner(game, plan, options);
  try {
    await tuner.climb();
    const proof = await tuner.proof();
    const { tried, kept } = tuner;
    const interrupted = options.signal?.aborted ?? false;
    const seconds = (performance.now() - start) / 1000;
    return { ...plan, game: game.id, tried, kept, changes: tuner.changes(), proof, interrupted, seconds };
  } finally {
    tuner.restore();
  }
}

interface Trial {
  better: number;
  worse: number;
}

class Tuner {
  tried = 0;
  kept = 0;
  private readonly game: Game;
  private readonly plan: TunePlan;
  private readonly options: TuneOptions;
  private readonly tables: readonly string[];
  private readonly dice: () => number;
  /** The numbers as they were, by `table name`. */
  private readonly before = new Map<string, Change>();

  constructor(game: Game, plan: TunePlan, options: TuneOptions) {
    this.game = game;
    this.plan = plan;
    this.options = options;
    this.tables = tablesOf(game, plan.tables);
    this.dice = playerDice(`tune:${plan.seed}`);
    checkPlan(game, { ...this.games('check'), players: [plan.against ?? greedy.id] });
  }

  /** A change that was kept is tried once more in the same direction before something else is. */
  async climb(): Promise<void> {
    let next: Change[] | null = null;
    for (let round = 0; round < this.plan.rounds && !this.stopped(); round++) {
      const changes: Change[] = next ?? proposal(this.game, this.tables, this.dice);
      const trial = await this.test(changes, `${this.plan.seed}/${round}`, round);
      if (this.stopped()) return;
      this.tried++;
      const good = sure(trial);
      if (good) this.keep(changes);
      next = good ? further(changes) : null;
    }
  }

  /** What was kept step by step must also hold as a whole, in games that nobody chose it by. */
  async proof(): Promise<Rate | null> {
    const changes = this.changes();
    if (changes.length === 0 || this.stopped()) return null;
    put(this.game, changes, 'from');
    const { better, worse } = await this.test(changes, `${this.plan.seed}/proof`, this.plan.rounds, 1);
    put(this.game, changes, 'to');
    return this.stopped() ? null : rateOf(better, 0, better + worse);
  }

  changes(): Change[] {
    return [...this.before.values()]
      .map(change => ({ ...change, to: this.game.beliefs?.[change.table]?.[change.name] ?? change.to }))
      .filter(({ from, to }) => from !== to);
  }
  restore(): void {
    put(this.game, [...this.before.values()], 'from');
  }

  private keep(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = `${change.table} ${change.name}`;
      if (!this.before.has(key)) this.before.set(key, change);
    }
    put(this.game, changes, 'to');
    this.kept++;
  }

  /** Plays the changed numbers against the present ones, or both against the same third player. */
  private async test(changes: readonly Change[], seed: Seed, round: number, parts = PARTS): Promise<Trial> {
    const plan = this.games(seed);
    const part = Math.ceil(plan.games / parts);
    const trial: Trial = { better: 0, worse: 0 };
    for (let index = 0; index < plan.games && !this.stopped(); index++) {
      if (index > 0 && index % part === 0 && trial.better <= trial.worse) break;
      const gain = this.gain(plan, index, changes);
      if (gain > 0) trial.better++;
      if (gain < 0) trial.worse++;
      this.options.onProgress?.({ round, changes, ...trial, kept: this.kept });
      await breath();
    }
    return trial;
  }

  private gain(plan: Plan, index: number, changes: readonly Change[]): number {
    const won = wonBy(this.game, plan, index, starring(believing(greedy, () => numbersAfter(changes))));
    if (this.plan.against === null && plan.seats > 1) return won - 0.5;
    return won - wonBy(this.game, plan, index, starring(greedy));
  }

  private games(seed: Seed): Plan {
    const { games, options, against } = this.plan;
    const alone = this.game.seats.min === 1;
    const players = alone ? [TUNED] : [TUNED, against ?? greedy.id];
    return planned(this.game, { games, players, options, seed });
  }

  private stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }
}

/** The name of the player whose numbers are tuned. */
const TUNED = 'tuned';
const starring =
  (bot: Bot): Cast =>
  name =>
    name === TUNED ? bot : botOf(name);

/** 1 for a won game, a half for a draw. */
function wonBy(game: Game, plan: Plan, index: number, cast: Cast): number {
  const { players, outcome, failure } = playOne(game, plan, index, undefined, cast);
  if (failure !== null)
    throw new Error(`game ${index} of seed ${plan.seed}: ${failure.law}: ${failure.text}`);
  const places = outcome?.places ?? [];
  const first = players.some((player, seat) => player === TUNED && places[seat] === 1);
  return first ? (outcome?.draw ? 0.5 : 1) : 0;
}

/** 39 times of 40 it is no accident. */
const sure = ({ better, worse }: Trial) => rateOf(better, 0, better + worse).low > 0.5;
