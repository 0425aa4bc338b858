import type {
  ClientBodies,
  ClientType,
  FactMessage,
  Letter,
  Offering,
  PeopleInfo,
  Person,
} from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import { WebSocket } from 'ws';

/** Somebody in front of a page of a house, over the real wire. */
export class Guest {
  readonly address: string;
  readonly heard: FactMessage[] = [];
  cookie = '';
  private socket: WebSocket | null = null;
  private last = 0;
  private readonly waiting = new Set<() => void>();

  constructor(address: string) {
    this.address = address;
  }

  /** Asks the house for something; answers with the status and what it said. */
  async fetch(path: string, body?: unknown): Promise<{ status: number; said: unknown }> {
    const answer = await fetch(new URL(path, this.address), {
      method: body === undefined ? 'GET' : 'POST',
      headers: { cookie: this.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const [set] = answer.headers.getSetCookie();
    if (set) this.cookie = set.split(';')[0];
    return { status: answer.status, said: await answer.json() };
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

  connect(address = this.address): Promise<void> {
    const socket = new WebSocket(new URL('/ws', address), { headers: { cookie: this.cookie } });
    this.socket = socket;
    socket.on('message', data => {
      this.heard.push(JSON.parse(`${data}`));
      for (const wake of this.waiting) wake();
    });
    return new Promise((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('error', reject);
    });
  }
  hangUp(): void {
    this.socket?.terminate();
  }
  /** Says whatever it likes. */
  shout(text: string): void {
    this.socket?.send(text);
  }

  async ask<K extends ClientType>(type: K, body: ClientBodies[K]): Promise<FactMessage> {
    const re = ++this.last;
    this.shout(JSON.stringify({ v: VERSION, re, type, ...body }));
    return this.until(() => this.heard.find(message => message.re === re));
  }

  /** Waits until something is there. */
  async until<T>(look: () => T | undefined, milliseconds = 5_000): Promise<T> {
    const late = Date.now() + milliseconds;
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (Date.now() > late) throw new Error(`waited in vain; heard ${this.heard.map(({ type }) => type)}`);
      await new Promise<void>(done => {
        const wake = () => {
          this.waiting.delete(wake);
          clearTimeout(timer);
          done();
        };
        const timer = setTimeout(wake, 100);
        this.waiting.add(wake);
      });
    }
  }

  /** Who is at a match, as far as the house has told. */
  people(match: string): PeopleInfo | undefined {
    const told = this.heard.findLast(message => message.type === 'people' && message.match === match);
    return told?.type === 'people' ? told : undefined;
  }

  /** What the house has told last of a match. */
  facts(match: string) {
    return this.heard.findLast(message => message.type === 'facts' && message.match === match) as
      | Extract<FactMessage, { type: 'facts' }>
      | undefined;
  }
}
