import type { Game } from '@siegeworks/contract';
import { Refused } from '@siegeworks/contract';
import { digest } from '@siegeworks/contract/hash';
import { playerDice } from '@siegeworks/kernel/laws';
import { Crew } from '../crew.ts';
import type { Played } from '../played.ts';
import { simulateInWorkers } from '../pool.ts';
import type { Standing } from './candidates.ts';
import { candidatesOf, stepsBetween } from './candidates.ts';
import type { TuningLine } from './journal.ts';
import type { Evidence, Measure } from './targets.ts';
import { distanceOf, evidenceOf, measuresOf, nearer } from './targets.ts';
import type { Move, Tuning } from './tuning.ts';
import { PROOF, raceName, sorted, stagePlan } from './tuning.ts';

/** The finalist of a race replaces the numbers as they are when it was nearer in this share of the resamples. */
const KEEP = 0.9;
/** What was kept step by step must show as a whole, in games that nothing was chosen by. */
const PROVED = 0.975;

export interface Candidate {
  moves: Move[];
  games: number;
  /** Null for one that was given up. */
  loss: number | null;
  /** Why it was given up, where it was not simply further off. */
  fault: string | null;
}
export interface Race {
  race: number;
  /** All that took part, the nearest first, and the numbers as they were on the same deals. */
  candidates: Candidate[];
  standing: { games: number; loss: number };
  /** How often the finalist was nearer than what stood before, among resamples of the deals that both played. */
  nearer: number;
  kept: boolean;
}
export interface Proof {
  before: Measure[];
  after: Measure[];
  loss: { before: number; after: number };
  nearer: number;
  proved: boolean;
}
export interface Tuned {
  tuning: Tuning;
  rulesVersion: string;
  races: Race[];
  moves: Move[];
  /** Null when nothing was kept, or before the end. */
  proof: Proof | null;
  interrupted: boolean;
  seconds: number;
}
export interface TuningProgress {
  stage: string;
  played: number;
  kept: number;
}
export interface TuningOptions {
  workers: number;
  patience?: number;
  signal?: AbortSignal;
  known?: readonly TuningLine[];
  onLine?: (line: TuningLine) => void;
  onProgress?: (progress: TuningProgress) => void;
}

/**
 * Moves designed numbers towards targets by races: candidates play the same deals, half of them leave after every lap, and
 * the last one must beat the numbers as they are on those deals. See docs/lab.md for why.
 */
export async function tuneNumbers(game: Game, tuning: Tuning, options: TuningOptions): Promise<Tuned> {
  const start = performance.now();
  const tuner = new NumberTuner(game, tuning, options);
  const proof = await tuner.run();
  return {
    ...{
      tuning,
      rulesVersion: game.about.rulesVersion,
      races: tuner.raced,
      moves: sorted(tuner.standing.moves),
    },
    ...{ proof, interrupted: options.signal?.aborted ?? false },
    seconds: (performance.now() - start) / 1000,
  };
}

class NumberTuner {
  standing: Standing = { moves: [], last: [], measures: [] };
  readonly raced: Race[] = [];
  private readonly game: Game;
  private readonly tuning: Tuning;
  private readonly options: TuningOptions;
  private readonly known: Map<string, Played[]>;
  private readonly crew = new Crew();
  private readonly pairs = new Map<string, Pair[]>();
  private fresh = 0;

  constructor(game: Game, tuning: Tuning, options: TuningOptions) {
    this.game = game;
    this.tuning = tuning;
    this.options = options;
    this.known = new Map(
      [...Map.groupBy(options.known ?? [], lineKey)].map(([key, lines]) => [
        key,
        lines.map(({ played }) => played),
      ]),
    );
  }

  async run(): Promise<Proof | null> {
    try {
      await this.races();
      return await this.proof();
    } finally {
      this.crew.goHome();
    }
  }

  private async races(): Promise<void> {
    for (let race = 0; race < this.tuning.races && !this.stopped(); race++) {
      const done = await this.race(race);
      if (done) this.raced.push(done);
    }
  }

  /** Null when it was stopped: the next time it is run again from its games. */
  private async race(race: number): Promise<Race | null> {
    const { games, targets } = this.tuning;
    const stage = raceName(race);
    const dice = playerDice(`${this.tuning.seed}/${stage}`);
    const running = candidatesOf(this.game, this.tuning, this.standing, dice).map(newRunner);
    if (running.length === 0) return null;
    const out: Runner[] = [];
    for (let lap = games / running.length; running.length > 0; lap *= 2) {
      for (const runner of running) await this.play(stage, runner, Math.min(games, Math.round(lap)));
      if (this.stopped()) return null;
      running.sort((a, b) => a.loss - b.loss);
      if (running.length === 1) break;
      out.unshift(...running.splice(Math.ceil(running.length / 2)));
    }
    const [finalist] = running;
    await this.play(stage, finalist, games);
    const stood = newRunner([...this.standing.moves]);
    await this.play(stage, stood, games);
    if (this.stopped()) return null;
    const share = finalist.fault === null ? nearer(targets, this.allPairs(stood, finalist), dice) : 0;
    const kept = share >= KEEP;
    const measures = measuresOf(targets, (kept ? finalist : stood).evidence);
    const steps = stepsBetween(this.tuning, stood.moves, finalist.moves);
    this.standing = { moves: kept ? finalist.moves : stood.moves, last: share > 0.5 ? steps : [], measures };
    if (kept) this.pairs.clear();
    return {
      ...{ race, candidates: [finalist, ...out].map(toldOf), nearer: share, kept },
      standing: { games: stood.evidence.length, loss: stood.loss },
    };
  }

  /** A finalist that comes back, because it was nearer but not surely so, brings the pairs of its earlier races along. */
  private allPairs(stood: Runner, finalist: Runner): Pair[] {
    const key = JSON.stringify(finalist.moves);
    const all = [...(this.pairs.get(key) ?? []), ...pairsOf(stood, finalist)];
    this.pairs.set(key, all);
    return all;
  }

  private async proof(): Promise<Proof | null> {
    const { targets, proof } = this.tuning;
    if (this.stopped() || this.standing.moves.length === 0) return null;
    const [before, after] = [newRunner([]), newRunner([...this.standing.moves])];
    for (const runner of [before, after]) await this.play(PROOF, runner, proof);
    if (this.stopped()) return null;
    const fault = before.fault ?? after.fault;
    if (fault !== null) throw new Refused([{ rule: '', text: fault }]);
    const share = nearer(targets, pairsOf(before, after), playerDice(`${this.tuning.seed}/${PROOF}`));
    return {
      before: measuresOf(targets, before.evidence),
      after: measuresOf(targets, after.evidence),
      loss: { before: before.loss, after: after.loss },
      ...{ nearer: share, proved: share >= PROVED },
    };
  }

  /** Plays on with these numbers until this many games are known. */
  private async play(stage: string, runner: Runner, games: number): Promise<void> {
    if (this.stopped() || runner.fault !== null) return;
    const { game, tuning, options } = this;
    const trial = digest(JSON.stringify(runner.moves)).slice(0, 12);
    const plan = stagePlan(game, tuning, stage, runner.moves);
    const key = lineKey({ stage, trial });
    const known = this.known.get(key) ?? [];
    this.known.set(key, known);
    const missing = Array.from({ length: games }, (_, i) => i).filter(
      i => !known.some(({ index }) => index === i),
    );
    if (missing.length > 0)
      await simulateInWorkers(game, plan, {
        ...{ workers: options.workers, among: missing, crew: this.crew },
        ...(options.patience !== undefined && { patience: options.patience }),
        ...(options.signal && { signal: options.signal }),
        onPlayed: played => {
          known.push(played);
          options.onLine?.({ stage, trial, played });
          const kept = this.raced.filter(each => each.kept).length;
          options.onProgress?.({ stage, played: ++this.fresh, kept });
        },
      });
    runner.take(
      game,
      tuning,
      known.filter(({ index }) => index < games),
    );
  }

  private stopped(): boolean {
    return this.options.signal?.aborted ?? false;
  }
}

const lineKey = ({ stage, trial }: Pick<TuningLine, 'stage' | 'trial'>) => `${stage}/${trial}`;

/** Some numbers in a race, with what their games say so far. */
class Runner {
  readonly moves: Move[];
  evidence: Evidence[] = [];
  loss = Number.POSITIVE_INFINITY;
  fault: string | null = null;

  constructor(moves: Move[]) {
    this.moves = moves;
  }

  /** A game that goes wrong is no opinion about balance: whoever brings it about is out. */
  take(game: Game, { targets }: Tuning, played: readonly Played[]): void {
    const inOrder = played.toSorted((a, b) => a.index - b.index);
    const wrong = inOrder.find(({ failure }) => failure !== null && failure.law !== 'ending');
    this.fault = wrong?.failure ? `game ${wrong.index}: ${wrong.failure.text.split('\n')[0]}` : null;
    this.evidence = inOrder.map(each => evidenceOf(game, targets, each));
    this.loss = this.fault === null ? distanceOf(targets, this.evidence) : Number.POSITIVE_INFINITY;
  }
}
const newRunner = (moves: Move[]) => new Runner(moves);
const toldOf = ({ moves, evidence, loss, fault }: Runner): Candidate => ({
  ...{ moves, games: evidence.length, fault },
  loss: fault === null ? loss : null,
});
type Pair = readonly [Evidence, Evidence];
function pairsOf(a: Runner, b: Runner): Pair[] {
  const n = Math.min(a.evidence.length, b.evidence.length);
  return Array.from({ length: n }, (_, i) => [a.evidence[i], b.evidence[i]] as const);
}
