import type { Caller, Room } from '@siegeworks/host';
import { callerAt, firstEye, hangUp, isAsked, receive, refuse, said, visitAt, whyOf } from '@siegeworks/host';
import type { ClientMessage, ClientType, FactMessage, Person, Tell, Why } from '@siegeworks/protocol';
import { answerable, readClientMessage, VERSION } from '@siegeworks/protocol';
import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { WebSocket } from 'ws';
import { endWait, takeSeatBack } from './absence.ts';
import type { House } from './house.ts';
import { comeOrGone, tellPeople } from './presence.ts';
import { seatsAsDealt } from './rooms.ts';
import { isStored } from './store.ts';
import { speak } from './talk.ts';

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
  const caller = callerAt(person.id, tell, person.name);
  house.metrics.lines.inc();
  // One after the other, in the order in which they were sent.
  let queue: Promise<void> = Promise.resolve();
  socket.on('message', data => {
    queue = queue.then(() => hear(house, { person, caller, limiter }, `${data}`));
  });
  socket.on('error', () => socket.terminate());
  // Where the house itself is closing, nobody is left to be told.
  socket.on('close', () => {
    house.metrics.lines.dec();
    queue.then(() => goAway(house, caller)).catch(() => {});
  });
}

export const newLimiter = (): RateLimiterMemory => new RateLimiterMemory(PACE);

/** A report of a fault holds the whole match with its seed: it stays in the house. */
function withoutSecrets(message: FactMessage): object {
  return message.type === 'problem' ? { ...message, report: null } : message;
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
  const { caller } = visitor;
  if (!ALLOWED.has(message.type)) throw refuse('with people');
  if (message.type === 'say') return say(house, visitor, message);
  if (message.type === 'social' && (message.deed === 'claim' || message.deed === 'replace')) {
    await endWait(house, visitAt(caller, message.match).room, message.deed);
    return caller.tell(message.re, 'done', {});
  }
  // A pick that was stored before the line broke is not made again.
  if (
    message.type === 'pick' &&
    message.again &&
    (await isStored(house.database, message.match, message.client ?? ''))
  )
    return caller.tell(message.re, 'done', {});
  if (message.type === 'open') await mayEnter(house, visitor, message.match);
  const before = message.type === 'leave' ? caller.visits.get(message.match)?.room : undefined;
  if (isAsked(message)) await receive(house.host, caller, message);
  const room = message.type === 'open' ? caller.visits.get(message.match)?.room : before;
  if (!room) return;
  if (message.type === 'open') await backInSeat(house, visitor, room);
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

/** Who does not sit in a match may look in where that was agreed before the deal. */
async function mayEnter({ database }: House, { person }: Visitor, match: string): Promise<void> {
  const row = await database.sql
    .selectFrom('match')
    .select(['watch', 'seats', 'outcome'])
    .where('id', '=', match)
    .executeTakeFirst();
  const sits = row?.seats.some(chair => chair.kind === 'person' && chair.who === person.id);
  if (row && !sits && !row.watch) throw refuse('not open');
}

async function say(
  house: House,
  { person, caller }: Visitor,
  { re, match, phrase, text }: Extract<ClientMessage, { type: 'say' }>,
): Promise<void> {
  const { room } = visitAt(caller, match);
  await speak(house, room, person, { phrase, text });
  caller.tell(re, 'done', {});
  await tellPeople(house, room);
}
