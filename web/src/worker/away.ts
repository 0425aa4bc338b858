import type { ClientMessage, FactMessage, LineInfo, Settings } from '@siegeworks/protocol';
import { Malformed, readFactMessage, VERSION } from '@siegeworks/protocol';
import type { Dial, Line } from './line.ts';
import { STRANGER } from './line.ts';
import { EVERY, Silence } from './silence.ts';

type Sent = Extract<ClientMessage, { match: string }>;

export interface AwayParts {
  dial: Dial;
  /** Reads to the page what the house has told. */
  read(message: FactMessage): Promise<void> | void;
  /** How the line is; a lost one is dialled again until it is back. */
  onLine(line: LineInfo): void;
  fresh(): string;
  now(): number;
  wait(milliseconds: number): Promise<void>;
}

/** The first and the longest pause before a lost line is dialled again. */
const PAUSES = { first: 250, longest: 5_000 };
/** A line that has lasted so long is worth dialling again at once, in milliseconds. */
const LASTED = 1_000;
/** The code of a line that this end has given up. */
const GIVEN_UP = 4000;
/** What the house may think about before it answers. */
const THOUGHTFUL: ReadonlySet<ClientMessage['type']> = new Set<ClientMessage['type']>(['hint', 'export']);

/** Matches in a house far away: what is said goes over a line that may break, and nothing is lost or done twice. */
export class Away {
  private readonly parts: AwayParts;
  private line: Line | null = null;
  private dialling: Promise<void> | null = null;
  /** What has not been answered yet, in order, by its number. */
  private readonly unanswered = new Map<number, Sent>();
  /** The matches on the screen. */
  private readonly open = new Set<string>();
  private readonly settings = new Map<string, Settings>();
  private reading: Promise<void> = Promise.resolve();
  private last = -1;
  /** By match: what was sent last, and how many actions the log held then. */
  private readonly told = new Map<string, { seq: number; at: number }>();
  private pause = PAUSES.first;
  private since = 0;
  /** Whether anything has been heard over the line. */
  private heard = false;
  private readonly silence: Silence;

  constructor(parts: AwayParts) {
    this.parts = parts;
    this.silence = new Silence(parts.now);
  }

  /** Says something to the house, now or when the line is back. */
  async ask(message: Sent): Promise<void> {
    const named = message.type === 'pick' ? this.named(message) : message;
    this.unanswered.set(message.re, named);
    if (message.type === 'open') this.open.add(message.match);
    if (message.type === 'leave') this.open.delete(message.match);
    if (this.line) this.send(named);
    else await this.dial();
  }

  /** A pick is known again over any line: by its own name, and by how much had happened when it was made. */
  private named(pick: Extract<Sent, { type: 'pick' }>): Sent {
    const told = this.told.get(pick.match);
    return {
      ...pick,
      client: this.parts.fresh(),
      ...(told?.seq === pick.seq && { at: told.at }),
    };
  }

  /** How the person wants to be asked: the house answers for them in the same way. */
  settle(game: string, settings: Settings): void {
    this.settings.set(game, settings);
    if (this.line) this.sendSettings(game, settings);
  }

  private async dial(): Promise<void> {
    if (this.line) return;
    this.dialling ??= this.dialled().finally(() => {
      this.dialling = null;
    });
    await this.dialling;
  }

  private async dialled(): Promise<void> {
    while (!this.line) {
      try {
        this.line = await this.dialOnce();
      } catch {
        this.parts.onLine({ open: false });
        await this.rest();
      }
    }
    this.since = this.parts.now();
    this.heard = false;
    this.silence.begin();
    void this.listen(this.line);
    this.takeUp();
  }

  /** What a line says after it was given up concerns nobody. */
  private async dialOnce(): Promise<Line> {
    let line: Line | null = null;
    const isOurs = () => line === null || line === this.line;
    line = await this.parts.dial(
      text => isOurs() && this.hear(text),
      code => isOurs() && this.ended(code),
    );
    return line;
  }

  /** Gives up a line whose other end is dead: the next one leads to another node. */
  private async listen(line: Line): Promise<void> {
    for (;;) {
      await this.parts.wait(EVERY);
      if (this.line !== line) return;
      const state = this.open.size > 0 ? this.silence.look() : 'stands';
      if (state === 'ask') this.post({ v: VERSION, re: this.last--, type: 'hello' });
      if (state !== 'dead') continue;
      this.ended(GIVEN_UP);
      return line.close();
    }
  }

  /** Waits before the next try, longer each time. */
  private async rest(): Promise<void> {
    await this.parts.wait(this.pause);
    this.pause = Math.min(2 * this.pause, PAUSES.longest);
  }

  /** The line works: not before something was heard, because a house lets strangers in only to turn them away. */
  private works(): void {
    if (this.heard) return;
    this.heard = true;
    this.pause = PAUSES.first;
    this.parts.onLine({ open: true, ...(this.line?.slow && { slow: true }) });
  }

  /** After a new line has been opened: the tables as they are now, then what had not been answered. */
  private takeUp(): void {
    for (const [game, settings] of this.settings) this.sendSettings(game, settings);
    const waiting = [...this.unanswered.values()];
    for (const match of this.open)
      if (!waiting.some(message => message.type === 'open' && message.match === match))
        this.post({ v: VERSION, re: this.last--, type: 'open', match });
    for (const message of waiting) this.send(message.type === 'pick' ? { ...message, again: true } : message);
  }

  private ended(code: number): void {
    this.line = null;
    if (this.open.size === 0) return;
    this.parts.onLine({ open: false, ...(code === STRANGER && { stranger: true }) });
    const lasted = this.heard && this.parts.now() - this.since >= LASTED;
    void (lasted ? this.dial() : this.rest().then(() => this.dial()));
  }

  private sendSettings(game: string, settings: Settings): void {
    this.post({ v: VERSION, re: this.last--, type: 'settle', game, settings });
  }
  private send(message: Sent): void {
    this.post(message);
  }
  private post(message: ClientMessage): void {
    if (!THOUGHTFUL.has(message.type)) this.silence.said();
    this.line?.send(JSON.stringify(message));
  }

  private hear(text: string): void {
    let message: FactMessage;
    try {
      message = readFactMessage(JSON.parse(text));
    } catch (fault) {
      if (fault instanceof Malformed || fault instanceof SyntaxError) return this.line?.close();
      throw fault;
    }
    this.silence.heard();
    this.works();
    if (message.type === 'facts') this.told.set(message.match, { seq: message.seq, at: message.at });
    if (message.re !== null) this.unanswered.delete(message.re);
    // Answers to what this line has asked for itself concern nobody else.
    if (message.re !== null && message.re < 0 && message.type !== 'opened') return;
    const told = message.re !== null && message.re < 0 ? { ...message, re: null } : message;
    this.reading = this.reading.then(() => this.parts.read(told)).catch(() => {});
  }
}
