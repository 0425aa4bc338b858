import { randomBytes } from 'node:crypto';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { bots, levels } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Host } from '@siegeworks/host';
import { openHost } from '@siegeworks/host';
import { games } from '@siegeworks/shelf';
import type { Bus, News } from './bus.ts';
import { lonely, sharedBus } from './bus.ts';
import { keepServing, watchClocks } from './clocks.ts';
import type { Database, Where } from './database/open.ts';
import { openDatabase } from './database/open.ts';
import type { Metrics } from './metrics.ts';
import { newMetrics } from './metrics.ts';
import type { Presence } from './presence.ts';
import { heardOf, newPresence, tellPeople } from './presence.ts';
import { catchUp, fetchRoom } from './rooms.ts';
import { databaseStore } from './store.ts';

/** One node of a house: serves any room, owns none. */
export interface House {
  /** Tells this node from the others. */
  node: string;
  database: Database;
  bus: Bus;
  host: Host;
  game(id: string): Game | null;
  presence: Presence;
  metrics: Metrics;
  now(): number;
  close(): Promise<void>;
}

/** 128 bits that nobody can guess. */
export const fresh = (): string => randomBytes(16).toString('hex');

/** What could not be told now is told with the next news. */
const missed = (): void => {};

function hearNews(house: House, news: News, from: string): void {
  if (news.kind === 'action') void catchUp(house, news.match);
  if (news.kind === 'presence') heardOf(house, news.match, from, news.here).catch(missed);
  const room = news.kind === 'talk' ? house.host.rooms.get(news.match) : undefined;
  if (room) tellPeople(house, room).catch(missed);
}

/** How often a node looks for actions of open rooms that it was not told about. */
const LOOK = 5_000;

export interface HouseParts {
  now?: () => number;
  /** The games of this house. */
  shelf?: readonly Game[];
}

export async function openHouse(
  where: Where,
  { now = Date.now, shelf = games }: HouseParts = {},
): Promise<House> {
  const node = fresh();
  const database = await openDatabase(where);
  const bus = database.shared ? await sharedBus(database, node) : lonely();
  const game = (id: string) => shelf.find(each => each.about.id === id) ?? null;
  const store = databaseStore(database, now, match => void catchUp(house, match));
  const metrics: Metrics = newMetrics(() => host.rooms.size);
  const host = openHost({
    game: async id => game(id),
    bots,
    levels,
    store: {
      ...store,
      append: async (after, action) => {
        const stored = metrics.storing.startTimer();
        await store.append(after, action);
        stored();
        metrics.actions.inc();
        bus.publish({ kind: 'action', match: after.id, seq: action.seq });
      },
    },
    fetch: match => fetchRoom(house, match),
    fresh,
    now,
    pause: () => breathe(),
    wait: milliseconds => wait(milliseconds),
  });
  const looking = setInterval(() => {
    if (database.shared) for (const match of host.rooms.keys()) void catchUp(house, match);
  }, LOOK);
  const house: House = {
    node,
    database,
    bus,
    host,
    presence: newPresence(),
    metrics,
    game,
    now,
    async close() {
      clearInterval(looking);
      stopClocks();
      await stopServing();
      for (const room of host.rooms.values()) room.closed = true;
      await Promise.all([...host.rooms.values()].map(room => room.queue));
      await bus.close();
      await database.close();
    },
  };
  bus.listen((news, from) => hearNews(house, news, from));
  const stopServing = await keepServing(house);
  const stopClocks = watchClocks(house);
  return house;
}
