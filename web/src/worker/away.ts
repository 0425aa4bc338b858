import type { ClientMessage, FactMessage, Settings } from '@siegeworks/protocol';
import { Malformed, readFactMessage, VERSION } from '@siegeworks/protocol';
import type { Dial, Line } from './line.ts';

type Sent = Extract<ClientMessage, { match: string }>;

export interface AwayParts {
  dial: Dial;
  /** Reads to the page what the house has told. */
  read(message: FactMessage): Promise<void> | void;
  /** Whether the line is open or has been lost; a lost one is dialled again until it is back. */
  onLine(open: boolean): void;
  fresh(): string;
  wait(milliseconds: number): Promise<void>;
}

/** The first and the longest pause before a lost line is dialled again. */
const PAUSES = { first: 250, longest: 5_000 };

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

  constructor(parts: AwayParts) {
    this.parts = parts;
  }

  /** Says something to the house, now or when the line is back. */
  async ask(message: Sent): Promise<void> {
    const named = message.type === 'pick' ? { ...message, client: this.parts.fresh() } : message;
    this.unanswered.set(message.re, named);
    if (message.type === 'open') this.open.add(message.match);
    if (message.type === 'leave') this.open.delete(message.match);
    if (this.line) this.send(named);
    else await this.dial();
  }

  /** How the person wants to be asked: the house answers for them in the same way. */
  settle(game: string, settings: Settings): void {
    this.settings.set(game, settings);
    if (this.line) this.sendSettings(game, settings);
  }

  private dial(): Promise<void> {
    this.dialling ??= this.dialled().finally(() => {
      this.dialling = null;
    });
    return this.dialling;
  }

  private async dialled(): Promise<void> {
    for (let pause = PAUSES.first; !this.line; pause = Math.min(2 * pause, PAUSES.longest)) {
      try {
        this.line = await this.parts.dial(
          text => this.hear(text),
          () => this.ended(),
        );
      } catch {
        this.parts.onLine(false);
        await this.parts.wait(pause);
      }
    }
    this.parts.onLine(true);
    this.takeUp();
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

  private ended(): void {
    this.line = null;
    if (this.open.size === 0) return;
    this.parts.onLine(false);
    void this.dial();
  }

  private sendSettings(game: string, settings: Settings): void {
    this.post({ v: VERSION, re: this.last--, type: 'settle', game, settings });
  }
  private send(message: Sent): void {
    this.post(message);
  }
  private post(message: ClientMessage): void {
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
    if (message.re !== null) this.unanswered.delete(message.re);
    // Answers to what this line has asked for itself concern nobody else.
    if (message.re !== null && message.re < 0 && message.type !== 'opened') return;
    const told = message.re !== null && message.re < 0 ? { ...message, re: null } : message;
    this.reading = this.reading.then(() => this.parts.read(told)).catch(() => {});
  }
}
