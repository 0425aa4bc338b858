import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import type { Database } from './database/open.ts';

/** What nodes tell each other. Everything can be read from the database as well: a lost message costs time, nothing else. */
export type News =
  | { kind: 'action'; match: string; seq: number }
  | { kind: 'invitation'; id: string }
  | { kind: 'circle'; id: string }
  | { kind: 'talk'; match: string }
  /** The host has decided something that every node must know. */
  | { kind: 'gate' }
  /** Somebody has signed out somewhere: their lines are looked at again. */
  | { kind: 'signed out'; person: string }
  /** Somebody has been deleted, and is called otherwise where they sat. */
  | { kind: 'former'; person: string; name: string; who: string }
  /** That node lives. */
  | { kind: 'alive' }
  /** The node of this name is asked who visits it. */
  | { kind: 'who is there'; node: string }
  /** Who visits a match at that node. */
  | { kind: 'presence'; match: string; here: { who: string; name: string }[] };
type Listener = (news: News, node: string) => void;

/** The line between the nodes of a house. */
export interface Bus {
  publish(news: News): void;
  listen(listener: Listener): void;
  close(): Promise<void>;
}

/** A house with one node talks to itself only, and knows already what it would say. */
export const lonely = (): Bus => ({ publish: () => {}, listen: () => {}, close: async () => {} });

const CHANNEL = 'siegeworks';
/** Batches cost a fraction of single notices, which make commits wait for each other. */
const BATCH = { most: 40, milliseconds: 3, bytes: 7_500 };
/** After a broken line it is tried again this often. */
const RETRY = 500;

/** The nodes of a house on one PostgreSQL. */
export async function sharedBus(database: Database, node: string): Promise<Bus> {
  const listeners = new Set<Listener>();
  let waiting: News[] = [];
  let timer: NodeJS.Timeout | undefined;
  let closed = false;
  /** One after the other: a connection carries out one query at a time. */
  let sending: Promise<unknown> = Promise.resolve();
  let client = await connected(database.shared ?? {}, hear);
  watchOver(client);

  function hear(payload: string): void {
    const { from, news } = JSON.parse(payload) as { from: string; news: News[] };
    if (from === node) return;
    for (const each of news) for (const listener of listeners) listener(each, from);
  }
  /** A line that breaks is opened again; what was missed in between is found by the regular look into the log. */
  function watchOver(line: pg.Client): void {
    // It may complain more than once, and a complaint that nobody hears ends the node.
    line.on('error', () => void reopen());
    line.once('end', () => void reopen());
  }
  let reopening: Promise<void> | null = null;
  function reopen(): Promise<void> {
    reopening ??= (async () => {
      while (!closed) {
        try {
          client = await connected(database.shared ?? {}, hear);
          watchOver(client);
          return;
        } catch {
          await wait(RETRY);
        }
      }
    })().finally(() => {
      reopening = null;
    });
    return reopening;
  }
  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    const news = waiting;
    waiting = [];
    for (const part of batches(news)) {
      const payload = JSON.stringify({ from: node, news: part });
      sending = sending
        .then(() => client.query('select pg_notify($1, $2)', [CHANNEL, payload]))
        .catch(() => {});
    }
  }
  return {
    publish(news) {
      waiting.push(news);
      if (waiting.length >= BATCH.most) flush();
      else timer ??= setTimeout(flush, BATCH.milliseconds);
    },
    listen: listener => void listeners.add(listener),
    async close() {
      flush();
      await sending;
      closed = true;
      client.removeAllListeners();
      client.on('error', () => {});
      await client.end().catch(() => {});
    },
  };
}

async function connected(config: pg.ClientConfig, hear: (payload: string) => void): Promise<pg.Client> {
  const client = new pg.Client(config);
  client.on('error', () => {});
  await client.connect();
  client.on('notification', ({ payload = '' }) => hear(payload));
  await client.query(`listen ${CHANNEL}`);
  return client;
}

/** A notice holds at most 8,000 bytes. */
function batches(news: readonly News[]): News[][] {
  const parts: News[][] = [];
  let size = BATCH.bytes;
  for (const each of news) {
    const bytes = Buffer.byteLength(JSON.stringify(each)) + 1;
    if (size + bytes > BATCH.bytes) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(each);
    size += bytes;
  }
  return parts;
}
