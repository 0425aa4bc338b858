import { writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Match } from '@siegeworks/kernel';
import { create, pick } from '@siegeworks/kernel';
import { openApp } from '@siegeworks/server';
import type { Game } from 'boardgame.io/dist/types/src/types.js';
import type { WebSocket } from 'ws';
import { WebSocketServer } from 'ws';
import type { G } from '../tiny/boardgame-io.ts';
import { tinyOnBoardgameIo } from '../tiny/boardgame-io.ts';
import { tiny } from '../tiny/kernel-game.ts';

interface Started {
  server: Server;
  address: string;
}
export const KINDS = ['plain ws', 'boardgame.io', 'Siegeworks'] as const;
export type Kind = (typeof KINDS)[number];
export const isKind = (text: string): text is Kind => (KINDS as readonly string[]).includes(text);

const addressOf = (server: Server): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

/** The least that a server can do: the rules in memory, and everybody's whole view after every pick. Nothing is kept. */
async function plainWs(): Promise<Started> {
  const server = createServer();
  const tables = new Map<string, { match: Match; sockets: WebSocket[] }>();
  const tell = ({ match, sockets }: { match: Match; sockets: WebSocket[] }) => {
    for (const [seat, socket] of sockets.entries()) {
      const options = match.asked?.seat === seat ? match.asked.options : null;
      const { view } = match.game.knowledge;
      socket?.send(
        JSON.stringify({ view: view(match.state, seat), options, over: match.state.over !== null }),
      );
    }
  };
  new WebSocketServer({ server }).on('connection', (socket, { url = '' }) => {
    const [, id, place] = url.split('/');
    const seat = Number(place);
    const table = tables.get(id) ?? { match: create(tiny, { players: [{}, {}] }, id), sockets: [] };
    tables.set(id, table);
    table.sockets[seat] = socket;
    socket.on('message', data => {
      pick(table.match, seat, JSON.parse(`${data}`));
      tell(table);
    });
    if (table.sockets.filter(each => each).length === 2) tell(table);
  });
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done));
  return { server, address: addressOf(server) };
}

/** boardgame.io's own server with its usual storage, which is memory; hands and decks are hidden by its player view. */
async function onBoardgameIo(): Promise<Started> {
  const require = createRequire(import.meta.url);
  const { Server: BoardgameServer } = require('boardgame.io/server') as {
    Server(parts: { games: Game<G>[]; origins: string[] }): {
      run(how: { port: object }): Promise<{ appServer: Server }>;
    };
  };
  const game: Game<G> = {
    ...tinyOnBoardgameIo('bench'),
    playerView: ({ G: g, playerID }) => ({
      ...g,
      sides: g.sides.map((side, seat) => ({
        ...side,
        deck: side.deck.map(() => -1),
        hand: `${seat}` === playerID ? side.hand : side.hand.map(() => -1),
      })),
    }),
  };
  // What is called its port is handed on to `listen` as it is.
  const port = { port: 0, host: '127.0.0.1' };
  const { appServer } = await BoardgameServer({ games: [game], origins: ['*'] }).run({ port });
  return { server: appServer, address: addressOf(appServer) };
}

/** A house with its own database: every action is stored before it is acknowledged. */
async function siegeworks(data: string): Promise<Started> {
  writeFileSync(join(data, 'index.html'), '<p>page</p>');
  const house = { shelf: [tiny], engine: async () => null };
  const app = await openApp({ page: data, where: { data: join(data, 'house') }, house });
  await app.house();
  await app.server.listen({ host: '127.0.0.1', port: 0 });
  return { server: app.server.server, address: addressOf(app.server.server) };
}

export const SERVERS: Readonly<Record<Kind, (data: string) => Promise<Started>>> = {
  'plain ws': plainWs,
  'boardgame.io': onBoardgameIo,
  Siegeworks: siegeworks,
};
