import type { Duplex } from 'node:stream';
import type { Caller, Room } from '@siegeworks/host';
import {
  callerAt,
  firstEye,
  hangUp,
  isAsked,
  MOST_BACK,
  receive,
  refuse,
  said,
  visitAt,
  whyOf,
} from '@siegeworks/host';
import type { ClientMessage, ClientType, FactBodies, Person, Tell, Why } from '@siegeworks/protocol';
import { answerable, readClientMessage, VERSION } from '@siegeworks/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { WebSocket } from 'ws';
import { endWait, takeSeatBack } from './absence.ts';
import { playAgain } from './again.ts';
import type { House } from './house.ts';
import { measureLag } from './lag.ts';
import { giveFile, lookBack } from './looking.ts';
import { mustBeWelcome } from './moderation/gate.ts';
import { comeOrGone, tellPeople } from './presence.ts';
import { seatsAsDealt } from './rooms.ts';
import { isStored } from './store.ts';
import { speak } from './talk.ts';
import { mayEnter, setWatching } from './watching.ts';

/** What a visitor may ask a house for over its line; invitations go another way, and seeds are shown at the end only. */
const ALLOWED: ReadonlySet<ClientType> = new Set<ClientType>([
  'open',
  'leave',
  'pick',
  'undo',
  'concede',
  'passTurn',
  'retry',
  'settings',
  'settle',
  'social',
  'say',
  'again',
  'watchers',
  'look',
  'export',
  'hint',
  'stopHint',
]);

/** A reader who lets this many bytes pile up is dropped: it comes back by itself and gets the whole table. */
export const BACKLOG = 1_000_000;
/** How many messages one person may send in how many seconds. */
const PACE = { points: 60, duration: 3 };

/** The house's end of one visitor's line, whatever carries it. */
export interface LineEnd {
  hear(text: string): void;
  /** How long a message and its answer are under way, in milliseconds. */
  lags(milliseconds: number): void;
  end(): void;
}

/** Serves one visitor over one line until it ends. */
export function serveLine(
  house: House,
  person: Person,
  limiter: RateLimiterMemory,
  send: (text: string) => void,
): LineEnd {
  const tell: Tell = (re, type, body) => {
    const safe = type === 'problem' ? withoutSecrets(body as FactBodies['problem']) : body;
    send(JSON.stringify({ v: VERSION, re, type, ...safe }));
  };
  const caller = callerAt(person.id, tell, person.name);
  house.metrics.lines.inc();
  // One after the other, in the order in which they were sent.
  let queue: Promise<void> = Promise.resolve();
  return {
    hear(text) {
      queue = queue.then(() => hear(house, { person, caller, limiter }, text));
    },
    lags(milliseconds) {
      caller.lag = Math.min(MOST_BACK, Math.round(milliseconds));
    },
    end() {
      house.metrics.lines.dec();
      // Where the house itself is closing, nobody is left to be told.
      queue.then(() => goAway(house, caller)).catch(() => {});
    },
  };
}

/** A visitor's WebSocket, and the connection that carries it. */
export interface Wired {
  socket: WebSocket;
  carrier: Duplex;
}

/** The same over a socket. */
export function serveSocket(
  house: House,
  person: Person,
  { socket, carrier }: Wired,
  limiter: RateLimiterMemory,
): void {
  const together = newEnvelope(carrier);
  const line = serveLine(house, person, limiter, text => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) return socket.terminate();
    together();
    socket.send(text);
  });
  socket.on('message', data => line.hear(`${data}`));
  socket.on('error', () => socket.terminate());
  const stop = measureLag(socket, line);
  socket.on('close', () => {
    stop();
    line.end();
  });
}

/** What is said at one moment leaves together: for the machine, to send is dearer than what is sent. */
function newEnvelope(carrier: Duplex): () => void {
  let isOpen = false;
  return () => {
    if (isOpen) return;
    isOpen = true;
    carrier.cork();
    process.nextTick(() => {
      isOpen = false;
      carrier.uncork();
    });
  };
}

export const newLimiter = (): RateLimiterMemory => new RateLimiterMemory(PACE);

/** A report of a fault holds the whole match with its seed, and its cause may name a card: both stay in the house. */
function withoutSecrets(problem: FactBodies['problem']): FactBodies['problem'] {
  const cause =
    problem.cause === 'not stored' ? 'it could not be stored and is tried again' : 'a report of it is kept';
  return { ...problem, cause, report: null };
}

/** Somebody at the other end of a line. */
interface Visitor {
  person: Person;
  caller: Caller;
  limiter: RateLimiterMemory;
}

async function goAway(house: House, caller: Caller): Promise<void> {
  const rooms = [...caller.visits.values()].map(visit => visit.room);
  await hangUp(house.host, caller);
  await Promise.all(rooms.map(room => comeOrGone(house, room)));
}

async function hear(house: House, visitor: Visitor, text: string): Promise<void> {
  const { caller, limiter } = visitor;
  let raw: unknown;
  try {
    await limiter.consume(caller.who);
    raw = JSON.parse(text);
    await obey(house, visitor, readClientMessage(raw));
  } catch (cause) {
    house.metrics.refused.inc();
    refuseTo(caller, answerable(raw), cause);
  }
}

function refuseTo(caller: Caller, re: number | null, cause: unknown): void {
  const why = isTooFast(cause) ? [TOO_FAST] : whyOf(cause);
  if (why) return caller.tell(re, 'refused', { why: [...why] });
  const text = cause instanceof SyntaxError ? 'the message is not JSON' : said(cause);
  caller.tell(re, 'refused', { why: [{ rule: '', text }] });
}
const TOO_FAST: Why = { code: 'too fast', about: [] };
const isTooFast = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'msBeforeNext' in cause;

async function obey(house: House, visitor: Visitor, message: ClientMessage): Promise<void> {
  const { caller, person } = visitor;
  mustBeWelcome(house, person);
  // Whoever has heard nothing for a while asks whether the line still stands.
  if (message.type === 'hello') return caller.tell(message.re, 'done', {});
  if (!ALLOWED.has(message.type)) throw refuse('with people');
  if (await among(house, visitor, message)) return;
  if (message.type === 'social' && (message.deed === 'claim' || message.deed === 'replace')) {
    await endWait(house, visitAt(caller, message.match).room, person.id, message.deed);
    return caller.tell(message.re, 'done', {});
  }
  // A pick that was stored before the line broke is not made again.
  if (
    message.type === 'pick' &&
    message.again &&
    (await isStored(house.database, message.match, message.client ?? ''))
  )
    return caller.tell(message.re, 'done', {});
  if (message.type === 'open') return house.entrance.through(() => comeIn(house, visitor, message));
  const left = message.type === 'leave' ? caller.visits.get(message.match)?.room : undefined;
  if (isAsked(message)) await receive(house.host, caller, message);
  if (left) await comeOrGone(house, left);
}

/** Somebody opens a match: those who are there see them come. */
async function comeIn(
  house: House,
  visitor: Visitor,
  message: Extract<ClientMessage, { type: 'open' }>,
): Promise<void> {
  const { caller, person } = visitor;
  await mayEnter(house, person, message.match);
  await receive(house.host, caller, message);
  const room = caller.visits.get(message.match)?.room;
  if (!room) return;
  await backInSeat(house, visitor, room);
  await comeOrGone(house, room);
}

/** Whoever sat in a seat before a computer took it over sits there again. */
async function backInSeat(house: House, { person, caller }: Visitor, room: Room): Promise<void> {
  const dealt = await seatsAsDealt(house, room.id);
  for (const [seat, chair] of dealt.entries())
    if (chair.kind === 'person' && chair.who === person.id) await takeSeatBack(house, room, chair, seat);
  const visit = caller.visits.get(room.id);
  if (visit && visit.eye === 'spectator') visit.eye = firstEye(room, person.id);
}

/** What people want of each other beside the match, and what is open after it; false where it is something else. */
async function among(house: House, { person, caller }: Visitor, message: ClientMessage): Promise<boolean> {
  const { re, type } = message;
  if (!('match' in message)) return false;
  if (type === 'hint' && !visitAt(caller, message.match).room.company.agreed.hints) throw refuse('no hints');
  if (!AMONG.has(type)) return false;
  const visit = visitAt(caller, message.match);
  const { room } = visit;
  if (type === 'look') lookBack(visit, re, message.pick);
  if (type === 'export') await giveFile(house, visit, re);
  if (type === 'look' || type === 'export') return true;
  if (type === 'say') await speak(house, room, person, message);
  if (type === 'again') await playAgain(house, room, person, message);
  if (type === 'watchers') await setWatching(house, room, person, message);
  caller.tell(re, 'done', {});
  await tellPeople(house, room);
  return true;
}
const AMONG: ReadonlySet<ClientType> = new Set<ClientType>(['say', 'again', 'watchers', 'look', 'export']);
