import type { Reason, StudioAnalysis, StudioCall, StudioCalls, StudioReply } from '@siegeworks/protocol';

/** What the studio could not do, with every reason. */
export class StudioRefused extends Error {
  override name = 'StudioRefused';
  readonly reasons: readonly Reason[];
  constructor(reasons: readonly Reason[]) {
    super(reasons.map(({ text }) => text).join('; '));
    this.reasons = reasons;
  }
}

interface Waiting {
  resolve(value: unknown): void;
  reject(why: Error): void;
}

/** A worker beside the page that replays a match or judges it: looking never waits for judging, if each has its own. */
export class StudioLine {
  private readonly worker = new Worker(new URL('../worker/studio/main.ts', import.meta.url), {
    type: 'module',
    name: 'studio',
  });
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  onAnalysis: (analysis: StudioAnalysis) => void = () => {};

  constructor() {
    this.worker.onmessage = event => this.hear(event.data);
    this.worker.onerror = event => this.break(event.message || 'the studio did not start');
  }

  ask<K extends StudioCall>(
    call: K,
    ...args: Parameters<StudioCalls[K]>
  ): Promise<ReturnType<StudioCalls[K]>> {
    const re = ++this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(re, { resolve: value => resolve(value as ReturnType<StudioCalls[K]>), reject });
      this.worker.postMessage({ re, call, args });
    });
  }

  close(): void {
    this.worker.terminate();
  }

  private hear(reply: StudioReply): void {
    if (reply.re === null) return this.onAnalysis(reply.analysis);
    const waits = this.waiting.get(reply.re);
    this.waiting.delete(reply.re);
    if ('reasons' in reply) waits?.reject(new StudioRefused(reply.reasons));
    else waits?.resolve(reply.value);
  }

  private break(why: string): void {
    for (const { reject } of this.waiting.values()) reject(new Error(why));
    this.waiting.clear();
  }
}
