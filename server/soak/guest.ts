import type {
  ClientBodies,
  ClientType,
  FactMessage,
  Facts,
  Letter,
  Offering,
  PeopleInfo,
  Person,
} from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import type { Way, Wire } from './wire.ts';
import { openWire } from './wire.ts';

/** How long a guest waits for what should come at once, in milliseconds: a busy machine is no reason to give up. */
const PATIENCE = 60_000;

/** Somebody in front of a page of a house, over the real wire. */
export class Guest {
  address: string;
  /** Everything that was heard, as far as it is kept. */
  readonly heard: FactMessage[] = [];
  /** Hears every message, too. */
  onMessage: (message: FactMessage, text: string) => void = () => {};
  cookie = '';
  /** When the line broke; `null` while it is whole. */
  broke: number | null = null;
  /** From where they come, as a proxy in front of the house would say. */
  from: string | null = null;
  private readonly keeps: boolean;
  private readonly way: Way;
  private wire: Wire | null = null;
  /** Counts the lines: only the last one is heard. */
  private line = 0;
  private last = 0;
  private readonly waiting = new Set<() => void>();
  /** By the number of what was asked; `null` while the answer is awaited. */
  private readonly answers = new Map<number, FactMessage | null>();
  private readonly newest = new Map<string, Facts>();
  private readonly company = new Map<string, PeopleInfo>();

  /** Whoever plays for hours does not keep all that is said. */
  constructor(address: string, keeps = true, way: Way = 'socket') {
    this.address = address;
    this.keeps = keeps;
    this.way = way;
  }

  /** Asks the house for something; answers with the status and what it said. */
  async fetch(path: string, body?: unknown): Promise<{ status: number; said: unknown }> {
    const answer = await fetch(new URL(path, this.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { ...this.headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0];
    return { status: answer.status, said: await answer.json() };
  }

  private get headers(): Record<string, string> {
    return { cookie: this.cookie, ...(this.from !== null && { 'x-forwarded-for': this.from }) };
  }

  async named(name: string): Promise<Person> {
    const { said } = await this.fetch('/api/me', { name });
    return (said as { person: Person }).person;
  }
  async invites(offering: Offering): Promise<Letter> {
    return (await this.fetch('/api/invitations', offering)).said as Letter;
  }
  async sits(id: string, seat = 1): Promise<Letter> {
    const sitting = { seat, deck: null, entropy: `mine ${seat}` };
    return (await this.fetch(`/api/invitations/${id}/sit`, sitting)).said as Letter;
  }

  /** Over a new line; whoever waited in vain on the old one must not hear both. */
  async connect(address = this.address): Promise<void> {
    const line = ++this.line;
    this.wire?.cut();
    this.wire = await openWire(this.way, {
      address,
      headers: this.headers,
      hear: text => line === this.line && this.hear(text),
      // A line that breaks is noticed by whoever waits for an answer.
      ended: () => {
        if (line !== this.line) return;
        this.broke ??= performance.now();
        this.wake();
      },
    });
  }
  /** Opens a match: to play where there is a seat, or else to watch. */
  async enter(match: string, milliseconds = PATIENCE): Promise<void> {
    const answer = await this.ask('open', { match }, milliseconds);
    if (answer.type !== 'opened') throw new Error(`not let in: ${JSON.stringify(answer)}`);
  }
  /** From now on another node answers, as behind a balancer that knows no lines. */
  moveTo(address: string): void {
    this.wire?.moveTo?.(address);
  }
  get isOpen(): boolean {
    return this.wire?.isOpen === true;
  }
  hangUp(): void {
    this.wire?.cut();
  }
  /** Says whatever it likes. */
  shout(text: string): void {
    this.wire?.send(text);
  }

  async ask<K extends ClientType>(
    type: K,
    body: ClientBodies[K],
    milliseconds = PATIENCE,
  ): Promise<FactMessage> {
    const re = ++this.last;
    this.answers.set(re, null);
    this.shout(JSON.stringify({ v: VERSION, re, type, ...body }));
    try {
      return await this.until(() => this.answers.get(re) ?? undefined, milliseconds);
    } finally {
      this.answers.delete(re);
    }
  }

  /** Waits until something is there; gives up when the line is broken or the time is over. */
  async until<T>(look: () => T | undefined, milliseconds = PATIENCE): Promise<T> {
    const late = Date.now() + milliseconds;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (!this.isOpen) throw new Error('the line is broken');
      if (Date.now() > late) throw new Error(`waited in vain; heard ${this.heard.map(({ type }) => type)}`);
      await this.news(100);
    }
  }
  /** Until something is heard, the line breaks, or the time is over. */
  news(milliseconds: number): Promise<void> {
    return new Promise(done => {
      const wake = () => {
        this.waiting.delete(wake);
        clearTimeout(timer);
        done();
      };
      const timer = setTimeout(wake, milliseconds);
      this.waiting.add(wake);
    });
  }

  /** What the house has told last of a match. */
  facts(match: string): Facts | undefined {
    return this.newest.get(match);
  }
  /** The question that waits for this guest; none while the house plays on by itself. */
  question(match: string): NonNullable<Facts['question']> | undefined {
    const facts = this.facts(match);
    return facts?.more === false ? (facts.question ?? undefined) : undefined;
  }
  /** Who is at a match, as far as the house has told. */
  people(match: string): PeopleInfo | undefined {
    return this.company.get(match);
  }

  private hear(text: string): void {
    const message = JSON.parse(text) as FactMessage;
    if (this.keeps) this.heard.push(message);
    if (message.re !== null && this.answers.has(message.re)) this.answers.set(message.re, message);
    if (message.type === 'facts') this.newest.set(message.match, message);
    if (message.type === 'people') this.company.set(message.match, message);
    this.onMessage(message, text);
    this.wake();
  }
  private wake(): void {
    for (const wake of [...this.waiting]) wake();
  }
}
