import { randomBytes } from 'node:crypto';
import { setImmediate as breathe, setTimeout as wait } from 'node:timers/promises';
import { bots, levels } from '@siegeworks/bots';
import type { Game } from '@siegeworks/contract';
import type { Host, Room, Store, Thinking } from '@siegeworks/host';
import { openHost } from '@siegeworks/host';
import { MARKED } from '@siegeworks/kernel';
import { games } from '@siegeworks/shelf';
import { watchWaits } from './absence.ts';
import { replaceInRooms } from './account/former.ts';
import type { Lines } from './account/lines.ts';
import { lookAtLines, newLines } from './account/lines.ts';
import type { Presence } from './away.ts';
import { newPresence } from './away.ts';
import type { Bus, News } from './bus.ts';
import { lonely, sharedBus } from './bus.ts';
import { keepServing, watchClocks } from './clocks.ts';
import type { Database, Where } from './database/open.ts';
import { openDatabase } from './database/open.ts';
import type { EngineBuilder, Engines } from './engines.ts';
import { openEngines, shelfEngine } from './engines.ts';
import type { Entrance } from './entrance.ts';
import { newEntrance } from './entrance.ts';
import { halt, lawful } from './faults.ts';
import { heavyRooms } from './heavy.ts';
import type { Metrics } from './metrics.ts';
import { newMetrics } from './metrics.ts';
import type { Gate } from './moderation/gate.ts';
import { keepGate, newGate, refreshGate } from './moderation/gate.ts';
import { moment } from './moment.ts';
import type { Nodes } from './nodes.ts';
import { heardFrom, introduce, watchNodes } from './nodes.ts';
import { heardOf, tellPeople } from './presence.ts';
import type { RatingWatch } from './ratings/watch.ts';
import { watchRatings } from './ratings/watch.ts';
import { catchUp, fellBehind, fetchRoom, watchLog } from './rooms.ts';
import { steadyClock } from './steady.ts';
import { databaseStore } from './store.ts';
import { thinkApart } from './thinking.ts';
import type { Pool } from './threads/pool.ts';
import { openPool } from './threads/pool.ts';

/** One node of a house: serves any room, owns none. */
export interface House {
  /** Tells this node from the others. */
  node: string;
  database: Database;
  bus: Bus;
  host: Host;
  game(id: string): Game | null;
  engines: Engines;
  pool: Pool;
  /** The others that are alive. */
  nodes: Nodes;
  presence: Presence;
  /** What the host has decided. */
  gate: Gate;
  lines: Lines;
  entrance: Entrance;
  metrics: Metrics;
  now(): number;
  close(): Promise<void>;
}

/** 128 bits that nobody can guess. */
export const fresh = (): string => randomBytes(16).toString('hex');

/** What could not be announced now goes out with the next news. */
const missed = (): void => {};

/** What another node, or a host, has told this one. */
export function hearNews(house: House, news: News, from: string): void {
  if (news.kind === 'who is there' && news.node === house.node) introduce(house);
  if (news.kind === 'action') void catchUp(house, news.match);
  if (news.kind === 'presence') heardOf(house, news.match, from, news.here).catch(missed);
  if (news.kind === 'gate') refreshGate(house).catch(missed);
  if (news.kind === 'former') replaceInRooms(house, news.person, news);
  if (news.kind === 'signed out' || news.kind === 'former') lookAtLines(house, news.person).catch(missed);
  const room = news.kind === 'talk' ? house.host.rooms.get(news.match) : undefined;
  if (room) tellPeople(house, room).catch(missed);
}

/** Whatever a node says shows that it lives, also what was still on its way when it had been given up. */
function hearNode(house: House, news: News, from: string): void {
  heardFrom(house, from);
  hearNews(house, news, from);
}

/** What a house does about its rooms: where they come from, who thinks in them, and what happens when the rules fail. */
const roomParts = (house: () => House) => ({
  fetch: (match: string) => fetchRoom(house(), match),
  detached: true,
  moment,
  history: MARKED.every,
  ...heavyRooms(house),
  think: (room: Room, thinking: Thinking) => thinkApart(house(), room, thinking),
  lawful,
  onFault: (room: Room, cause: unknown, doing: string) =>
    void halt(house(), room, cause, doing).catch(missed),
});

interface Announced extends Pick<House, 'metrics' | 'bus'> {
  /** A match is over. */
  ended(): void;
}
/** What has been stored is counted, and told to the other nodes. */
const announcing = (store: Store, { metrics, bus, ended }: Announced): Store => ({
  ...store,
  append: async (after, action) => {
    const stored = metrics.storing.startTimer();
    await store.append(after, action);
    stored();
    metrics.actions.inc();
    bus.publish({ kind: 'action', match: after.id, seq: action.seq });
    if (after.match.state.over) ended();
  },
});

export interface HouseParts {
  now?: () => number;
  /** The games of this house. */
  shelf?: readonly Game[];
  /** Builds the rules of a game into one text, to be kept. */
  engine?: EngineBuilder;
}

export async function openHouse(
  where: Where,
  { now: given, shelf = games, engine = shelfEngine }: HouseParts = {},
): Promise<House> {
  const node = fresh();
  const database = await openDatabase(where, given);
  const now = given ?? (await steadyClock(database));
  const bus = database.shared ? await sharedBus(database, node) : lonely();
  const game = (id: string) => shelf.find(each => each.about.id === id) ?? null;
  const store = databaseStore(database, now, match => void fellBehind(house, match));
  const metrics: Metrics = newMetrics(() => host.rooms.size);
  const host = openHost({
    game: async id => game(id),
    bots,
    levels,
    store: announcing(store, { metrics, bus, ended: () => ratings.look() }),
    ...roomParts(() => house),
    fresh,
    now,
    pause: () => breathe(),
    wait: milliseconds => wait(milliseconds),
  });
  const house: House = {
    node,
    database,
    bus,
    host,
    nodes: new Map(),
    presence: newPresence(),
    gate: newGate(),
    lines: newLines(),
    entrance: newEntrance(),
    metrics,
    game,
    pool: openPool(),
    engines: openEngines({ database, game, now, build: engine }),
    now,
    async close() {
      for (const stop of stops) stop();
      await ratings.stop();
      await stopServing();
      for (const room of host.rooms.values()) room.closed = true;
      await Promise.all([...host.rooms.values()].map(room => room.queue));
      await house.pool.close();
      await bus.close();
      await database.close();
    },
  };
  bus.listen((news, from) => hearNode(house, news, from));
  for (const each of shelf) void house.engines.kept(each).catch(missed);
  const stopServing = await keepServing(house);
  const stops = [
    watchLog(house),
    watchClocks(house),
    watchWaits(house),
    watchNodes(house),
    await keepGate(house),
  ];
  const ratings: RatingWatch = watchRatings(house);
  return house;
}
