import { examples } from 'virtual:examples';
import { firsts } from 'virtual:firsts';
import { lessons } from 'virtual:lessons';
import { puzzles } from 'virtual:puzzles';
import { rulebooks } from 'virtual:rulebooks';
import { bots, levels, opponents } from '@siegeworks/bots';
import type { RuleBook } from '@siegeworks/protocol';
import type { Examples } from '@siegeworks/scenario';
import { shelf } from './all-games.ts';
import { browserDatabase } from './idb.ts';
import { dialSocket, socketAddress } from './line.ts';
import { otherTabs } from './neighbours.ts';
import { openPage } from './page.ts';
import { dialPoll, requestTo } from './poll-line.ts';
import { dialEither } from './ways.ts';

async function rulebook(game: string): Promise<RuleBook | null> {
  return Object.hasOwn(rulebooks, game) ? (await rulebooks[game]()).book : null;
}

async function examplesOf(game: string): Promise<Examples | null> {
  return Object.hasOwn(examples, game) ? (await examples[game]()).examples : null;
}

/** 128 bits from the browser's own generator; the rules themselves never use it. */
function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

const wait = (milliseconds: number) => new Promise<void>(done => setTimeout(done, milliseconds));

/** Where the page lies, which may be under a path of somebody else's: a built page has this program in a folder of its own. */
const isBuilt = /\/assets\/[^/]*$/.test(self.location.pathname);
const HOME = new URL(isBuilt ? '../' : '/', self.location.href).href;

const page = openPage(
  {
    shelf,
    bots,
    levels,
    opponents,
    database: browserDatabase(),
    neighbours: otherTabs(),
    dial: dialEither({
      socket: dialSocket(socketAddress(HOME)),
      poll: dialPoll({ request: requestTo(HOME), fresh, wait }),
      now: () => performance.now(),
      wait,
    }),
    rulebook,
    examples: examplesOf,
    lessons: async game => (Object.hasOwn(lessons, game) ? (await lessons[game]()).lessons : []),
    first: async game => (Object.hasOwn(firsts, game) ? (await firsts[game]()).first : null),
    puzzles: async game => (Object.hasOwn(puzzles, game) ? (await puzzles[game]()).puzzles : []),
    fresh,
    now: () => Date.now(),
    pause: () => new Promise(done => setTimeout(done)),
    wait,
  },
  message => self.postMessage(message),
);

self.onmessage = event => void page.receive(event.data);
