import { randomBytes, timingSafeEqual } from 'node:crypto';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { Refused } from '@siegeworks/contract';
import { Malformed, read } from '@siegeworks/files/shape';
import { whyOf } from '@siegeworks/host';
import type { Desk } from '../desk.ts';
import type { House } from '../house.ts';
import { hearNews } from '../house.ts';
import { carryOut, orderShape } from './orders.ts';

/** Where the host's own door is, and the word that opens it. Only the owner of the data folder can read it. */
export interface DoorPlate {
  port: number;
  token: string;
}
/** In the folder of the database that the node has locked. */
export const plateIn = (data: string): string => join(data, 'database', 'door.json');

/** More is no order. */
const LONGEST = 64 * 1024;

/**
 * One process may use a database of our own: a host's orders reach it through a door of the node that has it. It is open
 * to this machine only, on a port of its own that no proxy passes on, and to whoever can read the folder. A shared
 * database needs none.
 */
export async function withDoor(house: House, data: string): Promise<House> {
  if (house.database.shared) return house;
  const shut = await openDoor(echoing(house), plateIn(data));
  const { close } = house;
  house.close = async () => {
    await shut();
    await close();
  };
  return house;
}

async function openDoor(desk: Desk, plate: string): Promise<() => Promise<void>> {
  const token = randomBytes(32).toString('hex');
  const server = createServer((request, response) => void answer(desk, token, request, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  const port = typeof place === 'object' && place ? place.port : 0;
  // One that was left behind may belong to somebody else.
  rmSync(plate, { force: true });
  writeFileSync(plate, JSON.stringify({ port, token } satisfies DoorPlate), { mode: 0o600, flag: 'wx' });
  return async () => {
    rmSync(plate, { force: true });
    server.closeAllConnections();
    await new Promise<void>(done => server.close(() => done()));
  };
}

/** What a host orders at a node concerns that node, too: it hears its own news. */
const echoing = (house: House): Desk => ({
  ...house,
  bus: {
    ...house.bus,
    publish(news) {
      house.bus.publish(news);
      hearNews(house, news, house.node);
    },
  },
});

async function answer(
  desk: Desk,
  token: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const say = (status: number, said: unknown) => {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said ?? null));
  };
  try {
    if (!isToken(request.headers.authorization ?? '', `Bearer ${token}`))
      return say(403, { reasons: [{ rule: '', text: 'this door is for the host' }] });
    const order = read(orderShape, JSON.parse(await bodyOf(request)), 'the order');
    say(200, await carryOut(desk, order));
  } catch (cause) {
    const told = cause instanceof Refused || cause instanceof Malformed ? cause.reasons : whyOf(cause);
    const text = cause instanceof Error ? cause.message : `${cause}`;
    say(told ? 422 : 500, { reasons: told ?? [{ rule: '', text }] });
  }
}

function isToken(said: string, token: string): boolean {
  const [a, b] = [Buffer.from(said), Buffer.from(token)];
  return a.length === b.length && timingSafeEqual(a, b);
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request.setEncoding('utf8')) {
    body += part;
    if (body.length > LONGEST) throw new Refused([{ rule: '', text: 'the order is too long' }]);
  }
  return body;
}
