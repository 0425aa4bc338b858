import type { ClientMessage, PollAnswer, PollBody } from '@siegeworks/protocol';
import { pollAnswer, read } from '@siegeworks/protocol';
import type { Dial, Line } from './line.ts';
import { STRANGER } from './line.ts';

/** Asks the house once. */
export type Request = (body: PollBody, signal: AbortSignal) => Promise<Response>;

export interface PollParts {
  request: Request;
  fresh(): string;
  wait(milliseconds: number): Promise<void>;
}

/** How often in a row a request may fail before the line is taken for lost. */
const TRIES = 3;
const PAUSE = 300;
/** The house was asked too often. */
const TOO_MANY = 429;
const UNKNOWN = 401;

/** A line over single requests, for networks that cut sockets: each says what is new and waits for what is heard. */
export const dialPoll =
  (parts: PollParts): Dial =>
  async (hear, ended) => {
    const line = new PollLine(parts, hear, ended);
    await line.begin();
    return line;
  };

class PollLine implements Line {
  readonly slow = true;
  private readonly parts: PollParts;
  private readonly hear: (text: string) => void;
  private readonly ended: (code: number) => void;
  private readonly name: string;
  private node: string | null = null;
  private after = 0;
  private n = 0;
  /** What has not been answered, by its number; `tried` when it may have been heard already. */
  private readonly unanswered = new Map<number, { n: number; message: ClientMessage; tried: boolean }>();
  private readonly open = new Set<string>();
  private waiting: AbortController | null = null;
  private closed = false;

  constructor(parts: PollParts, hear: (text: string) => void, ended: (code: number) => void) {
    this.parts = parts;
    this.hear = hear;
    this.ended = ended;
    this.name = parts.fresh();
  }

  /** The first request waits for nothing: it shows whether the house can be reached at all. */
  async begin(): Promise<void> {
    this.take(await this.asked());
    void this.loop();
  }
  send(text: string): void {
    const message = JSON.parse(text) as ClientMessage;
    if (message.type === 'leave') this.open.delete(message.match);
    this.unanswered.set(message.re, { n: ++this.n, message, tried: false });
    this.waiting?.abort();
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    this.waiting?.abort();
    this.ended(1000);
  }

  private async loop(): Promise<void> {
    for (let failed = 0; !this.closed; ) {
      try {
        this.take(await this.asked());
        failed = 0;
      } catch (cause) {
        if (this.closed) return;
        if (cause instanceof Interrupted) continue;
        if (cause instanceof Unknown || ++failed >= TRIES) return this.end(cause);
        await this.parts.wait(PAUSE * failed);
      }
    }
  }
  private end(cause: unknown): void {
    this.closed = true;
    this.ended(cause instanceof Unknown ? STRANGER : 1006);
  }

  private async asked(): Promise<PollAnswer> {
    const own = new AbortController();
    this.waiting = own;
    try {
      const answer = await this.parts.request(this.body(), own.signal);
      if (answer.status === UNKNOWN) throw new Unknown();
      if (answer.status === TOO_MANY) await this.parts.wait(1_000);
      if (!answer.ok) throw new Error(`the house answered with ${answer.status}`);
      return read(pollAnswer, await answer.json());
    } catch (cause) {
      throw own.signal.aborted ? new Interrupted() : cause;
    } finally {
      this.waiting = null;
    }
  }
  private body(): PollBody {
    const all = [...this.unanswered.values()];
    const opening = new Set(all.map(({ message }) => (message.type === 'open' ? message.match : '')));
    const say = all.map(each => ({ n: each.n, text: JSON.stringify(said(each)) }));
    for (const each of all) each.tried = true;
    const open = [...this.open].filter(match => !opening.has(match));
    return { line: this.name, node: this.node, after: this.after, open, say };
  }

  private take({ node, last, messages }: PollAnswer): void {
    if (this.closed) return;
    this.node = node;
    this.after = last;
    for (const text of messages) this.heard(text);
  }
  private heard(text: string): void {
    const { re, type, match } = JSON.parse(text) as { re: number | null; type: string; match?: string };
    if (type === 'opened' && match !== undefined) this.open.add(match);
    if (re !== null) this.unanswered.delete(re);
    this.hear(text);
  }
}

/** Something new is to be said: the open request has been given up, and nothing is wrong. */
class Interrupted extends Error {}
/** The house does not know who asks. */
class Unknown extends Error {}

function said({ message, tried }: { message: ClientMessage; tried: boolean }): ClientMessage {
  return tried && message.type === 'pick' ? { ...message, again: true } : message;
}

/** To the house that the page came from. */
export const requestTo =
  (page: string): Request =>
  (body, signal) =>
    fetch(new URL('api/line', page), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
