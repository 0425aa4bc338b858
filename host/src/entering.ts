import type { Match } from '@siegeworks/kernel';
import { create } from '@siegeworks/kernel';
import type { ClientMessage, SeatPlan, Series, Settings } from '@siegeworks/protocol';
import { checkBots, roomFrom } from './files.ts';
import type { Caller, Host } from './host.ts';
import { DEFAULT_SETTINGS, gameNamed, visitAt } from './host.ts';
import { tellFacts } from './messages.ts';
import { refuse } from './refusals.ts';
import type { Chair, Room } from './room.ts';
import { chairsFor, roomOf } from './room.ts';
import { goOn } from './run.ts';
import { following, newSeries, nextId, onward } from './series.ts';
import type { Visit } from './visit.ts';
import { forgetTold, visitOf } from './visit.ts';

type Message<K extends ClientMessage['type']> = Extract<ClientMessage, { type: K }>;

/** A new match, with the visitor who asks for it on the seats called `me`. */
export async function createMatch(
  host: Host,
  caller: Caller,
  { re, game: id, config, seats, seed, series: of }: Message<'create'>,
): Promise<void> {
  const game = await gameNamed(host, id);
  if (seats.length !== config.players.length) throw refuse('seats do not fit');
  checkBots(host.parts, seats);
  if (of && seats.length < 2) throw refuse('series alone');
  const match = create(game, config, seed || host.parts.fresh());
  const chairs = chairsFor(seats, caller.who);
  await begin(
    host,
    caller,
    re,
    roomOf(host.parts.fresh(), match, dealt(chairs, of && newSeries(of, config))),
  );
}
const dealt = (seats: Chair[], series: Series | undefined) => ({ seats, series });

/** The same set-up and players again; everybody one seat on, or against another computer player. */
export async function rematch(
  host: Host,
  caller: Caller,
  { re, match: id, swap = false, bot }: Message<'rematch'>,
): Promise<void> {
  const { match, seats: before, series } = visitAt(caller, id).room;
  const seats = swap ? onward(before) : before;
  const config = series?.options ? { ...match.config, options: series.options } : match.config;
  const chairs = bot === undefined ? seats : against(host, seats, bot);
  const again: Match = create(match.game, config, host.parts.fresh());
  const room = roomOf(host.parts.fresh(), again, dealt(chairs, series && newSeries(series.of, config)));
  await begin(host, caller, re, room);
}

/** The same players again; a next match that has already begun is continued. */
export async function nextMatch(
  host: Host,
  caller: Caller,
  { re, match: before }: Message<'next'>,
): Promise<void> {
  const { room } = visitAt(caller, before);
  const { config, seats, series } = following(room);
  const id = nextId(room) ?? host.parts.fresh();
  if (host.rooms.has(id) || (await host.parts.store.copy(id)) !== null)
    return openMatch(host, caller, re, id);
  const match: Match = create(room.match.game, config, host.parts.fresh());
  await begin(host, caller, re, roomOf(id, match, { seats, series }));
}

/** The same seats with other computer players. */
function against({ parts }: Host, seats: readonly Chair[], id: string): Chair[] {
  const bot = parts.bots.find(each => each.id === id);
  const several = seats.filter(chair => chair.kind === 'computer').length > 1;
  let n = 0;
  const name = () => (several ? `${bot?.name} ${++n}` : (bot?.name ?? id));
  const plan: SeatPlan = { kind: 'bot', name: id, bot: id };
  checkBots(parts, [plan]);
  return seats.map(chair => (chair.kind === 'computer' ? { ...chair, name: name(), bot: id } : chair));
}

export async function openMatch(host: Host, caller: Caller, re: number, id: string): Promise<void> {
  const open = host.rooms.get(id);
  if (open && !open.closed) return enter(host, caller, re, open);
  const opening = host.opening.get(id) ?? fetched(host, id, caller.who);
  host.opening.set(id, opening);
  const room = await opening.finally(() => host.opening.delete(id));
  await enter(host, caller, re, room);
}

/** Takes over a saved match from any other host. One that cannot be played again is not touched. */
async function fetched(host: Host, id: string, who: string): Promise<Room> {
  const { store, fetch } = host.parts;
  await store.flush();
  if (fetch) return (await fetch(id)) ?? Promise.reject(refuse('not kept'));
  const file = await store.read(id);
  if (file === null) throw refuse('not kept');
  const room = await roomFrom(host.parts, id, file, who);
  // Where somebody was faster, theirs is the newest now.
  return (await store.claim(room)) ? room : fetched(host, id, who);
}

/** A new match: it is saved, and the visitor sits down at it. */
export async function begin(host: Host, caller: Caller, re: number, room: Room): Promise<void> {
  await host.parts.store.begin(room);
  await enter(host, caller, re, room);
}

/** Enters a room: sees all of it, and lets it continue. */
async function enter(host: Host, caller: Caller, re: number, room: Room): Promise<void> {
  const { id: game, rulesVersion: rules } = room.match.game.about;
  await learnSettings(host, caller.who, game);
  if (host.rooms.get(room.id) !== room) host.rooms.set(room.id, room);
  const visit = placeIn(caller, room);
  caller.tell(re, 'opened', { match: room.id, game, rules });
  tellFacts(host, visit);
  await goOn(host, room);
}

function placeIn(caller: Caller, room: Room): Visit {
  const there = caller.visits.get(room.id);
  if (there?.room === room) {
    forgetTold(there);
    return there;
  }
  const visit = visitOf(room, caller.who, caller.tell, caller.name);
  caller.visits.set(room.id, visit);
  room.visits.add(visit);
  return visit;
}

/** How somebody wants to be asked in a game, as far as it is known. */
export async function learnSettings(host: Host, who: string, game: string): Promise<Settings> {
  const key = `${who}/${game}`;
  const { id } = (await gameNamed(host, game)).about;
  const settings = host.settings.get(key) ?? (await host.parts.store.settings(who, id)) ?? DEFAULT_SETTINGS;
  host.settings.set(key, settings);
  return settings;
}
