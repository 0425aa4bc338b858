import { randomUUID } from 'node:crypto';
import type { ClientMessage, PollAnswer, PollBody } from '@siegeworks/protocol';
import { WebSocket } from 'ws';

/** How a guest speaks with a house: over a socket, or over single requests where sockets are cut. */
export type Way = 'socket' | 'poll';
export interface Wire {
  readonly isOpen: boolean;
  send(text: string): void;
  /** Only requests can go elsewhere from one to the next. */
  moveTo?(address: string): void;
  /** Ends without a word. */
  cut(): void;
}
export interface WireParts {
  address: string;
  headers: Readonly<Record<string, string>>;
  hear(text: string): void;
  ended(): void;
}

export const openWire = (way: Way, parts: WireParts): Promise<Wire> =>
  way === 'socket' ? openSocket(parts) : openPoll(parts);

function openSocket({ address, headers, hear, ended }: WireParts): Promise<Wire> {
  const socket = new WebSocket(new URL('/ws', address), { headers });
  socket.on('message', data => hear(`${data}`));
  socket.on('close', ended);
  const wire: Wire = {
    get isOpen() {
      return socket.readyState === WebSocket.OPEN;
    },
    send: text => socket.send(text),
    cut: () => socket.terminate(),
  };
  return new Promise((resolve, reject) => {
    socket.once('open', () => resolve(wire));
    socket.on('error', reject);
  });
}

async function openPoll(parts: WireParts): Promise<Wire> {
  const wire = new PollWire(parts);
  await wire.ask();
  void wire.listen();
  return wire;
}

/** As much of a page's line over requests as a player needs. */
class PollWire implements Wire {
  isOpen = true;
  private readonly parts: WireParts;
  private readonly name = randomUUID();
  private node: string | null = null;
  private after = 0;
  private n = 0;
  private readonly unanswered = new Map<number | null, { n: number; text: string }>();
  private readonly open = new Set<string>();
  private request = new AbortController();

  constructor(parts: WireParts) {
    this.parts = parts;
  }
  send(text: string): void {
    this.unanswered.set(reOf(text), { n: ++this.n, text });
    this.request.abort();
  }
  moveTo(address: string): void {
    this.parts.address = address;
    this.request.abort();
  }
  cut(): void {
    this.isOpen = false;
    this.request.abort();
    this.parts.ended();
  }
  async listen(): Promise<void> {
    while (this.isOpen) {
      try {
        await this.ask();
      } catch {
        // Something new is to be said, or the node is gone.
        if (!this.request.signal.aborted) this.cut();
      }
    }
  }
  async ask(): Promise<void> {
    const { address, headers } = this.parts;
    this.request = new AbortController();
    const say = [...this.unanswered.values()];
    const open = [...this.open];
    const body: PollBody = { line: this.name, node: this.node, after: this.after, open, say };
    const answer = await fetch(new URL('/api/line', address), {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: this.request.signal,
    });
    if (!answer.ok) throw new Error(`${answer.status}`);
    this.take((await answer.json()) as PollAnswer);
  }
  private take({ node, last, messages }: PollAnswer): void {
    this.node = node;
    this.after = last;
    for (const text of messages) {
      const { re, type, match } = JSON.parse(text) as Partial<ClientMessage> & { match?: string };
      if (`${type}` === 'opened' && match !== undefined) this.open.add(match);
      this.unanswered.delete(re ?? null);
      this.parts.hear(text);
    }
  }
}

/** What is no message has no number, and is answered without one. */
function reOf(text: string): number | null {
  try {
    return (JSON.parse(text) as ClientMessage).re ?? null;
  } catch {
    return null;
  }
}
