import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie, { Signer } from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { Refused } from '@siegeworks/contract';
import { said, whyOf } from '@siegeworks/host';
import type { Person } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { addApi } from './api.ts';
import type { Where } from './database/open.ts';
import type { House, HouseParts } from './house.ts';
import { openHouse } from './house.ts';
import { addMetrics } from './metrics.ts';
import { personOf, secretOf } from './people.ts';
import { newLimiter, serveSocket } from './sockets.ts';
import type { Wakeup } from './wakeup.ts';
import { newWakeup } from './wakeup.ts';

export interface AppParts {
  /** The folder with the built page. */
  page: string;
  where: Where;
  house?: HouseParts;
}

/** A page with its house. The database wakes when somebody first goes online: playing alone needs none. */
export interface App {
  server: FastifyInstance;
  house(): Promise<House>;
  close(): Promise<void>;
}

/** Larger messages are nobody's pick. */
const MAX_MESSAGE = 64 * 1024;
const COOKIE = 'siege-person';
/** Half a year. */
const REMEMBERED = 180 * 86_400;

export async function openApp({ page, where, house: parts }: AppParts): Promise<App> {
  const server = fastify({ bodyLimit: MAX_MESSAGE, forceCloseConnections: true });
  const wakeup = newWakeup();
  let opening: Promise<House> | null = null;
  const house = (): Promise<House> => {
    opening ??= openHouse(where, parts).then(
      open => hearing(open, wakeup),
      cause => {
        opening = null;
        throw cause;
      },
    );
    return opening;
  };
  await server.register(helmet, {
    contentSecurityPolicy: { useDefaults: false, directives: POLICY },
    ...PLAIN,
  });
  await server.register(cookie);
  await server.register(websocket, { options: { maxPayload: MAX_MESSAGE, perMessageDeflate: false } });
  server.setErrorHandler(answerFault);
  const reader = (request: FastifyRequest) => readerOf(house, request);
  const awake = async () => opening;
  addApi(server, {
    house,
    awake,
    wakeup,
    reader,
    remember: (reply, person) => remember(house, reply, person),
  });
  addMetrics(server, awake);
  addSocket(server, house, reader);
  // A house that has been lived in wakes with its page; whoever comes first need not wait for it.
  if (where.url !== undefined || existsSync(join(where.data, 'database'))) house().catch(() => {});
  await server.register(files, { root: page, cacheControl: false, setHeaders: cached });
  return {
    server,
    house,
    async close() {
      await server.close();
      await (await opening?.catch(() => null))?.close();
    },
  };
}

const POLICY = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'none'"],
};
/** What helmet would add for a house with TLS is left to the proxy in front of it. */
const PLAIN = {
  strictTransportSecurity: false,
  crossOriginOpenerPolicy: false,
  originAgentCluster: false,
} as const;

/** Files under assets/ have their hash in the name; everything else is asked for again. */
function cached(reply: FastifyReply, path: string): void {
  reply.header('cache-control', /[\\/]assets[\\/]/.test(path) ? 'max-age=31536000, immutable' : 'no-cache');
}

function hearing(house: House, wakeup: Wakeup): House {
  house.bus.listen(news => {
    if (news.kind === 'invitation') wakeup.ring(news.id);
  });
  return house;
}

function addSocket(
  server: FastifyInstance,
  house: () => Promise<House>,
  reader: (request: FastifyRequest) => Promise<Person | null>,
): void {
  const limiter = newLimiter();
  server.register(async scope => {
    scope.get('/ws', { websocket: true, preValidation: sameOrigin }, async (socket, request) => {
      // Messages that arrive while the cookie is read are not lost.
      socket.pause();
      const person = await reader(request);
      if (!person) return socket.close(4401, 'say first who you are');
      serveSocket(await house(), person, socket, limiter);
      socket.resume();
    });
  });
}

/** A page of somebody else's must not speak with the cookies of ours. */
async function sameOrigin(request: FastifyRequest, reply: FastifyReply): Promise<void> {
  const { origin, host } = request.headers;
  if (origin !== undefined && new URL(origin).host !== host)
    await reply.code(403).send({ reasons: [ELSEWHERE] });
}
const ELSEWHERE = { rule: '', text: 'this line belongs to another page' };

async function readerOf(house: () => Promise<House>, request: FastifyRequest): Promise<Person | null> {
  const signed = request.cookies[COOKIE];
  if (signed === undefined) return null;
  const open = await house();
  const { valid, value } = new Signer(await secretOf(open)).unsign(signed);
  return valid && value !== null ? personOf(open, value) : null;
}

async function remember(house: () => Promise<House>, reply: FastifyReply, person: Person): Promise<void> {
  const signer = new Signer(await secretOf(await house()));
  reply.setCookie(COOKIE, signer.sign(person.id), {
    path: '/',
    httpOnly: true,
    sameSite: 'strict',
    maxAge: REMEMBERED,
    secure: reply.request.protocol === 'https',
  });
}

/** Refusals are told with their reasons; a fault is told as one and written down. */
function answerFault(cause: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const why = cause instanceof Refused ? cause.reasons : whyOf(cause);
  if (why) return void reply.code(422).send({ reasons: why });
  const status = statusOf(cause);
  if (status >= 500) request.log.error(cause);
  const text =
    status >= 500 ? 'the house ran into a fault; nothing is lost, try again in a moment' : said(cause);
  reply.code(status).send({ reasons: [{ rule: '', text }] });
}
function statusOf(cause: unknown): number {
  const code =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause ? Number(cause.statusCode) : 500;
  return code >= 400 && code < 600 ? code : 500;
}
