import type { Caller } from '@siegeworks/host';
import { callerAt, hangUp, isAsked, receive, said, whyOf } from '@siegeworks/host';
import type { ClientMessage, ClientType, FactMessage, Person, Tell } from '@siegeworks/protocol';
import { answerable, readClientMessage, VERSION } from '@siegeworks/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { WebSocket } from 'ws';
import type { House } from './house.ts';
import { isStored } from './store.ts';

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
]);

/** A reader who lets this many bytes pile up is dropped: it comes back by itself and gets the whole table. */
const BACKLOG = 1_000_000;
/** Messages of one person in so many seconds. */
const PACE = { points: 60, duration: 3 };

/** Serves one visitor over one socket until it is closed. */
export function serveSocket(
  house: House,
  person: Person,
  socket: WebSocket,
  limiter: RateLimiterMemory,
): void {
  const tell: Tell = (re, type, body) => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) return socket.terminate();
    socket.send(
      JSON.stringify({ v: VERSION, re, type, ...withoutSecrets({ re, type, ...body } as FactMessage) }),
    );
  };
  const caller = callerAt(person.id, tell);
  // One after the other, in the order in which they were sent.
  let queue: Promise<void> = Promise.resolve();
  socket.on('message', data => {
    queue = queue.then(() => hear(house, caller, limiter, `${data}`));
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => void queue.then(() => hangUp(house.host, caller)));
}

export const newLimiter = (): RateLimiterMemory => new RateLimiterMemory(PACE);

/** A report of a fault holds the whole match with its seed: it stays in the house. */
function withoutSecrets(message: FactMessage): object {
  return message.type === 'problem' ? { ...message, report: null } : message;
}

async function hear(house: House, caller: Caller, limiter: RateLimiterMemory, text: string): Promise<void> {
  let raw: unknown;
  try {
    await limiter.consume(caller.who);
    raw = JSON.parse(text);
    await obey(house, caller, readClientMessage(raw));
  } catch (cause) {
    refuseTo(caller, answerable(raw), cause);
  }
}

function refuseTo(caller: Caller, re: number | null, cause: unknown): void {
  if (isTooFast(cause))
    return caller.tell(re, 'refused', { why: [{ rule: '', text: 'that was too fast; wait a moment' }] });
  const why = whyOf(cause);
  if (why) return caller.tell(re, 'refused', { why: [...why] });
  const text = cause instanceof SyntaxError ? 'the message is not JSON' : said(cause);
  caller.tell(re, 'refused', { why: [{ rule: '', text }] });
}
const isTooFast = (cause: unknown): boolean =>
  typeof cause === 'object' && cause !== null && 'msBeforeNext' in cause;

async function obey(house: House, caller: Caller, message: ClientMessage): Promise<void> {
  if (!isAsked(message) || !ALLOWED.has(message.type))
    return caller.tell(message.re, 'refused', {
      why: [{ rule: '', text: `"${message.type}" is not possible in a match with people` }],
    });
  // A pick that was stored before the line broke is not made again.
  if (
    message.type === 'pick' &&
    message.again &&
    (await isStored(house.database, message.match, message.client ?? ''))
  )
    return caller.tell(message.re, 'done', {});
  await receive(house.host, caller, message);
}
