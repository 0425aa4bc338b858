import { withWeights } from '@siegeworks/bots';
import type { Game, Seed, Weights } from '@siegeworks/contract';
import { playerDice } from '@siegeworks/kernel/laws';
import type { Change } from './changes.ts';
import { further, numbersAfter, proposal, tablesOf } from './changes.ts';
import type { Rate } from './rate.ts';
import type { Trial, TrialPlan } from './trial.ts';
import { changed, checkTrial, gainOf, tryOut } from './trial.ts';

/** How many games every change is given. */
export interface TunePlan extends TrialPlan {
  /** Tables to tune; none for all. */
  tables: readonly string[];
  /** How many changes are tried. */
  rounds: number;
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

/** After this many parts of its games a change that does no good is given up. */
const PARTS = 4;

/** Climbs: tries other numbers in mirrored games and keeps what wins significantly more. */
export async function tune(game: Game, plan: TunePlan, options: TuneOptions = {}): Promise<TuneReport> {
  const start = performance.now();
  const tuner = new Tuner(game, plan, options);
  await tuner.climb();
  const proof = await tuner.proof();
  const { tried, kept } = tuner;
  const interrupted = options.signal?.aborted ?? false;
  const seconds = (performance.now() - start) / 1000;
  return { ...plan, game: game.about.id, tried, kept, changes: tuner.changes(), proof, interrupted, seconds };
}

class Tuner {
  tried = 0;
  kept = 0;
  /** The current verdict. */
  private game: Game;
  private readonly origin: Game;
  private readonly plan: TunePlan;
  private readonly options: TuneOptions;
  private readonly tables: readonly string[];
  private readonly dice: () => number;
  /** The numbers that were kept. */
  private numbers: Weights;
  /** The changes that were kept, by `table name`, with the numbers as they were. */
  private readonly before = new Map<string, Change>();

  constructor(game: Game, plan: TunePlan, options: TuneOptions) {
    this.game = game;
    this.origin = game;
    this.plan = plan;
    this.options = options;
    this.numbers = game.judgement.weights;
    this.tables = tablesOf(game, plan.tables);
    this.dice = playerDice(`tune:${plan.seed}`);
    checkTrial(game, plan);
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
    this.game = this.origin;
    const trial = await this.test(changes, `${this.plan.seed}/proof`, this.plan.rounds, 1);
    return this.stopped() ? null : gainOf(trial);
  }

  changes(): Change[] {
    return [...this.before.values()]
      .map(change => ({
        ...change,
        to: this.numbers[change.table]?.[change.name] ?? change.to,
      }))
      .filter(({ from, to }) => from !== to);
  }

  private keep(changes: readonly Change[]): void {
    for (const change of changes) {
      const key = `${change.table} ${change.name}`;
      if (!this.before.has(key)) this.before.set(key, change);
    }
    this.game = withWeights(this.game, numbersAfter(changes));
    this.numbers = this.game.judgement.weights;
    this.kept++;
  }

  private test(changes: readonly Change[], seed: Seed, round: number, parts = PARTS): Promise<Trial> {
    const { games } = this.plan;
    const part = Math.ceil(games / parts);
    return tryOut(this.game, { ...this.plan, seed }, changed(changes), trial => {
      const { games: played, better, worse } = trial;
      this.options.onProgress?.({ round, changes, better, worse, kept: this.kept });
      const hopeless = played > 0 && played % part === 0 && better <= worse;
      return !hopeless && !this.stopped();
    });
  }

  private stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }
}

/** 39 times out of 40 it is not an accident. */
const sure = (trial: Trial) => gainOf(trial).low > 0.5;
