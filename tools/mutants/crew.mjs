// Starts the thread that tries mutants, watches its clock, and starts another when one of them runs for ever.
import { Worker } from 'node:worker_threads';

/**
 * @typedef {{ title: string, file: string, time: number, problem: string | null, reached: number[] }} Row
 * @typedef {{ rows: Row[], atLoad: number[], unread: { file: string, problem: string }[] }} Recording
 * @typedef {{ by: string | null, problem: string | null }} Verdict `by`: the test that noticed, or null
 */

/** A test may take this many times as long as usual. */
const PATIENCE = 12;
/** Waiting may take longer than working: the machine may be busy with other things. */
const WAITING = 8;
/** Milliseconds of work, of all threads together; nearly all of it is done by the one that is watched. */
const worked = () => (process.cpuUsage().user + process.cpuUsage().system) / 1_000;
const MEMORY = { maxOldGenerationSizeMb: 1_500 };

export class Crew {
  /** @param {{ root: string, tests: string[], sources: Record<string, string>, laws: number, patience: number, only?: string | undefined }} program */
  constructor(program) {
    this.program = program;
    /** @type {Worker | null} */
    this.worker = null;
    this.clock = new Int32Array(new SharedArrayBuffer(8));
    this.times = /** @type {number[]} */ ([]);
    /** @type {(word: any) => void} */
    this.heard = () => {};
  }

  /** @param {number} on the mutant that is on from the first line, or -1 */
  async start(on = -1) {
    await this.stop();
    this.clock.fill(-1);
    const workerData = { ...this.program, on, clock: this.clock };
    // Nothing that mutants print is of interest.
    const options = { workerData, resourceLimits: MEMORY, stdout: true, stderr: true };
    const worker = new Worker(new URL('./worker.mjs', import.meta.url), options);
    worker.stdout.resume();
    worker.stderr.resume();
    worker.on('message', word => this.heard(word));
    worker.on('error', error => this.lost(worker, `${error}`));
    worker.on('exit', () => this.lost(worker, 'the thread ended'));
    this.worker = worker;
    return this.answer(60_000);
  }

  async stop() {
    const { worker } = this;
    this.worker = null;
    await worker?.terminate();
  }

  /** @param {Worker} worker @param {string} problem */
  lost(worker, problem) {
    if (worker === this.worker) this.heard({ ended: true, by: 'a crash', problem });
  }

  /** @returns {Promise<Recording>} */
  async record() {
    await this.start();
    this.worker?.postMessage({ record: true });
    const found = await this.answer(Infinity);
    if (found.rows === undefined) throw new Error(`the tests cannot be run: ${found.problem}`);
    this.times = found.rows.map((/** @type {Row} */ row) => row.time);
    return found;
  }

  /**
   * @param {number} id @param {number[]} order the tests that may notice
   * @returns {Promise<Verdict>}
   */
  async trial(id, order) {
    if (this.worker === null) await this.start();
    const first = await this.ask(id, order);
    if (!first.spoilt) return first;
    await this.start();
    return this.ask(id, order);
  }

  /**
   * The same for what runs while the program is loaded: it needs a program of its own.
   * @param {number} id @param {number[]} order
   * @returns {Promise<Verdict>}
   */
  async trialFromStart(id, order) {
    const ready = await this.start(id);
    const lost = ready.tests !== this.times.length;
    const verdict = lost ? { by: 'loading', problem: ready.problem ?? '' } : await this.ask(id, order);
    await this.stop();
    return verdict;
  }

  /** @param {number} id @param {number[]} order */
  async ask(id, order) {
    this.worker?.postMessage({ id, order });
    const verdict = await this.answer(null);
    if (verdict.ended) await this.stop();
    return verdict;
  }

  /**
   * The next word of the thread, or that it ended or was ended.
   * @param {number | null} limit in all; null: as long as each test may take
   * @returns {Promise<any>}
   */
  answer(limit) {
    const { clock } = this;
    return new Promise(done => {
      let count = -2;
      let since = { time: 0, work: 0 };
      const watch = setInterval(() => {
        const test = Atomics.load(clock, 0);
        const now = Atomics.load(clock, 1);
        if (now !== count) since = { time: performance.now(), work: worked() };
        count = now;
        const most = limit ?? Math.max(this.program.patience, PATIENCE * (this.times[test] ?? 0));
        const late = worked() - since.work > most || performance.now() - since.time > WAITING * most;
        if (late) finish({ ended: true, by: 'the clock', problem: 'runs for ever' });
      }, 100);
      const finish = (/** @type {unknown} */ word) => {
        clearInterval(watch);
        this.heard = () => {};
        done(word);
      };
      this.heard = finish;
    });
  }
}
