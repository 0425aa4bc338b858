import { setTimeout as wait } from 'node:timers/promises';
import { playerDice } from '@siegeworks/kernel/laws';
import { VERSION } from '@siegeworks/protocol';
import { WebSocket } from 'ws';
import type { Guest } from './guest.ts';

/** What came of hostile messages: each is answered, or the line is closed where it is too long to be read, or its node dies. */
export interface Attack {
  sent: number;
  refused: number;
  /** Of these, unread: their sender was too fast. */
  tooFast: number;
  /** Nothing in it was wrong after all: somebody may leave, or say hello. */
  obeyed: number;
  closed: number;
  /** Neither answered nor closed. */
  unanswered: number;
}

type Dice = () => number;
const LONG = 'x'.repeat(70_000);
const DEEP = `${'['.repeat(5_000)}${']'.repeat(5_000)}`;

/** Messages that no page of ours would send. `match` is somebody else's, `seq` an old one. */
const BAD: ((n: number, match: string, dice: Dice) => string)[] = [
  () => 'hello',
  n => `{"v":${VERSION},"re":${n},"type":"pick"`,
  () => DEEP,
  () => `{"__proto__":{"v":${VERSION}},"constructor":1}`,
  n => message(n, 'open', { match: { length: 3 } }),
  n => JSON.stringify({ v: 1, re: n, type: 'leave', match: 'at-x' }),
  n => JSON.stringify({ v: VERSION, re: `${n}`, type: 'open', match: 'at-x' }),
  n => message(n, 'become-king', {}),
  (n, match) => message(n, 'pick', { match, seq: 0, question: 'x', option: { kind: 'pass' } }),
  (n, match) => message(n, 'pick', { match, seq: -1, question: null, option: [] }),
  (n, match, dice) =>
    message(n, 'pick', {
      match,
      seq: Math.floor(1e6 * dice()),
      question: 'turn.act',
      option: { kind: 'win' },
    }),
  (n, match) => message(n, 'undo', { match, to: -5 }),
  (n, match) => message(n, 'concede', { match }),
  (n, match) => message(n, 'social', { match, deed: 'agree' }),
  (n, match) => message(n, 'social', { match, deed: 'claim' }),
  (n, match) => message(n, 'say', { match, text: 'look at https://example.org' }),
  (n, match) => message(n, 'say', { match, text: '\u0000\u202e'.repeat(500) }),
  n => message(n, 'open', { match: `at-${'y'.repeat(2_000)}` }),
  n => message(n, 'hint', { match: 'at-x' }),
  n => message(n, 'settings', { game: '__proto__', settings: { stops: LONG.slice(0, 5_000) } }),
  () => '\u0007\u001b[2J',
  () => 'null',
  n => `[${n}]`,
];
const message = (re: number, type: string, body: object): string =>
  JSON.stringify({ v: VERSION, re, type, ...body });

/** How many messages may be under way at once on one line. */
const WINDOW = 20;
/** How often somebody may speak without being too fast, in milliseconds. */
const PACE = 55;

/** A node that starts on a busy machine takes its time; milliseconds. */
const PATIENCE = 60_000;

interface Plan {
  /** Somebody else's match. */
  match: string;
  many: number;
  /** Sends as fast as it can; the others keep to what is allowed, so that all they say is read. */
  greedy: boolean;
}

/** Sends this many bad messages over one line, and opens another where that one was closed. */
export async function attack(guest: Guest, { match, many, greedy }: Plan, sum: Attack): Promise<void> {
  const dice = playerDice(`hostile ${guest.cookie}`);
  let under = 0;
  guest.onMessage = (message, text) => {
    if (message.type !== 'refused' && message.type !== 'done') return;
    if (message.type === 'done') sum.obeyed++;
    else sum.refused++;
    if (text.includes('"too fast"')) sum.tooFast++;
    under--;
  };
  const answered = async (fewer: number) => {
    for (const late = Date.now() + PATIENCE; under >= fewer && guest.isOpen; await wait(5))
      if (Date.now() > late) {
        sum.unanswered += under;
        under = 0;
      }
  };
  for (let n = 0; n < many; n++) {
    if (!guest.isOpen) {
      sum.closed += under;
      under = 0;
      await lineFor(guest);
    }
    // Now and then one that is too long: the house closes the line without reading it.
    const tooLong = dice() < 0.0005;
    guest.shout(tooLong ? LONG : BAD[Math.floor(dice() * BAD.length)](n, match, dice));
    sum.sent++;
    under++;
    if (tooLong) await guest.until(() => undefined, 5_000).catch(() => {});
    if (!greedy) await wait(PACE);
    await answered(WINDOW);
  }
  await answered(1);
  sum.closed += under;
  guest.hangUp();
}

/** A node that was just killed comes back. */
async function lineFor(guest: Guest): Promise<void> {
  while (!guest.isOpen) await guest.connect().catch(() => wait(100));
}

/** A page of somebody else's must not get a line with our cookies. */
export async function strangerIsRefused(address: string, cookie: string): Promise<boolean> {
  const socket = new WebSocket(new URL('/ws', address), {
    headers: { cookie, origin: 'https://example.org' },
  });
  return new Promise(done => {
    socket.once('open', () => done(false));
    socket.once('error', () => done(true));
  }).then(refused => {
    socket.terminate();
    return refused === true;
  });
}
