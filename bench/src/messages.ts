import type { Game } from '@siegeworks/contract';
import type { Caller, Chair, Host } from '@siegeworks/host';
import { addRoom, callerAt, memoryStore, openHost, receive, roomOf } from '@siegeworks/host';
import { create } from '@siegeworks/kernel';
import { playerDice } from '@siegeworks/kernel/laws';
import { planned, seating } from '@siegeworks/lab';
import type { Facts } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';

/** How much a host sends for one pick to one visitor, in random play between people with somebody watching. */
export interface MessageRow {
  game: string;
  medianBytes: number;
  /** Nineteen of twenty messages are no longer than this. */
  mostBytes: number;
  /** What somebody gets who comes in at the end. */
  joiningBytes: number;
}

const ROOM = 'bench';
const PICKS = 300;

export async function measureMessages(game: Game): Promise<MessageRow> {
  const table = await seated(game);
  const dice = playerDice('messages');
  for (let n = 0; n < PICKS; n++) {
    const asked = table.visitors.find(({ facts }) => facts?.question);
    if (!asked) break;
    await asked.pick(dice);
  }
  const sizes = table.visitors.flatMap(({ bytes }) => bytes.slice(1)).sort((a, b) => a - b);
  const late = new Visitor(table.host, 'late');
  await late.open();
  return {
    game: game.about.id,
    medianBytes: sizes[sizes.length >> 1] ?? 0,
    mostBytes: sizes[Math.floor(sizes.length * 0.95)] ?? 0,
    joiningBytes: late.bytes[0],
  };
}

/** A room with somebody on every seat, and one who watches. */
async function seated(game: Game): Promise<{ host: Host; visitors: Visitor[] }> {
  const host = openHost({
    game: async () => game,
    bots: [],
    levels: [],
    store: { ...memoryStore(), append: async () => {} },
    fresh: () => '',
    now: () => 0,
    pause: async () => {},
    wait: async () => {},
  });
  const { config, seed } = seating(game, planned(game, { seed: 'messages' }), 0);
  const seats = config.players.map(
    (_player, seat): Chair => ({ kind: 'person', name: `P${seat}`, who: `${seat}` }),
  );
  await addRoom(host, roomOf(ROOM, create(game, config, seed), { seats }));
  const visitors = [...seats.keys(), 'spectator'].map(who => new Visitor(host, `${who}`));
  for (const visitor of visitors) await visitor.open();
  return { host, visitors };
}

class Visitor {
  readonly bytes: number[] = [];
  facts: Facts | null = null;
  private readonly host: Host;
  private readonly caller: Caller;

  constructor(host: Host, who: string) {
    this.host = host;
    this.caller = callerAt(who, (_re, type, body) => {
      if (type !== 'facts') return;
      this.facts = body as Facts;
      this.bytes.push(JSON.stringify(body).length);
    });
  }

  open(): Promise<void> {
    return receive(this.host, this.caller, { v: VERSION, re: 0, type: 'open', match: ROOM });
  }

  async pick(dice: () => number): Promise<void> {
    const { question, seq } = this.facts ?? {};
    if (!question || seq === undefined) return;
    const option = question.options[Math.floor(dice() * question.options.length)];
    const pick = { match: ROOM, seq, question: question.id, option };
    await receive(this.host, this.caller, { v: VERSION, re: 0, type: 'pick', ...pick });
  }
}
