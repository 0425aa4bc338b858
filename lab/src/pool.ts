import type { Game } from '@siegeworks/contract';
import type { Crew } from './crew.ts';
import { Hand } from './crew.ts';
import type { Plan } from './plan.ts';
import { checkPlan, seating } from './plan.ts';
import type { Played } from './played.ts';
import type { Report } from './report.ts';
import { Tally } from './report.ts';
import { indices } from './simulate.ts';

export interface Result {
  played: Played;
  ran: string[];
}
export interface Progress {
  played: number;
  games: number;
  errors: number;
  seconds: number;
}
export interface PoolOptions {
  workers: number;
  signal?: AbortSignal;
  onProgress?: (progress: Progress) => void;
  /** A game that takes longer than this many seconds is given up. */
  patience?: number;
  /** Games of this plan that were played before: counted, and not played again. */
  known?: readonly Played[];
  /** Plays only the games of these numbers. */
  among?: readonly number[];
  onPlayed?: (played: Played) => void;
  /** Workers that stay for the next run, of the same shelf. */
  crew?: Crew;
}

/** Plays a run in worker threads. One slow or crashing game costs that game and nothing else. */
export function simulateInWorkers(game: Game, plan: Plan, options: PoolOptions): Promise<Report> {
  checkPlan(game, plan);
  return new Pool(game, plan, options).run();
}

class Pool {
  private readonly game: Game;
  private readonly plan: Plan;
  private readonly options: PoolOptions;
  private readonly tally: Tally;
  private readonly left: Iterator<number>;
  private readonly total: number;
  private readonly hands = new Set<Hand>();
  private readonly start = performance.now();
  private finish: (report: Report) => void = () => {};
  private fail: (error: unknown) => void = () => {};
  private watchdog: NodeJS.Timeout | null = null;

  constructor(game: Game, plan: Plan, options: PoolOptions) {
    this.game = game;
    this.plan = plan;
    this.options = options;
    this.tally = new Tally(game, plan);
    const known = new Map((options.known ?? []).map(played => [played.index, played]));
    for (const played of known.values()) this.tally.add(played);
    const among = options.among ?? indices(plan);
    this.left = unplayed(among, known);
    this.total = options.among?.length ?? (plan.only === null ? plan.games : 1);
  }

  run(): Promise<Report> {
    const { signal, workers } = this.options;
    return new Promise((finish, fail) => {
      this.finish = finish;
      this.fail = fail;
      signal?.addEventListener('abort', this.abort);
      this.watchdog = setInterval(() => this.hurry(), 250);
      if (signal?.aborted) this.end(true);
      else if (this.tally.played >= this.total) this.end(false);
      else for (let i = 0; i < Math.min(workers, this.total - this.tally.played); i++) this.hire();
    });
  }

  private readonly abort = () => this.end(true);

  private hire(): void {
    const { plan } = this;
    const rested = this.options.crew?.take();
    const hand = rested ?? new Hand(plan);
    this.hands.add(hand);
    hand.worker.on('message', (message: Result | 'ready') => {
      if (!this.hands.has(hand)) return; // what comes after the end no longer counts
      if (message !== 'ready') this.take(message);
      if (this.hands.has(hand)) this.give(hand);
    });
    hand.worker.on('error', error => this.lose(hand, error instanceof Error ? error : new Error(`${error}`)));
    hand.worker.on('exit', code => this.lose(hand, new Error(`the worker ended with code ${code}`)));
    if (rested) this.give(hand);
  }

  /** Hands out the next game; a hand with nothing left to do goes home, and the last one closes the run. */
  private give(hand: Hand): void {
    const next = this.left.next();
    if (!next.done) return hand.start(this.plan, next.value);
    this.hands.delete(hand);
    hand.rest(this.options.crew);
    if (this.hands.size === 0) this.end(false);
  }

  private take({ played, ran }: Result): void {
    this.tally.add(played, ran);
    try {
      this.options.onPlayed?.(played);
    } catch (error) {
      // The listener may be unable to continue, for example when a disk is full.
      return this.collapse(error);
    }
    this.tell();
  }

  private tell(): void {
    const { played, errors } = this.tally;
    const seconds = (performance.now() - this.start) / 1000;
    this.options.onProgress?.({ played, games: this.total, errors: errors.length, seconds });
  }

  private hurry(): void {
    const patience = this.options.patience ?? 120;
    for (const hand of [...this.hands]) {
      if (hand.busyFor() > patience * 1000)
        this.lose(hand, new Error(`took longer than ${patience} seconds`));
    }
  }

  /** A worker that died or hangs: its game is an error, and another one takes over. */
  private lose(hand: Hand, error: Error): void {
    if (!this.hands.has(hand)) return;
    this.dismiss(hand);
    if (hand.index === null) return this.collapse(error);
    const { seed, players, decks } = seating(this.game, this.plan, hand.index);
    const failure = { pick: hand.picks(), law: 'no exception', text: error.message };
    this.take({
      played: {
        index: hand.index,
        seed,
        players,
        decks,
        picks: hand.picks(),
        turns: 0,
        first: null,
        outcome: null,
        failure,
      },
      ran: [],
    });
    if (this.watchdog !== null) this.hire();
  }

  private dismiss(hand: Hand): void {
    this.hands.delete(hand);
    hand.worker.terminate();
  }

  private close(): void {
    this.options.signal?.removeEventListener('abort', this.abort);
    if (this.watchdog !== null) clearInterval(this.watchdog);
    this.watchdog = null;
    for (const hand of [...this.hands]) this.dismiss(hand);
  }

  /** A worker that cannot even begin would fail for ever: this ends the run. */
  private collapse(error: unknown): void {
    this.close();
    this.fail(error);
  }

  private end(interrupted: boolean): void {
    this.close();
    this.finish(this.tally.report(this.game, (performance.now() - this.start) / 1000, interrupted));
  }
}

function* unplayed(among: Iterable<number>, known: ReadonlyMap<number, Played>): Generator<number, void> {
  for (const index of among) if (!known.has(index)) yield index;
}
