import type { Match, Seat } from '@siegeworks/kernel';
import { create } from '@siegeworks/kernel';
import type { ClientMessage, ClientType, SeatPlan, Series } from '@siegeworks/protocol';
import type { Deed } from './actions.ts';
import { act, undoing } from './actions.ts';
import { checkBots, fileName, fileOf, roomFrom } from './files.ts';
import { giveHint } from './hint.ts';
import type { Caller, Host } from './host.ts';
import { DEFAULT_SETTINGS, gameNamed, leave, visitAt } from './host.ts';
import { HostRefused, refuse, whyOf } from './refusals.ts';
import type { Chair, Room } from './room.ts';
import { chairsFor, isTheirs, roomOf } from './room.ts';
import { run } from './run.ts';
import { following, newSeries, nextId, onward } from './series.ts';
import { fault, show, tellFacts } from './telling.ts';
import type { Visit } from './visit.ts';
import { forgetTold, ownSeat, visitOf } from './visit.ts';

/** What a visitor may ask a host for. Everything else is answered beside the screen. */
export type Asked = Exclude<ClientType, 'hello' | 'cards' | 'rulebook' | 'whyNot'>;
type Message<K extends Asked> = Extract<ClientMessage, { type: K }>;
type Handler<K extends Asked> = (host: Host, caller: Caller, message: Message<K>) => Promise<void> | void;

/** One handler for each kind of message. Whatever it throws as refused has changed nothing. */
export const HANDLERS: { [K in Asked]: Handler<K> } = {
  async saves({ parts }, { tell }, { re }) {
    tell(re, 'saves', { saves: await parts.store.list() });
  },
  create: createMatch,
  open: (host, caller, { re, match }) => openMatch(host, caller, re, match),
  next: nextMatch,
  rematch,
  async leave(host, caller, { re, match }) {
    await leave(host, caller, match);
    caller.tell(re, 'done', {});
  },
  async forget(host, caller, { re, match }) {
    await leave(host, caller, match);
    await host.parts.store.forget(match);
    caller.tell(re, 'done', {});
  },
  async export({ parts }, { visits, tell }, { re, match }) {
    const room = visits.get(match)?.room;
    const text = room ? fileOf(room) : await parts.store.copy(match);
    if (text === null) throw refuse('not kept');
    tell(re, 'file', { name: room ? fileName(room) : `match-${match.slice(0, 8)}.siege.json`, text });
  },
  async import(host, caller, { re, text }) {
    const room = await roomFrom(host.parts, host.parts.fresh(), text, caller.who);
    await begin(host, caller, re, room);
  },
  async pick(host, caller, { re, match, seq, question, option }) {
    const visit = visitAt(caller, match);
    const stands = () => {
      const { asked } = visit.room.match;
      if (seq !== visit.seq) throw refuse('changed');
      if (asked && asked.seat !== ownSeat(visit)) throw refuse('not your decision');
    };
    stands();
    await decide(host, visit, re, { seat: ownSeat(visit), deed: { kind: 'move', option, question }, stands });
  },
  async undo(host, caller, { re, match }) {
    const visit = visitAt(caller, match);
    const seat = ownSeat(visit);
    const plan = undoing(visit.room, seat);
    if ('why' in plan) throw new HostRefused(plan.why);
    await act(host.parts, visit.room, seat, { kind: 'undo', to: plan.to });
    visit.passing = null;
    caller.tell(re, 'done', {});
    show(host, visit.room);
  },
  async concede(host, caller, { re, match }) {
    const visit = visitAt(caller, match);
    await decide(host, visit, re, { seat: ownSeat(visit), deed: { kind: 'concede' }, stands: () => {} });
  },
  async ready(host, caller, { re, match, seat }) {
    const visit = visitAt(caller, match);
    const { room } = visit;
    if (!isTheirs(room, seat, caller.who)) throw refuse('not at this screen');
    if (room.match.asked && room.match.asked.seat !== seat) throw refuse('somebody else is asked');
    visit.eye = seat;
    caller.tell(re, 'done', {});
    tellFacts(host, visit);
    await run(host, room);
  },
  async passTurn(host, caller, { re, match, on }) {
    const visit = visitAt(caller, match);
    const { game, state } = visit.room.match;
    const seat = ownSeat(visit);
    visit.passing = on ? { seat, turn: game.audit.turns(state) } : null;
    caller.tell(re, 'done', {});
    if (!on) tellFacts(host, visit);
    await run(host, visit.room);
  },
  async retry(host, caller, { re, match }) {
    const { room } = visitAt(caller, match);
    caller.tell(re, 'done', {});
    await run(host, room);
  },
  hint: (host, caller, { re, match }) => giveHint(host, visitAt(caller, match), re),
  stopHint(_host, caller, { re, match }) {
    visitAt(caller, match).hints++;
    caller.tell(re, 'done', {});
  },
  async settings(host, caller, { re, game }) {
    caller.tell(re, 'settings', { game, settings: await learnSettings(host, caller.who, game) });
  },
  async settle(host, { who, tell }, { re, game, settings }) {
    await gameNamed(host, game);
    host.settings.set(`${who}/${game}`, settings);
    tell(re, 'settings', { game, settings });
    await host.parts.store.keepSettings(who, game, settings);
    const open = [...host.rooms.values()].filter(room => room.match.game.about.id === game);
    await Promise.all(open.map(room => run(host, room)));
  },
};

async function createMatch(
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
async function rematch(
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

/** The same players again; a next match that was begun before goes on. */
async function nextMatch(host: Host, caller: Caller, { re, match: before }: Message<'next'>): Promise<void> {
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

async function openMatch(host: Host, caller: Caller, re: number, id: string): Promise<void> {
  const open = host.rooms.get(id);
  if (open && !open.closed) return enter(host, caller, re, open);
  const opening = host.opening.get(id) ?? fetched(host, id, caller.who);
  host.opening.set(id, opening);
  const room = await opening.finally(() => host.opening.delete(id));
  await enter(host, caller, re, room);
}

/** Takes a kept match over from whoever else plays it. One that cannot be played again is not touched. */
async function fetched(host: Host, id: string, who: string): Promise<Room> {
  const { store } = host.parts;
  await store.flush();
  const file = await store.read(id);
  if (file === null) throw refuse('not kept');
  const room = await roomFrom(host.parts, id, file, who);
  // Where somebody was faster, theirs is the newest now.
  return (await store.claim(room)) ? room : fetched(host, id, who);
}

/** A match that has just come to be: it is kept, and the visitor sits down at it. */
async function begin(host: Host, caller: Caller, re: number, room: Room): Promise<void> {
  await host.parts.store.begin(room);
  await enter(host, caller, re, room);
}

/** Comes into a room: sees all of it, and lets it go on. */
async function enter(host: Host, caller: Caller, re: number, room: Room): Promise<void> {
  const game = room.match.game.about.id;
  await learnSettings(host, caller.who, game);
  if (host.rooms.get(room.id) !== room) host.rooms.set(room.id, room);
  const visit = placeIn(caller, room);
  caller.tell(re, 'opened', { match: room.id, game });
  tellFacts(host, visit);
  await run(host, room);
}

function placeIn(caller: Caller, room: Room): Visit {
  const there = caller.visits.get(room.id);
  if (there?.room === room) {
    forgetTold(there);
    return there;
  }
  const visit = visitOf(room, caller.who, caller.tell);
  caller.visits.set(room.id, visit);
  room.visits.add(visit);
  return visit;
}

async function learnSettings(host: Host, who: string, game: string) {
  const key = `${who}/${game}`;
  const { id } = (await gameNamed(host, game)).about;
  const settings = host.settings.get(key) ?? (await host.parts.store.settings(who, id)) ?? DEFAULT_SETTINGS;
  host.settings.set(key, settings);
  return settings;
}

interface Decision {
  seat: Seat;
  deed: Deed;
  stands: () => void;
}

/** Does what a person decided; a fault in the rules is told with a report instead of passed on. */
async function decide(host: Host, visit: Visit, re: number, { seat, deed, stands }: Decision): Promise<void> {
  const { room } = visit;
  try {
    await act(host.parts, room, seat, deed, stands);
    show(host, room);
  } catch (cause) {
    if (whyOf(cause)) throw cause;
    fault(room, cause, deed.kind === 'move' ? (deed.question ?? '') : deed.kind);
  }
  visit.tell(re, 'done', {});
  await run(host, room);
}
