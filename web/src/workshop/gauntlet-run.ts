import type {
  Gain,
  GauntletAsk,
  GauntletGame,
  GauntletOrder,
  GauntletReport,
  GauntletSaid,
} from '@siegeworks/protocol';

type Ask<T> = T extends GauntletAsk ? Omit<T, 'id'> : never;

/** Threads that play: one is left for the page. */
const threads = (): number => Math.max(1, Math.min(4, (navigator.hardwareConcurrency || 2) - 1));

/** Plays many games beside the page, in as many workers as there are cores to spare. */
export class GauntletRun {
  private readonly workers: Worker[];
  private last = 0;
  private stopped = false;
  private readonly heard = new Map<number, (said: GauntletSaid) => void>();

  constructor() {
    this.workers = Array.from(
      { length: threads() },
      () => new Worker(new URL('../worker/gauntlet.ts', import.meta.url), { type: 'module' }),
    );
    for (const worker of this.workers)
      worker.onmessage = ({ data }: MessageEvent<GauntletSaid>) => this.heard.get(data.id)?.(data);
  }

  /** Plays an order to its end or until it is stopped; `onGame` hears of every game. */
  async play(order: GauntletOrder, onGame: (game: GauntletGame) => void, from = 0): Promise<GauntletGame[]> {
    this.stopped = false;
    const games: GauntletGame[] = [];
    const parts = this.workers.map((worker, i) =>
      this.talk(
        worker,
        { type: 'play', order, from: from + i, step: this.workers.length, until: order.games },
        said => {
          if (said.type !== 'game') return said.type === 'done';
          games.push(said.game);
          onGame(said.game);
          return false;
        },
      ),
    );
    await Promise.all(parts);
    return games.sort((a, b) => a.index - b.index);
  }

  async report(games: GauntletGame[], decks: string[], cards: string[]): Promise<GauntletReport> {
    const said = await this.talk(this.workers[0], { type: 'tally', games, decks, cards }, () => true);
    if (said.type !== 'report') throw new Error('the games could not be counted');
    return said.report;
  }

  async gain(usual: GauntletGame[], other: GauntletGame[]): Promise<Gain> {
    const said = await this.talk(this.workers[0], { type: 'gain', usual, other }, () => true);
    if (said.type !== 'gain') throw new Error('the games could not be compared');
    return said.gain;
  }

  /** No more games; what was played stays. */
  stop(): void {
    this.stopped = true;
    for (const worker of this.workers)
      worker.postMessage({ id: ++this.last, type: 'stop' } satisfies GauntletAsk);
  }
  get isStopped(): boolean {
    return this.stopped;
  }
  close(): void {
    this.stopped = true;
    for (const worker of this.workers) worker.terminate();
    this.heard.clear();
  }

  /** Sends one message and waits for the answer that ends it. */
  private talk(
    worker: Worker,
    ask: Ask<GauntletAsk>,
    ends: (said: GauntletSaid) => boolean,
  ): Promise<GauntletSaid> {
    const id = ++this.last;
    return new Promise((resolve, reject) => {
      this.heard.set(id, said => {
        if (said.type === 'problem') reject(new Error(said.text));
        else if (ends(said)) resolve(said);
        else return;
        this.heard.delete(id);
      });
      worker.postMessage({ ...ask, id });
    });
  }
}
