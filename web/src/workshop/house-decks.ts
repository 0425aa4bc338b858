import type { KeptDeck } from '@siegeworks/protocol';
import { ask, whoAmI } from '../people/house.ts';
import type { Session } from '../session.ts';
import type { AllAgreed, BrowserDecks, HouseDecks } from './bring-together.ts';
import { bringTogether } from './bring-together.ts';
import { freshId } from './fresh-id.ts';

const house: HouseDecks = {
  all: async () => (await ask<{ decks: Awaited<ReturnType<HouseDecks['all']>> }>('decks')).decks,
  deck: id => ask(`decks/${encodeURIComponent(id)}`),
  keep: change => ask('decks', change),
  forget: (id, base) => ask(`decks/${encodeURIComponent(id)}/forget`, { base }),
};
const browserOf = (session: Session): BrowserDecks => ({
  all: async () => (await session.ask('decks', {}, 'decks')).decks,
  keep: (deck: KeptDeck) => session.ask('keepDeck', { deck }, 'done'),
  forget: id => session.ask('forgetDeck', { id }, 'done'),
  freshId,
});

/** How the last meeting with the house went. */
export interface Meeting {
  /** As whom, or empty where nobody is signed in. */
  name: string;
  problem: string;
}

let running: Promise<Meeting> | null = null;
let next: Promise<Meeting> | null = null;

/**
 * Brings the decks of this browser and of the person's account together; without an account nothing happens. Whoever asks
 * while a meeting is under way gets the next one: the first may have looked before their change.
 */
export function meetHouse(session: Session): Promise<Meeting> {
  if (!running) {
    running = alone(() => meet(session)).finally(() => {
      running = null;
    });
    return running;
  }
  next ??= running.then(() => {
    next = null;
    return meetHouse(session);
  });
  return next;
}

async function meet(session: Session): Promise<Meeting> {
  const person = await whoAmI();
  if (!person?.account) return { name: '', problem: '' };
  const agreed = readAgreed();
  const open = await decksOnBenches();
  try {
    await bringTogether({ browser: browserOf(session), house, person: person.id, agreed, open });
    return { name: person.name, problem: '' };
  } catch (fault) {
    return { name: person.name, problem: fault instanceof Error ? fault.message : `${fault}` };
  } finally {
    writeAgreed(agreed);
  }
}

/** Of several tabs, one at a time. Browsers lend locks to safe addresses only; elsewhere the house's revisions see to it. */
const alone = <T>(deed: () => Promise<T>): Promise<T> =>
  'locks' in navigator ? navigator.locks.request('siegeworks.decks', deed) : deed();

const AGREED = 'siegeworks.decks.agreed';
function readAgreed(): AllAgreed {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(AGREED) ?? '{}');
    return typeof kept === 'object' && kept !== null ? (kept as AllAgreed) : {};
  } catch {
    return {};
  }
}
function writeAgreed(agreed: AllAgreed): void {
  try {
    localStorage.setItem(AGREED, JSON.stringify(agreed));
  } catch {
    // Without it, what differs is kept twice.
  }
}

const BENCH = 'siegeworks.bench.';
const here = new Set<string>();

/** Says that a deck lies on a bench, here and to other tabs; returns how to say that it no longer does. */
export function holdOnBench(id: string): () => void {
  here.add(id);
  const { promise, resolve } = Promise.withResolvers<void>();
  if ('locks' in navigator)
    navigator.locks.request(BENCH + id, { mode: 'shared' }, () => promise).catch(() => {});
  return () => {
    here.delete(id);
    resolve();
  };
}
async function decksOnBenches(): Promise<Set<string>> {
  const { held = [] } = 'locks' in navigator ? await navigator.locks.query() : {};
  const elsewhere = held.flatMap(({ name = '' }) =>
    name.startsWith(BENCH) ? [name.slice(BENCH.length)] : [],
  );
  return new Set([...here, ...elsewhere]);
}
