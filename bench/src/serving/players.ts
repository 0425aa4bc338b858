import { once } from 'node:events';
import { createRequire } from 'node:module';
import type { Option } from '@siegeworks/contract';
import type { Facts, Letter } from '@siegeworks/protocol';
import { VERSION } from '@siegeworks/protocol';
import type * as ClientPart from 'boardgame.io/dist/types/packages/client.js';
import type * as MultiplayerPart from 'boardgame.io/dist/types/packages/multiplayer.js';
import { WebSocket } from 'ws';
import type { G } from '../tiny/boardgame-io.ts';
import { enumerate, tinyOnBoardgameIo } from '../tiny/boardgame-io.ts';
import type { Kind } from './servers.ts';

type Dice = () => number;
/** Two players at one match. Everybody plays until it is over or enough. */
export interface Pair {
  /** Whoever has to decides something; false when the match is over. Resolves when both have seen it. */
  pick(dice: Dice): Promise<boolean>;
  leave(): void;
}

/** Waits for a condition that messages bring about. */
class Ears {
  private readonly waiting = new Set<() => void>();
  heard(): void {
    for (const wake of [...this.waiting]) wake();
  }
  async until(is: () => boolean): Promise<void> {
    while (!is())
      await new Promise<void>(done => {
        const wake = () => {
          this.waiting.delete(wake);
          done();
        };
        this.waiting.add(wake);
      });
  }
}
const one = <T>(list: readonly T[], dice: Dice): T => list[Math.floor(dice() * list.length)];

async function atPlainWs(address: string, n: number): Promise<Pair> {
  const ears = new Ears();
  const heard = [0, 0];
  const options: (Option[] | null)[] = [null, null];
  let isOver = false;
  const sockets = [0, 1].map(seat => {
    const socket = new WebSocket(`${address.replace('http', 'ws')}/${n}/${seat}`);
    socket.on('message', data => {
      const said = JSON.parse(`${data}`) as { options: Option[] | null; over: boolean };
      options[seat] = said.options;
      isOver = said.over;
      heard[seat]++;
      ears.heard();
    });
    return socket;
  });
  await ears.until(() => heard.every(count => count > 0));
  return {
    async pick(dice) {
      const seat = options.findIndex(each => each !== null);
      if (isOver || seat < 0) return false;
      const before = heard.slice();
      sockets[seat].send(JSON.stringify(one(options[seat] ?? [], dice)));
      await ears.until(() => heard.every((count, each) => count > before[each]));
      return true;
    },
    leave: () => sockets.forEach(socket => void socket.terminate()),
  };
}

/** boardgame.io makes a match when somebody first asks for it. */
async function atBoardgameIo(address: string, n: number): Promise<Pair> {
  const require = createRequire(import.meta.url);
  const { Client } = require('boardgame.io/client') as typeof ClientPart;
  const { SocketIO } = require('boardgame.io/multiplayer') as typeof MultiplayerPart;
  const ears = new Ears();
  const clients = ['0', '1'].map(playerID => {
    const multiplayer = SocketIO({ server: address, socketOpts: { transports: ['websocket'] } });
    const game = tinyOnBoardgameIo('bench');
    const about = { matchID: `${n}`, playerID, numPlayers: 2, debug: false };
    const client = Client<G>({ game, multiplayer, ...about });
    client.subscribe(() => ears.heard());
    client.start();
    return client;
  });
  const stateOf = (seat: number) => clients[seat].getState();
  await ears.until(() => clients.every((_client, seat) => stateOf(seat) !== null));
  return {
    async pick(dice) {
      const state = stateOf(0);
      if (!state || state.ctx.gameover !== undefined) return false;
      const seat = Number(state.ctx.currentPlayer);
      const { move, args } = one(enumerate(stateOf(seat)?.G ?? state.G, `${seat}`), dice);
      const { _stateID: before } = state;
      clients[seat].moves[move](...args);
      await ears.until(() => clients.every((_client, each) => (stateOf(each)?._stateID ?? 0) > before));
      return true;
    },
    leave: () => clients.forEach(client => void client.stop()),
  };
}

async function posted<T>(url: string, body: unknown, cookie = ''): Promise<{ said: T; cookie: string }> {
  const headers = { 'content-type': 'application/json', cookie, 'x-forwarded-for': from() };
  const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  const [set] = answer.headers.getSetCookie();
  return { said: (await answer.json()) as T, cookie: set?.split(';')[0] ?? cookie };
}
let visitors = 0;
/** Everybody comes from an address of their own. */
const from = () => `10.0.${(++visitors >> 8) & 255}.${visitors & 255}`;

async function atSiegeworks(address: string): Promise<Pair> {
  const [ann, ben] = await Promise.all(
    ['Ann', 'Ben'].map(async name => (await posted(`${address}/api/me`, { name })).cookie),
  );
  const terms = { game: 'tiny', options: {}, seats: [null, null], clock: null, watch: true, series: null };
  const sitting = { deck: null, entropy: 'mine' };
  const offer = { terms: { ...terms, brisk: true }, sitting: { ...sitting, seat: 0 } };
  const { id } = (await posted<Letter>(`${address}/api/invitations`, offer, ann)).said;
  const sat = await posted<Letter>(`${address}/api/invitations/${id}/sit`, { ...sitting, seat: 1 }, ben);
  const match = sat.said.match ?? '';
  const ears = new Ears();
  const facts: (Facts | null)[] = [null, null];
  const sockets = await Promise.all(
    [ann, ben].map(async (cookie, seat) => {
      const headers = { cookie, 'x-forwarded-for': from() };
      const socket = new WebSocket(`${address.replace('http', 'ws')}/ws`, { headers });
      socket.on('message', data => {
        const said = JSON.parse(`${data}`) as { type: string; why?: unknown };
        if (said.type === 'refused') throw new Error(`refused: ${JSON.stringify(said.why)}`);
        if (said.type === 'facts') facts[seat] = said as unknown as Facts;
        ears.heard();
      });
      await once(socket, 'open');
      socket.send(JSON.stringify({ v: VERSION, re: 1, type: 'open', match }));
      return socket;
    }),
  );
  await ears.until(() => facts.every(each => each !== null));
  return {
    async pick(dice) {
      // What has one answer only is answered by the house itself: it is not asked.
      const asks = (each: Facts | null) => each !== null && !each.more && (each.question ?? each.outcome);
      await ears.until(() => facts.some(asks));
      const seat = facts.findIndex(asks);
      const { seq, question, at = 0 } = facts[seat] ?? {};
      if (!question) return false;
      const pick = { match, seq, at, question: question.id, option: one(question.options, dice) };
      sockets[seat].send(JSON.stringify({ v: VERSION, re: 2, type: 'pick', ...pick }));
      await ears.until(() => facts.every(each => each !== null && each.at > at));
      return true;
    },
    leave: () => sockets.forEach(socket => void socket.terminate()),
  };
}

export const PLAYERS: Readonly<Record<Kind, (address: string, n: number) => Promise<Pair>>> = {
  'plain ws': atPlainWs,
  'boardgame.io': atBoardgameIo,
  Siegeworks: atSiegeworks,
};
