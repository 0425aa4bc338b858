import { existsSync } from 'node:fs';
import { join } from 'node:path';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import files from '@fastify/static';
import websocket from '@fastify/websocket';
import { Refused } from '@siegeworks/contract';
import { said, whyOf } from '@siegeworks/host';
import type { MoreWays, Person } from '@siegeworks/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import { addAccounts } from './account/api.ts';
import { holdLine } from './account/lines.ts';
import type { MailTerms } from './account/mail-terms.ts';
import { newPost } from './account/post.ts';
import { newProvider } from './account/provider.ts';
import type { ProviderTerms } from './account/provider-terms.ts';
import { readerOf, remember } from './account/who.ts';
import { addApi } from './api.ts';
import { withoutBase } from './base.ts';
import { addCircles } from './circles/api.ts';
import { newCrowd } from './crowd.ts';
import { databaseFault } from './database/fault.ts';
import type { Where } from './database/open.ts';
import { addDecks } from './decks-api.ts';
import { withDoor } from './hosting/door.ts';
import type { House, HouseParts } from './house.ts';
import { openHouse } from './house.ts';
import { tidied } from './keeping.ts';
import type { LogLevel, LogPlace } from './log.ts';
import { logTo } from './log.ts';
import { addMeeting } from './meeting-api.ts';
import { addMetrics } from './metrics.ts';
import { addModeration } from './moderation/api.ts';
import { arrived } from './moderation/arrivals.ts';
import { ownDeeds, sameOrigin } from './origin.ts';
import { addPolls } from './polls.ts';
import { addPuzzles } from './puzzles.ts';
import { addSeal } from './seal.ts';
import { newLimiter, serveSocket } from './sockets.ts';
import type { Wakeup } from './wakeup.ts';
import { newWakeup } from './wakeup.ts';

export interface AppParts {
  /** The folder with the built page. */
  page: string;
  where: Where;
  house?: HouseParts;
  /** The path under which the house lives, such as `/siege/`, where the proxy in front of it passes it on. */
  base?: string | undefined;
  /** The addresses of proxies that may say for whom they ask. */
  proxies?: string | undefined;
  /** After how many days finished matches are deleted; without it they are kept for ever. */
  keep?: number | undefined;
  /** How much is written down, and where; without it nothing is. */
  log?: { level: LogLevel; place: LogPlace } | undefined;
  /** The service elsewhere with which people may sign in. */
  provider?: ProviderTerms | undefined;
  /** How mail is sent. */
  mail?: MailTerms | undefined;
  /** With this word the metrics may be read from elsewhere, too. */
  metricsToken?: string | undefined;
}

/** A page with its house. The database wakes when somebody first goes online: playing alone needs none. */
export interface App {
  server: FastifyInstance;
  house(): Promise<House>;
  close(): Promise<void>;
}

/** Larger messages are nobody's pick. */
const MAX_MESSAGE = 64 * 1024;

export async function openApp(wanted: AppParts): Promise<App> {
  const { page, where, house: parts, base = '/', proxies = 'loopback', keep, log } = wanted;
  const server = fastify({
    logger: log ? logTo(log.level, log.place) : false,
    bodyLimit: MAX_MESSAGE,
    forceCloseConnections: true,
    trustProxy: proxies,
    rewriteUrl: ({ url = '/' }) => withoutBase(url, base),
  });
  const wakeup = newWakeup();
  let opening: Promise<House> | null = null;
  const house = (): Promise<House> => {
    opening ??= openHouse(where, parts).then(
      open => withDoor(tidied(hearing(open, wakeup), { days: keep }), where.data),
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
  server.setNotFoundHandler(answerNothing);
  server.addHook('onRequest', ownDeeds);
  const reader = (request: FastifyRequest, reply?: FastifyReply) => readerOf(house, request, reply);
  const awake = async () => opening;
  addApi(server, {
    house,
    awake,
    wakeup,
    reader,
    remember: async (reply, person) => remember(await house(), reply, person),
    more: moreWays(wanted),
  });
  addAccounts(server, { house, reader, ...elsewhere(wanted) });
  addSeal(server, { house });
  addDecks(server, { house, reader });
  addPuzzles(server, { house, reader });
  addCircles(server, { house, wakeup, reader });
  addMeeting(server, { house, awake, wakeup, reader });
  addModeration(server, { house, awake, reader });
  addMetrics(server, awake, wanted.metricsToken);
  addSocket(server, house, reader);
  addPolls(server, { house, reader, sameOrigin });
  // A house that has been lived in wakes with its page; whoever comes first need not wait for it.
  if (where.url !== undefined || existsSync(join(where.data, 'database')))
    house().catch(cause => where.say?.(`${NOT_OPEN} ${databaseFault(cause)}`));
  // Without its slash, everything that the page names would be looked for beside it.
  if (base !== '/') server.get(base.slice(0, -1), async (_request, reply) => reply.redirect(base));
  await server.register(files, { root: page, cacheControl: false, setHeaders: cached });
  return {
    server,
    house,
    async close() {
      const late = setTimeout(() => cutLines(server), GRACE);
      await server.close();
      clearTimeout(late);
      await (await opening?.catch(() => null))?.close();
    },
  };
}

/** What the host has arranged with others. */
const elsewhere = ({ provider, mail }: AppParts) => ({
  provider: provider ? newProvider(provider) : null,
  post: mail ? newPost(mail) : null,
});
const moreWays = ({ provider, mail }: AppParts): MoreWays | undefined =>
  provider || mail
    ? { ...(provider && { provider: provider.name }), ...(mail && { mail: true }) }
    : undefined;

const NOT_OPEN = 'The database could not be opened. It is tried again as soon as somebody comes. The reason:';

/** How long a closing node waits for visitors to hang up, in milliseconds: everything they have received is stored. */
const GRACE = 1_000;

/** Visitors whose network is gone never answer; the node does not wait for them. */
function cutLines({ websocketServer }: FastifyInstance): void {
  for (const socket of websocketServer.clients) socket.terminate();
}

const POLICY = {
  defaultSrc: ["'self'"],
  imgSrc: ["'self'", 'data:'],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  frameAncestors: ["'self'"],
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
    if (news.kind === 'invitation' || news.kind === 'circle') wakeup.ring(news.id);
  });
  return house;
}

/** The code with which a house ends a line beyond the last that somebody may have. */
const TOO_MANY = 4429;

function addSocket(
  server: FastifyInstance,
  house: () => Promise<House>,
  reader: (request: FastifyRequest) => Promise<Person | null>,
): void {
  const limiter = newLimiter();
  const crowd = newCrowd();
  server.register(async scope => {
    scope.get('/ws', { websocket: true, preValidation: sameOrigin }, async (socket, request) => {
      // Messages that arrive while the cookie is read are not lost.
      socket.pause();
      const person = await reader(request);
      if (!person) {
        socket.close(4401, 'say first who you are');
        // The other end answers before both are closed.
        return socket.resume();
      }
      const out = crowd.enter(person.id, request.ip);
      if (!out) {
        socket.close(TOO_MANY, 'too many lines are open');
        return socket.resume();
      }
      socket.on('close', out);
      const open = await house();
      await arrived(open, person, request.ip);
      serveSocket(open, person, { socket, carrier: request.socket }, limiter);
      const line = {
        stands: async () => (await reader(request))?.id === person.id,
        end: () => socket.close(4401, 'signed out'),
      };
      socket.on('close', holdLine(open, person.id, line));
      socket.resume();
    });
  });
}

/** Refusals are sent with their reasons; a fault is reported as a fault and logged. */
function answerFault(cause: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const why = cause instanceof Refused ? cause.reasons : whyOf(cause);
  if (why) return void reply.code(422).send({ reasons: why });
  const status = statusOf(cause);
  if (status >= 500) request.log.error(cause);
  const text =
    status >= 500 ? 'the house ran into a fault; nothing is lost, try again in a moment' : said(cause);
  reply.code(status).send({ reasons: [{ rule: '', text }] });
}
/** Fastify's own answer would write the address down. */
function answerNothing(_request: FastifyRequest, reply: FastifyReply): void {
  reply.code(404).send({ reasons: [{ rule: '', text: 'there is no such page' }] });
}
function statusOf(cause: unknown): number {
  const code =
    typeof cause === 'object' && cause !== null && 'statusCode' in cause ? Number(cause.statusCode) : 500;
  return code >= 400 && code < 600 ? code : 500;
}
