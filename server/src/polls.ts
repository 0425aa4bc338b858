import { read } from '@siegeworks/files/shape';
import type { Person, PollAnswer, PollBody } from '@siegeworks/protocol';
import { pollBody, VERSION } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RateLimiterMemory } from 'rate-limiter-flexible';
import type { House } from './house.ts';
import type { LineEnd } from './sockets.ts';
import { BACKLOG, newLimiter, serveLine } from './sockets.ts';

/** How long a request waits for news: shorter than any proxy's patience. */
const PATIENCE = 25_000;
/** A line that nobody asks about for so long has ended. */
const SILENCE = 5_000;
/** Lines of one person: as many tabs as anybody has. */
const LINES = 8;

/** A line over requests: messages wait here until they have arrived. */
class PollLine {
  private readonly end: LineEnd;
  private readonly over: () => void;
  private messages: string[] = [];
  private bytes = 0;
  /** The number of the last message told, and of the last one heard; before the first request nothing was. */
  private last = 0;
  private heard: number | null = null;
  /** Ends the waiting of the request that is open. */
  private wake: (() => void) | null = null;
  private silence: NodeJS.Timeout | undefined;
  private closed = false;

  constructor(serve: (send: (text: string) => void) => LineEnd, over: () => void) {
    this.end = serve(text => this.tell(text));
    this.over = over;
  }

  /** Hears what is new, and answers as soon as there is anything to tell. */
  async poll(node: string, { after, open, say }: PollBody, gone: AbortSignal): Promise<PollAnswer> {
    this.wake?.();
    clearTimeout(this.silence);
    this.arrived(after);
    // Who only wants to know whether the house can be reached need not wait.
    const isProbe = this.heard === null && open.length + say.length === 0;
    this.hear(open, say);
    if (this.messages.length === 0 && !isProbe) await this.news(gone);
    return { node, last: this.last, messages: this.messages };
  }
  /** Whether what has not arrived after this message is still here. */
  knows(after: number): boolean {
    return after <= this.last && after >= this.last - this.messages.length;
  }
  /** A request has been answered or given up: who does not ask again soon has gone. */
  answered(): void {
    clearTimeout(this.silence);
    if (!this.wake && !this.closed) this.silence = setTimeout(this.over, SILENCE).unref();
  }
  close(): void {
    if (this.closed) return;
    this.closed = true;
    clearTimeout(this.silence);
    this.wake?.();
    this.end.end();
  }

  private hear(open: PollBody['open'], say: PollBody['say']): void {
    if (this.heard === null) for (const match of open) this.end.hear(opening(match));
    for (const { n, text } of say) if (n > (this.heard ?? 0)) this.end.hear(text);
    this.heard = Math.max(this.heard ?? 0, ...say.map(({ n }) => n));
  }
  private tell(text: string): void {
    if (this.closed) return;
    this.messages.push(text);
    this.bytes += text.length;
    this.last++;
    // A reader who takes nothing for so long comes back by itself and gets the whole table.
    if (this.bytes > BACKLOG) this.over();
    else this.wake?.();
  }
  private arrived(after: number): void {
    this.messages = this.messages.slice(this.messages.length - (this.last - after));
    this.bytes = this.messages.reduce((sum, text) => sum + text.length, 0);
  }
  /** Until there is something to tell, the time is over, the page asks anew, or has gone. */
  private async news(gone: AbortSignal): Promise<void> {
    const signal = AbortSignal.any([gone, AbortSignal.timeout(PATIENCE)]);
    await new Promise<void>(done => {
      const wake = () => {
        if (this.wake === wake) this.wake = null;
        done();
      };
      this.wake = wake;
      if (signal.aborted) wake();
      signal.addEventListener('abort', wake);
    });
  }
}

const opening = (match: string): string => JSON.stringify({ v: VERSION, re: OPENED, type: 'open', match });
/** No page asks under this number. */
const OPENED = -1_000_000;

export interface PollParts {
  house(): Promise<House>;
  reader(request: FastifyRequest): Promise<Person | null>;
  sameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void>;
}

/** Lines over requests, for networks that cut sockets. */
export function addPolls(app: FastifyInstance, { house, reader, sameOrigin }: PollParts): void {
  const lines = new Map<string, PollLine>();
  const [limiter, pace] = [newLimiter(), newLimiter()];
  app.addHook('preClose', async () => {
    for (const line of lines.values()) line.close();
    lines.clear();
  });
  app.post('/api/line', { preValidation: sameOrigin }, async (request, reply) => {
    const person = await reader(request);
    if (!person) return reply.code(401).send({ reasons: [{ rule: '', text: 'say first who you are' }] });
    if (!(await keepsPace(pace, person))) return reply.code(429).send({ reasons: [TOO_FAST] });
    const body = read(pollBody, request.body);
    const open = await house();
    const [line, asked] = lineFor(open, person, body);
    const gone = new AbortController();
    reply.raw.once('close', () => gone.abort());
    return line.poll(open.node, asked, gone.signal).finally(() => line.answered());
  });

  /** The line as this node knows it; one that it does not know, or that another node has served since, begins anew. */
  function lineFor(open: House, person: Person, body: PollBody): [PollLine, PollBody] {
    const key = `${person.id}/${body.line}`;
    const known = lines.get(key);
    if (known && body.node === open.node && known.knows(body.after)) return [known, body];
    end(key, known);
    const own = [...lines].filter(([other]) => other.startsWith(`${person.id}/`));
    if (own.length >= LINES) end(...own[0]);
    const line = new PollLine(
      send => serveLine(open, person, limiter, send),
      () => end(key, line),
    );
    lines.set(key, line);
    return [line, { ...body, after: 0 }];
  }
  function end(key: string, line: PollLine | undefined): void {
    if (line && lines.get(key) === line) lines.delete(key);
    line?.close();
  }
}

const TOO_FAST = { rule: '', text: 'that was too fast; wait a moment' };
const keepsPace = (pace: RateLimiterMemory, { id }: Person): Promise<boolean> =>
  pace.consume(id).then(
    () => true,
    () => false,
  );
