import { greedy, random } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type {
  ClientBodies,
  ClientType,
  HostMessage,
  HostType,
  MatchState,
  SeatPlan,
} from '@siegeworks/protocol';
import { readHostMessage, VERSION } from '@siegeworks/protocol';
import { nim } from '../../kernel/test/toys/nim.ts';
import { thieves } from '../../kernel/test/toys/thieves/thieves.ts';
import type { Database } from '../src/worker/database.ts';
import { memoryDatabase } from '../src/worker/database.ts';
import { nobody } from '../src/worker/neighbours.ts';
import { openPage } from '../src/worker/page.ts';
import type { PageParts } from '../src/worker/parts.ts';
import { shelfOf } from '../src/worker/shelf.ts';

export type Said<K extends HostType> = Extract<HostMessage, { type: K }>;

export const ME: SeatPlan = { kind: 'me', name: 'You' };
export const RANDOM: SeatPlan = { kind: 'bot', name: 'Random', bot: 'random' };

export function partsFor(games: readonly Game[], database: Database = memoryDatabase()): PageParts {
  let made = 0;
  return {
    shelf: shelfOf(games),
    bots: [random, greedy],
    levels: [random, greedy],
    opponents: [],
    database,
    neighbours: nobody,
    dial: async () => Promise.reject(new Error('no house')),
    examples: async () => null,
    lessons: async () => [],
    first: async () => null,
    puzzles: async () => [],
    rulebook: async game => (game === 'nim' ? { title: 'Nim', sections: [] } : null),
    fresh: () => `fresh${++made}`,
    now: () => 1_000 + made,
    pause: async () => {},
    wait: async () => {},
  };
}

/** A client at a host in the same process; every message is read back as strictly as a page does it. */
export class Client {
  readonly heard: HostMessage[] = [];
  private readonly page;
  private number = 0;

  constructor(parts: PageParts = partsFor([nim, thieves])) {
    this.page = openPage(parts, message =>
      this.heard.push(readHostMessage(JSON.parse(JSON.stringify(message)))),
    );
  }

  /** Says something and returns the answer once everything that follows from it has happened. */
  async ask<K extends ClientType>(type: K, body: ClientBodies[K]): Promise<HostMessage> {
    const re = ++this.number;
    await this.raw({ v: VERSION, re, type, ...body });
    const answer = this.heard.find(message => message.re === re);
    if (!answer) throw new Error(`${type} was not answered`);
    return answer;
  }

  async raw(message: unknown): Promise<void> {
    await this.page.receive(message);
  }

  all<K extends HostType>(type: K): Said<K>[] {
    return this.heard.filter((message): message is Said<K> => message.type === type);
  }

  get state(): MatchState {
    const state = this.all('state').at(-1);
    if (!state) throw new Error('no state was shown');
    return state;
  }

  /** The log as a screen puts it together from the states. */
  get log(): string[] {
    const lines: string[] = [];
    for (const { match, log } of this.all('state')) {
      if (match !== this.state.match) continue;
      lines.length = log.from;
      lines.push(...log.lines.map(line => line.text));
    }
    return lines;
  }

  async create(game: string, body: Partial<ClientBodies['create']> = {}): Promise<string> {
    const seats = body.seats ?? [ME, RANDOM];
    const config = body.config ?? { players: seats.map(() => ({})) };
    const answer = await this.ask('create', { game, config, seats, seed: 'keep', ...body });
    if (answer.type !== 'opened') throw new Error(JSON.stringify(answer));
    return answer.match;
  }

  /** Answers the open question with its nth option. */
  async pick(n: number): Promise<HostMessage> {
    const { match, seq, question } = this.state;
    if (!question) throw new Error('there is no open question');
    const { option } = question.offers[n % question.offers.length];
    return this.ask('pick', { match, seq, question: question.id, option });
  }
}

/** Answers everything until the match is over. */
export async function playOut(client: Client, dice = 0): Promise<void> {
  for (let n = 0; n < 700 && client.state.question; n++) await client.pick(dice + n * 7);
}
