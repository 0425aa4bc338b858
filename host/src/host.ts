import type { Game } from '@siegeworks/contract';
import type { Settings, Tell } from '@siegeworks/protocol';
import type { HostParts } from './parts.ts';
import { refuse } from './refusals.ts';
import type { Room } from './room.ts';
import type { Visit } from './visit.ts';

/** Plays matches for any number of visitors. */
export interface Host {
  parts: HostParts;
  rooms: Map<string, Room>;
  /** Rooms that are just being fetched: everybody who wants the same one gets the same room. */
  opening: Map<string, Promise<Room>>;
  /** How people want to be asked, by person and game. */
  settings: Map<string, Settings>;
}
/** One line to one visitor's screen, which may show several matches. */
export interface Caller {
  who: string;
  name: string;
  tell: Tell;
  visits: Map<string, Visit>;
  /** How long a message to this screen and its answer are under way, in milliseconds. */
  lag: number;
}

export const openHost = (parts: HostParts): Host => ({
  parts,
  rooms: new Map(),
  opening: new Map(),
  settings: new Map(),
});
export const callerAt = (who: string, tell: Tell, name = who): Caller => ({
  who,
  name,
  tell,
  visits: new Map(),
  lag: 0,
});

/** A visitor has gone: what nobody sees any more is not told. */
export async function hangUp(host: Host, caller: Caller): Promise<void> {
  await Promise.all([...caller.visits.keys()].map(match => leave(host, caller, match)));
}

/** Nothing happens in a room that nobody visits; what has happened is still kept. */
export async function leave(host: Host, caller: Caller, match: string): Promise<void> {
  const visit = caller.visits.get(match);
  caller.visits.delete(match);
  if (!visit) return;
  const { room } = visit;
  room.visits.delete(visit);
  if (room.visits.size > 0) return;
  room.closed = true;
  await host.parts.store.flush();
  if (host.rooms.get(match) === room) host.rooms.delete(match);
}

/** Another host has taken over the match: here it stops, and everybody in it gets a message. */
export function moveAway(host: Host, match: string): void {
  const room = host.rooms.get(match);
  if (!room || room.closed) return;
  room.closed = true;
  room.elsewhere = true;
  for (const visit of room.visits) visit.tell(null, 'elsewhere', { match });
}

export async function gameNamed({ parts }: Host, id: string): Promise<Game> {
  const game = await parts.game(id);
  if (!game) throw refuse('no game', id);
  return game;
}

/** This visitor's place in a room in which something can still happen. */
export function visitAt({ visits }: Caller, match: string): Visit {
  const visit = visits.get(match);
  if (visit?.room.elsewhere) throw refuse('elsewhere');
  if (!visit || visit.room.closed) throw refuse('not open');
  return visit;
}

export const DEFAULT_SETTINGS: Settings = { askForced: false, stops: [], standing: {} };
export function settingsOf({ settings }: Host, who: string, game: string): Settings {
  return settings.get(`${who}/${game}`) ?? DEFAULT_SETTINGS;
}
