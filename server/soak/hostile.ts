import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { playerDice } from '@siegeworks/kernel/laws';
import { WebSocket } from 'ws';
import type { Dice, Seated } from './bad-messages.ts';
import { cheating, lawful, pickMessage, strange, TOO_LONG } from './bad-messages.ts';
import type { Guest } from './guest.ts';

/** What came of hostile messages: each is answered, or the line is closed where it is too long to be read, or its node dies. */
export interface Attack {
  sent: number;
  refused: number;
  /** Of these, unread: their sender was too fast. */
  tooFast: number;
  /** Nothing in it was wrong after all: somebody may leave, say hello, or ask for a pause at the own table. */
  obeyed: number;
  closed: number;
  /** Neither answered nor closed. */
  unanswered: number;
}

/** Where somebody attacks from. */
export type Post =
  /** Knows no more of the match than its address. */
  | { kind: 'stranger'; match: string }
  /** Looks on at it. */
  | { kind: 'watcher'; match: string }
  /** Sits at a table of its own, and cheats there; what anybody may send it sends about `victim`, as it could leave its own table. */
  | { kind: 'player'; match: string; victim: string };

export interface Attacker {
  guest: Guest;
  post: Post;
  /** Sends as fast as it can; the others keep to what is allowed, so that all they say is read. */
  greedy: boolean;
}

/** How many messages may be under way at once on one line. */
const WINDOW = 20;
/** How often somebody may speak without being too fast, in milliseconds. */
const PACE = 55;
/** A node that starts on a busy machine takes its time; milliseconds. */
const PATIENCE = 60_000;
/** How many messages of a cheat are as they should be: there must be something to send again. */
const LAWFUL = 0.03;
/** The number of an attacker's first message: whatever is asked in earnest has a smaller one. */
const FIRST = 1_000_000;

/** Sends this many bad messages over one line, and opens another where that one was closed. */
export async function attack({ guest, post, greedy }: Attacker, many: number, sum: Attack): Promise<void> {
  const dice = playerDice(`hostile ${guest.cookie}`);
  const next = messages(guest, post, dice);
  let under = 0;
  guest.onMessage = (message, text) => {
    // What is no message at all is refused without a number.
    const isAnswer = message.re === null ? message.type === 'refused' : message.re >= FIRST;
    if (!isAnswer) return;
    if (message.type === 'refused') sum.refused++;
    else sum.obeyed++;
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
      await lineFor(guest, post);
    }
    // Now and then one that is too long: the house closes the line without reading it.
    const tooLong = dice() < 0.0005;
    guest.shout(tooLong ? TOO_LONG : next(FIRST + n));
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

function messages(guest: Guest, post: Post, dice: Dice): (n: number) => string {
  const { kind, match } = post;
  const victim = post.kind === 'player' ? post.victim : match;
  let made: Seated['made'] = null;
  return n => {
    const facts = kind === 'player' ? guest.facts(match) : undefined;
    if (!facts || dice() < 0.2) return strange(n, victim, dice);
    const seated = { facts, made };
    const pick = dice() < LAWFUL ? lawful(seated, randomUUID(), dice) : null;
    if (!pick) return cheating(n, seated, randomUUID(), dice);
    made = pick;
    return pickMessage(n, pick);
  };
}

/** A node that was just killed comes back. */
async function lineFor(guest: Guest, { kind, match }: Post): Promise<void> {
  while (!guest.isOpen) {
    const connected = guest.connect();
    const entered = kind === 'stranger' ? connected : connected.then(() => guest.enter(match));
    await entered.catch(async () => {
      guest.hangUp();
      await wait(100);
    });
  }
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
